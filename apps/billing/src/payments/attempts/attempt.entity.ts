import type { PaymentInstructions, PaymentMethodName } from '@originseal/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { AttemptState } from '../orders/order.rules'

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

  @Column('int')
  amount!: number

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

  @Column('timestamptz', { name: 'started_at' })
  startedAt!: Date

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt!: Date | null
}
