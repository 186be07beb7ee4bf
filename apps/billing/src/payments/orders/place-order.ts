import { Injectable } from '@nestjs/common'
import type { PlaceOrderRequest, PlaceOrderResponse } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { payableMs } from '../attempts/ask.rules'
import { newNumber } from '../attempts/attempt-number'
import { StartAttempt } from '../attempts/start-attempt'
import { CheckOrder } from './check-order'
import type { OrderEntity } from './order.entity'
import { toOrder } from './order.view'
import { OrdersRepository } from './orders.repository'

/** Takes an order at the catalogue's price and begins the first try to pay it. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly checkOrder: CheckOrder,
    private readonly idempotency: Idempotency,
    private readonly orders: OrdersRepository,
    private readonly startAttempt: StartAttempt,
  ) {}

  /** @throws Problem PAYMENT_METHOD_UNAVAILABLE, and as CheckOrder does */
  execute(request: PlaceOrderRequest, caller: Caller, key: string | undefined): Promise<PlaceOrderResponse> {
    const once = { key, scope: `POST /orders ${caller.userId}`, request }
    return this.idempotency.inTurn(once, async () => {
      const checked = await this.checkOrder.execute(request, caller)
      return this.idempotency.once(once, async (tx) => {
        const order = newOrder(request, caller.userId, checked)
        await this.orders.insert(tx, order)
        const next = await this.startAttempt.execute(tx, order, request, checked.start)
        return { order: toOrder(order, []), next }
      })
    })
  }
}

function newOrder(
  { item, payment, invoice, eventId, startNow }: PlaceOrderRequest,
  ownerId: string,
  { version, amount }: { version: number; amount: number },
): OrderEntity {
  const placedAt = new Date()
  return {
    id: crypto.randomUUID(),
    number: newNumber(),
    ownerId,
    item,
    catalogueVersion: version,
    amount,
    refunded: 0,
    payment,
    state: 'awaiting',
    review: null,
    hasFailed: false,
    renewalOf: null,
    invoice,
    eventId: eventId ?? null,
    startNowAt: startNow ? placedAt : null,
    placedAt,
    payableUntil: new Date(placedAt.getTime() + payableMs[payment]),
    paidAt: null,
  }
}
