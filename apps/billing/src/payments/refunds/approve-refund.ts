import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { EndPurchasedPlan } from '../../subscriptions/end-purchased-plan'
import type { PurchasedLot } from '../../units/purchased-lots.queries'
import { RequestRevocation } from '../../units/request-revocation'
import type { OrderEntity } from '../orders/order.entity'
import { advanceRefund } from './advance-refund.job'
import { DeliveriesQueries } from './deliveries.queries'
import type { RefundEntity } from './refund.entity'
import { refundAfter } from './refund.rules'
import { RefundsRepository } from './refunds.repository'

/** Names a request to take units of a lot back for a refund. */
export const revocationId = (refundId: string, lotId: string): string => `refund:${refundId}:${lotId}`

/** Lets a refund begin: the units that the order brought are asked back, and a plan that it has paid ends. */
@Injectable()
export class ApproveRefund {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly deliveries: DeliveriesQueries,
    private readonly requestRevocation: RequestRevocation,
    private readonly endPurchasedPlan: EndPurchasedPlan,
    private readonly jobs: Jobs,
  ) {}

  /** The order and the refund are locked by the caller. */
  async execute(tx: Tx, order: OrderEntity, refund: RefundEntity): Promise<void> {
    const state = refundAfter(refund.state, 'approved')
    if (!state) throw new Error(`a refund that is ${refund.state} cannot be approved`)
    refund.state = state
    await this.refunds.save(tx, refund)
    if (refund.revokesUnits) await this.takeBack(tx, order, refund)
    await this.jobs.add(tx, advanceRefund, { refundId: refund.id }, { key: refund.id })
  }

  private async takeBack(tx: Tx, order: OrderEntity, refund: RefundEntity): Promise<void> {
    const delivery = await this.deliveries.of(order, tx)
    if (delivery?.plan) await this.endPurchasedPlan.execute(tx, order.ownerId, delivery.plan.subscriptionId)
    for (const lot of delivery?.lots ?? []) await this.revoke(tx, lot, refund)
  }

  private revoke(
    tx: Tx,
    { lotId, ownerId, unit, quantity }: PurchasedLot,
    { id }: RefundEntity,
  ): Promise<void> {
    const eventId = revocationId(id, lotId)
    return this.requestRevocation.execute(tx, { eventId, ownerId, unit, lotId, quantity })
  }
}
