import { Injectable } from '@nestjs/common'
import { orderPaid } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { GrantPurchase } from './grant-purchase'
import { IssueInvoice } from './invoices/issue-invoice'
import type { OrderEntity } from './orders/order.entity'
import { orderAfter } from './orders/order.rules'
import { OrdersRepository } from './orders/orders.repository'

/** Hands out what an order has bought, once, and tells that it is paid. */
@Injectable()
export class FulfilOrder {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly grantPurchase: GrantPurchase,
    private readonly issueInvoice: IssueInvoice,
    private readonly outbox: Outbox,
  ) {}

  /** @param isConfirmed whether somebody but the notice says that the money came */
  async execute(tx: Tx, order: OrderEntity, isConfirmed: boolean): Promise<void> {
    const state = orderAfter(order.state, 'fulfilled')
    if (!state || !(await this.orders.claimFulfilment(tx, order.id, isConfirmed))) return
    order.state = state
    await this.orders.save(tx, order)
    const paidPeriod = await this.grantPurchase.execute(tx, order)
    if (paidPeriod) await this.orders.notePaidPeriod(tx, order.id, paidPeriod)
    await this.issueInvoice.ask(tx, order.id)
    const { id: orderId, ownerId, item, catalogueVersion, amount, paidAt, eventId } = order
    await this.outbox.add(tx, orderPaid, {
      orderId,
      ownerId,
      item,
      catalogueVersion,
      amount,
      paidAt: (paidAt ?? new Date()).toISOString(),
      ...(eventId !== null && { eventId }),
    })
  }
}
