import type { PaymentInstructions, PaymentMethodName } from '@originseal/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { AttemptState } from '../orders/order.rules'
import type { KeptAnswer } from './kept-answer'

/** One try to pay an order. The provider knows it by our number, which is good once. */
@Entity('payment_attempt')
export class AttemptEntity {
  @PrimaryColumn('text')
  number!: string

  @Column('uuid', { name: 'order_id' })
  orderId!: string

  @Column('text')
  provider!: string

  @Column('text')
  payment!: PaymentMethodName

  /** Paying by it lets the card be charged again for each period. */
  @Column('boolean')
  renews!: boolean

  /** What was asked for. */
  @Column('int')
  amount!: number

  /** What came, where something has. */
  @Column('int', { nullable: true })
  received!: number | null

  @Column('text')
  state!: AttemptState

  /** The provider's, of the last failure. */
  @Column('text', { nullable: true })
  code!: string | null

  @Column('text', { name: 'provider_number', nullable: true })
  providerNumber!: string | null

  /** Of a card's authorisation. */
  @Column('text', { name: 'charge_number', nullable: true })
  chargeNumber!: string | null

  @Column('jsonb', { nullable: true })
  instructions!: PaymentInstructions | null

  /** The provider's last answer to a question of ours. */
  @Column('jsonb', { nullable: true })
  answer!: KeptAnswer | null

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt!: Date | null

  @Column('timestamptz', { name: 'started_at' })
  startedAt!: Date

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt!: Date | null
}

/** Whole NT$ that came by a try. */
export const receivedBy = ({ amount, received }: Pick<AttemptEntity, 'amount' | 'received'>): number =>
  received ?? amount
