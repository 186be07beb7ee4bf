import type { BankAccount, RefundDeduction, RefundKind, RefundState } from '@originseal/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Money of one paid try that goes back. */
@Entity('refund')
export class RefundEntity {
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid', { name: 'order_id' })
  orderId!: string

  @Column('text', { name: 'attempt_number' })
  attemptNumber!: string

  @Column('text')
  kind!: RefundKind

  @Column('text')
  state!: RefundState

  @Column('int')
  amount!: number

  @Column('jsonb')
  deductions!: readonly RefundDeduction[]

  @Column('text')
  reason!: string

  @Column('text', { name: 'requested_by' })
  requestedBy!: 'member' | 'administrator' | 'billing'

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt!: Date

  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date

  /** What is still free of the units that the order brought is taken back first. */
  @Column('boolean', { name: 'revokes_units' })
  revokesUnits!: boolean

  /** The administrator who approved, rejected or paid it. */
  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy!: string | null

  @Column('text', { nullable: true })
  note!: string | null

  @Column('jsonb', { nullable: true })
  account!: BankAccount | null

  /** What the charge had given back before this refund began; null until the provider was asked. */
  @Column('int', { name: 'refunded_before', nullable: true })
  refundedBefore!: number | null

  @Column('text', { nullable: true })
  failure!: string | null

  @Column('text', { nullable: true })
  reference!: string | null

  @Column('timestamptz', { name: 'refunded_at', nullable: true })
  refundedAt!: Date | null
}
