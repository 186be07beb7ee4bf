import { Injectable } from '@nestjs/common'
import type { PlaceOrderRequest, QuoteOrderResponse } from '@originseal/contracts'
import { Problem, type Caller } from '@originseal/http'
import { renewsByCard } from '../../subscriptions/plan-start.rules'
import { SubscriptionsQueries } from '../../subscriptions/subscriptions.queries'
import { PaymentProviders } from '../payment-provider'
import { DeliveriesQueries } from '../refunds/deliveries.queries'
import { amountOfUnusedTime } from '../refunds/refund-amount.rules'
import { CheckOrder } from './check-order'

/** Says what an order would cost and bring, without placing it. */
@Injectable()
export class QuoteOrder {
  constructor(
    private readonly checkOrder: CheckOrder,
    private readonly providers: PaymentProviders,
    private readonly subscriptions: SubscriptionsQueries,
    private readonly deliveries: DeliveriesQueries,
  ) {}

  /** @throws Problem PAYMENT_METHOD_UNAVAILABLE, and as CheckOrder does */
  async execute(
    { item, payment }: Pick<PlaceOrderRequest, 'item' | 'payment'>,
    caller: Caller,
  ): Promise<QuoteOrderResponse> {
    if (!this.providers.offering(payment)) throw new Problem('PAYMENT_METHOD_UNAVAILABLE')
    const { amount, start } = await this.checkOrder.execute({ item }, caller)
    const now = new Date()
    if (!start) return { amount, renews: false }
    const beginsAt = start.begins === 'after' ? start.at : now
    const isReplacing = start.begins === 'now' && start.replaces
    return {
      amount,
      beginsAt: beginsAt.toISOString(),
      renews: payment === 'card' && renewsByCard(start, now),
      ...(isReplacing && (await this.replaced(caller.userId, now))),
    }
  }

  /** What is given back of the running plan, and of one that was to follow it. */
  private async replaced(ownerId: string, now: Date): Promise<Pick<QuoteOrderResponse, 'replaces'>> {
    const running = await this.subscriptions.runningOf(ownerId)
    if (!running) return {}
    const planned = await this.subscriptions.plannedOf(ownerId)
    const ids = [running.id, ...(planned ? [planned.subscription_id] : [])]
    const paid = await Promise.all(ids.map((id) => this.deliveries.paidBeyond(id, now)))
    const refund = paid.flat().reduce((sum, each) => sum + amountOfUnusedTime(each, now), 0)
    return { replaces: { plan: running.plan, refund } }
  }
}
