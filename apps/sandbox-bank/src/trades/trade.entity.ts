import type { CheckoutFields, PaymentMethod } from '@originseal/ecpay'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { IssuedNumber, TradeState } from './trade.rules'

/** One order of the merchant, as it was sent, and what became of it. */
@Entity('trade')
export class TradeEntity {
  @PrimaryColumn('text', { name: 'trade_no' })
  tradeNo!: string

  @Column('text', { name: 'merchant_trade_no' })
  merchantTradeNo!: string

  @Column('int')
  amount!: number

  @Column('text')
  method!: PaymentMethod

  @Column('jsonb')
  sent!: CheckoutFields

  @Column('text')
  state!: TradeState

  @Column('jsonb', { nullable: true })
  number!: IssuedNumber | null

  /** `RtnCode` and `RtnMsg` once the order is paid or has failed. */
  @Column('text', { nullable: true })
  code!: string | null

  @Column('text', { nullable: true })
  message!: string | null

  /** When it was paid or failed. */
  @Column('timestamptz', { nullable: true })
  at!: Date | null

  /** Until then queries say that nobody has paid. */
  @Column('timestamptz', { name: 'silent_until', nullable: true })
  silentUntil!: Date | null

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date
}
