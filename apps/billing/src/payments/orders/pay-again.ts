import { Injectable } from '@nestjs/common'
import type { PayAgainRequest, PlaceOrderResponse } from '@originseal/contracts'
import { Idempotency, ownedBy, Problem, type Caller } from '@originseal/http'
import { PlanOffers } from '../../subscriptions/plan-offers'
import type { PlanStart } from '../../subscriptions/plan-start.rules'
import { payableMs } from '../attempts/ask.rules'
import { StartAttempt } from '../attempts/start-attempt'
import { isPayable } from './order.rules'
import { OrdersQueries } from './orders.queries'
import { toOrder } from './order.view'
import { OrdersRepository } from './orders.repository'

/** Begins another try to pay an order. Each has a number of its own; the order is paid by whichever succeeds. */
@Injectable()
export class PayAgain {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly orders: OrdersRepository,
    private readonly startAttempt: StartAttempt,
    private readonly offers: PlanOffers,
    private readonly queries: OrdersQueries,
  ) {}

  /** @throws Problem ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_UNDER_REVIEW, PAYMENT_METHOD_UNAVAILABLE */
  async execute(
    id: string,
    request: PayAgainRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<PlaceOrderResponse> {
    const once = { key, scope: `POST /orders/:id/attempts ${caller.userId}`, request: { id, ...request } }
    const { payment } = request
    const start = await this.startOf(id)
    return this.idempotency.once(once, async (tx) => {
      const order = ownedBy(caller, await this.orders.lock(tx, id), 'ORDER_NOT_FOUND')
      if (!isPayable(order.state)) throw new Problem('ORDER_NOT_PAYABLE')
      if (order.review !== null) throw new Problem('PAYMENT_UNDER_REVIEW')
      const until = new Date(Date.now() + payableMs[payment])
      Object.assign(order, { payment, payableUntil: until > order.payableUntil ? until : order.payableUntil })
      await this.orders.save(tx, order)
      const next = await this.startAttempt.execute(tx, order, request, start)
      return { order: toOrder(order, []), next }
    })
  }

  /** When the plan that is paid would begin; that decides whether its card is charged again. */
  private async startOf(id: string): Promise<PlanStart | undefined> {
    const order = await this.queries.find(id)
    return order?.item.kind === 'plan' ? this.offers.startOf(order.ownerId, order.item) : undefined
  }
}
