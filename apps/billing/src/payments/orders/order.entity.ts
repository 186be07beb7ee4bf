import type {
  InvoiceRequest,
  OrderItem,
  OrderReview,
  OrderState,
  PaymentMethodName,
} from '@originseal/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

@Entity('purchase_order')
export class OrderEntity {
  @PrimaryColumn('uuid')
  id!: string

  @Column('text')
  number!: string

  @Column('uuid', { name: 'owner_id' })
  ownerId!: string

  @Column('jsonb')
  item!: OrderItem

  /** The version of the catalogue that the price and the item are of. */
  @Column('int', { name: 'catalogue_version' })
  catalogueVersion!: number

  @Column('int')
  amount!: number

  @Column('int')
  refunded!: number

  /** How the latest try pays. */
  @Column('text')
  payment!: PaymentMethodName

  @Column('text')
  state!: OrderState

  @Column('text', { nullable: true })
  review!: OrderReview | null

  @Column('boolean', { name: 'has_failed' })
  hasFailed!: boolean

  /** The order whose card was charged by itself for this one. */
  @Column('uuid', { name: 'renewal_of', nullable: true })
  renewalOf!: string | null

  /** Null after the buyer was erased. */
  @Column('jsonb', { nullable: true })
  invoice!: InvoiceRequest | null

  @Column('text', { name: 'event_id', nullable: true })
  eventId!: string | null

  /** When the buyer agreed that it begins at once. */
  @Column('timestamptz', { name: 'start_now_at', nullable: true })
  startNowAt!: Date | null

  @Column('timestamptz', { name: 'placed_at' })
  placedAt!: Date

  @Column('timestamptz', { name: 'payable_until' })
  payableUntil!: Date

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt!: Date | null
}
