import { Column, Entity, PrimaryColumn } from 'typeorm'

@Entity('invoice')
export class InvoiceEntity {
  @PrimaryColumn('text')
  number!: string

  /** The merchant's own number; one invoice each. */
  @Column('text', { name: 'relate_number' })
  relateNumber!: string

  @Column('jsonb')
  sent!: object

  @Column('int')
  amount!: number

  @Column('text', { name: 'random_number' })
  randomNumber!: string

  @Column('timestamptz', { name: 'issued_at' })
  issuedAt!: Date

  @Column('timestamptz', { name: 'voided_at', nullable: true })
  voidedAt!: Date | null
}
