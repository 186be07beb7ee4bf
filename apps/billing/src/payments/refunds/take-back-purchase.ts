import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { EndPurchasedPlan } from '../../subscriptions/end-purchased-plan'
import { RequestRevocation } from '../../units/request-revocation'
import { EndMandate } from '../mandates/end-mandate'
import { MandatesRepository } from '../mandates/mandates.repository'
import type { OrderEntity } from '../orders/order.entity'
import { DeliveriesQueries } from './deliveries.queries'

/** Names a request to take units of a lot back for a refund. */
export const revocationId = (refundId: string, lotId: string): string => `refund:${refundId}:${lotId}`

/** Asks for what an order has brought: its units, and the plan with the card that pays it. */
@Injectable()
export class TakeBackPurchase {
  constructor(
    private readonly deliveries: DeliveriesQueries,
    private readonly requestRevocation: RequestRevocation,
    private readonly endPurchasedPlan: EndPurchasedPlan,
    private readonly mandates: MandatesRepository,
    private readonly endMandate: EndMandate,
  ) {}

  async execute(tx: Tx, order: OrderEntity, refundId: string): Promise<void> {
    const delivery = await this.deliveries.of(order, tx)
    if (delivery?.plan) await this.endPlan(tx, order.ownerId, delivery.plan.subscriptionId)
    for (const { lotId, ownerId, unit, quantity } of delivery?.lots ?? []) {
      const eventId = revocationId(refundId, lotId)
      await this.requestRevocation.execute(tx, { eventId, ownerId, unit, lotId, quantity })
    }
  }

  private async endPlan(tx: Tx, ownerId: string, subscriptionId: string): Promise<void> {
    await this.endPurchasedPlan.execute(tx, ownerId, subscriptionId)
    const mandate = await this.mandates.lockOf(tx, subscriptionId)
    if (mandate) await this.endMandate.ask(tx, mandate)
  }
}
