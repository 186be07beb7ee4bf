import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'

/** Somebody who tries the product without an account. The only place where their name and address are kept together. */
@Entity('trial_visitor')
export class TrialVisitorEntity {
  @PrimaryColumn('uuid')
  id!: string

  @Column('text', { name: 'real_name' })
  realName!: string

  @Column('text')
  email!: string

  @Column('text')
  phone!: string

  @CreateDateColumn({ type: 'timestamptz', name: 'admitted_at' })
  admittedAt!: Date

  /** Of somebody who has paid for something: until when it can be opened again. */
  @Column('timestamptz', { name: 'kept_until', nullable: true })
  keptUntil?: Date | null
}
