import { Injectable } from '@nestjs/common'
import { orderRefunded } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { CorrectInvoice } from '../invoices/correct-invoice'
import type { OrderEntity } from '../orders/order.entity'
import { orderAfter } from '../orders/order.rules'
import { OrdersRepository } from '../orders/orders.repository'
import { RefundBooks, type OpenRefund } from './refund-books'
import type { RefundEntity } from './refund.entity'
import { refundAfter } from './refund.rules'

/** The money is back: the refund ends, the order and its invoice follow, and it is told. */
@Injectable()
export class CompleteRefund {
  constructor(
    private readonly books: RefundBooks,
    private readonly orders: OrdersRepository,
    private readonly correctInvoice: CorrectInvoice,
    private readonly outbox: Outbox,
  ) {}

  /** Both are locked by the caller. */
  async execute(tx: Tx, { refund, order }: Pick<OpenRefund, 'refund' | 'order'>): Promise<void> {
    const state = refundAfter(refund.state, 'money-returned')
    if (!state) throw new Error(`a refund that is ${refund.state} cannot be complete`)
    const refundedAt = new Date()
    Object.assign(refund, { state, refundedAt, account: null, failure: null })
    await this.books.save(tx, refund)
    // A second payment of one order is none that the order or its invoice speak of.
    if (await this.books.isOfOrder(tx, refund)) await this.lower(tx, order, refund)
    else await this.endReview(tx, order)
    await this.outbox.add(tx, orderRefunded, {
      orderId: order.id,
      orderNumber: order.number,
      ownerId: order.ownerId,
      refundId: refund.id,
      amount: refund.amount,
      refundedAt: refundedAt.toISOString(),
    })
  }

  /** A second payment is back: nobody has to look any more. */
  private async endReview(tx: Tx, order: OrderEntity): Promise<void> {
    if (order.review === 'double') await this.orders.save(tx, Object.assign(order, { review: null }))
  }

  private async lower(tx: Tx, order: OrderEntity, { id, amount }: RefundEntity): Promise<void> {
    order.refunded += amount
    const event = order.refunded === order.amount ? 'refunded' : 'part-refunded'
    order.state = orderAfter(order.state, event) ?? order.state
    if (event === 'refunded') order.review = null
    await this.orders.save(tx, order)
    await this.correctInvoice.ask(tx, { refundId: id, orderId: order.id, amount })
  }
}
