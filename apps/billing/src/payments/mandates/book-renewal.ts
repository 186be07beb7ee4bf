import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { derivedId } from '@originseal/units'
import { newNumber } from '../attempts/attempt-number'
import type { AttemptEntity } from '../attempts/attempt.entity'
import { AttemptsRepository } from '../attempts/attempts.repository'
import type { MandateCharge } from '../ecpay/ecpay-mandates'
import { FulfilOrder } from '../fulfil-order'
import type { OrderEntity } from '../orders/order.entity'
import { OrdersRepository } from '../orders/orders.repository'
import { ProposeRefund } from '../refunds/propose-refund'
import { MandatesRepository } from './mandates.repository'

interface Renewal {
  /** The order that has opened the mandate. */
  readonly first: OrderEntity
  readonly number: string
  readonly charge: MandateCharge
  readonly isConfirmed: boolean
}

/** A further period was charged: it is an order of its own, with its invoice and its units, and fulfilled once. */
@Injectable()
export class BookRenewal {
  constructor(
    private readonly mandates: MandatesRepository,
    private readonly orders: OrdersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly fulfilOrder: FulfilOrder,
    private readonly proposeRefund: ProposeRefund,
  ) {}

  async execute(tx: Tx, { first, number, charge, isConfirmed }: Renewal): Promise<void> {
    const mandate = await this.mandates.find(tx, number)
    if (!mandate) throw new Error(`no mandate ${number}`)
    const order = renewalOrder(first, charge, `${number}:${charge.chargeNumber}`)
    const attempt = paidAttempt(order, charge)
    // Nobody wanted to be charged any more, or by another amount.
    if (charge.amount !== mandate.amount) order.review = 'amount'
    else if (mandate.state !== 'running') order.review = 'superseded'
    await this.orders.insert(tx, order)
    await this.attempts.insert(tx, attempt)
    await this.mandates.noteOrder(tx, number, charge.chargeNumber, order.id)
    if (order.review === null) await this.fulfilOrder.execute(tx, order, isConfirmed)
    else
      await this.proposeRefund.execute(tx, attempt, 'charged after the mandate was ended, or another amount')
  }

  /** The provider confirms what a notice had told, and by which number the charge can be given back. */
  async confirm(tx: Tx, number: string, charge: MandateCharge): Promise<void> {
    const orderId = await this.mandates.orderOf(tx, number, charge.chargeNumber)
    const attempt = orderId === undefined ? null : await this.attempts.payingOf(tx, orderId)
    if (!attempt || attempt.providerNumber !== null) return
    attempt.providerNumber = charge.providerNumber ?? null
    await this.attempts.save(tx, attempt)
    await this.orders.noteConfirmed(tx, attempt.orderId)
  }
}

const renewalOrder = (first: OrderEntity, charge: MandateCharge, name: string): OrderEntity => ({
  ...first,
  id: derivedId(`renewal:${name}`),
  number: newNumber(),
  amount: charge.amount,
  refunded: 0,
  payment: 'card',
  state: 'paid',
  review: null,
  hasFailed: false,
  renewalOf: first.id,
  eventId: null,
  placedAt: new Date(),
  payableUntil: charge.at,
  paidAt: charge.at,
})

const paidAttempt = (order: OrderEntity, charge: MandateCharge): AttemptEntity => ({
  number: newNumber(),
  orderId: order.id,
  provider: 'ecpay',
  payment: 'card',
  renews: false,
  amount: charge.amount,
  received: charge.amount,
  answer: null,
  answeredAt: null,
  state: 'paid',
  code: null,
  providerNumber: charge.providerNumber ?? null,
  chargeNumber: charge.chargeNumber,
  instructions: null,
  startedAt: charge.at,
  paidAt: charge.at,
})
