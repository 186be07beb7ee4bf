import type { Role } from '@originseal/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Account } from './account.rules'

@Entity('account')
export class AccountEntity implements Account {
  @PrimaryColumn('uuid')
  id!: string

  @Column('text')
  role!: Role

  @Column('text', { name: 'real_name' })
  realName!: string

  @Column('text', { nullable: true })
  email!: string | null

  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt!: Date | null

  @Column('text', { nullable: true })
  phone!: string | null

  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null

  @Column('text')
  language!: 'zh-TW' | 'en'

  @Column('timestamptz', { name: 'registered_at' })
  registeredAt!: Date

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null

  @Column('timestamptz', { name: 'erases_at', nullable: true })
  erasesAt!: Date | null
}
