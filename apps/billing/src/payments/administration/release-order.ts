import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { FulfilOrder } from '../fulfil-order'
import { mayBeFulfilled } from '../orders/order.rules'
import { OrdersRepository } from '../orders/orders.repository'

/** Somebody has looked at an order: if it is paid, what it has bought is handed out now. */
@Injectable()
export class ReleaseOrder {
  constructor(
    private readonly transaction: Transaction,
    private readonly orders: OrdersRepository,
    private readonly fulfilOrder: FulfilOrder,
  ) {}

  /** @throws Problem ORDER_NOT_FOUND. An order that nobody has to look at stays as it is. */
  execute(orderId: string): Promise<void> {
    return this.transaction.run(async (tx) => {
      const order = await this.orders.lock(tx, orderId)
      if (!order) throw new Problem('ORDER_NOT_FOUND')
      if (order.review === null) return
      order.review = null
      await this.orders.save(tx, order)
      if (mayBeFulfilled(order)) await this.fulfilOrder.execute(tx, order, true)
    })
  }
}
