import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A message to the merchant's server, and what it answered last. */
@Entity('notice')
export class NoticeEntity {
  @PrimaryColumn('uuid')
  id!: string

  @Column('text', { name: 'trade_no' })
  tradeNo!: string

  @Column('text')
  address!: string

  @Column('text')
  body!: string

  @Column('int')
  tries!: number

  @Column('text', { nullable: true })
  answer!: string | null

  @Column('boolean')
  acknowledged!: boolean

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date
}
