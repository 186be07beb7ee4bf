import { Injectable } from '@nestjs/common'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { FulfilOrder } from '../fulfil-order'
import { mayBeFulfilled } from '../orders/order.rules'
import { OrdersRepository } from '../orders/orders.repository'

/** Somebody has looked at an order: if it is paid, what it has bought is handed out now. */
@Injectable()
export class ReleaseOrder {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly orders: OrdersRepository,
    private readonly fulfilOrder: FulfilOrder,
  ) {}

  /** @throws Problem ORDER_NOT_FOUND. An order that nobody has to look at stays as it is. */
  execute(orderId: string, by: Caller, key: string | undefined): Promise<void> {
    const request = { key, scope: `POST /admin/payments/:id/releases ${by.userId}`, request: { orderId } }
    return this.idempotency.once(request, async (tx) => {
      const order = await this.orders.lock(tx, orderId)
      if (!order) throw new Problem('ORDER_NOT_FOUND')
      if (order.review === null) return
      order.review = null
      await this.orders.save(tx, order)
      if (mayBeFulfilled(order)) await this.fulfilOrder.execute(tx, order, true)
    })
  }
}
