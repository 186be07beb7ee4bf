import { Injectable } from '@nestjs/common'
import type { OrderItem } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { derivedId } from '@originseal/units'
import { BuyPlan } from '../../subscriptions/buy-plan'
import type { PaidPeriod } from '../../subscriptions/paid-period'
import { RenewSubscription } from '../../subscriptions/renew-subscription'
import { AttemptsRepository } from '../attempts/attempts.repository'
import type { OrderEntity } from '../orders/order.entity'
import { LeavePlan } from './leave-plan'
import { MandatesRepository } from './mandates.repository'

/** Gives the buyer the plan that an order has paid: from now on, when the running one ends, or for one more period. */
@Injectable()
export class GrantPlan {
  constructor(
    private readonly buyPlan: BuyPlan,
    private readonly renewSubscription: RenewSubscription,
    private readonly leavePlan: LeavePlan,
    private readonly mandates: MandatesRepository,
    private readonly attempts: AttemptsRepository,
  ) {}

  async execute(
    tx: Tx,
    order: OrderEntity,
    { plan, interval }: Extract<OrderItem, { kind: 'plan' }>,
  ): Promise<PaidPeriod> {
    const { id, ownerId, renewalOf, catalogueVersion } = order
    const renewed = renewalOf === null ? undefined : await this.renew(tx, order, renewalOf)
    if (renewed) return renewed
    const attempt = await this.attempts.payingOf(tx, id)
    const renews = attempt?.renews ?? false
    const subscriptionId = derivedId(`order:${id}`)
    const bought = await this.buyPlan.execute(tx, {
      subscriptionId,
      orderId: id,
      ownerId,
      plan,
      interval,
      catalogueVersion,
      renews,
    })
    for (const left of bought.left) await this.leavePlan.execute(tx, left, bought.isReplaced)
    if (attempt?.renews)
      await this.mandates.insert(tx, {
        number: attempt.number,
        orderId: id,
        subscriptionId,
        amount: attempt.amount,
      })
    return bought.period
  }

  /** Undefined where the plan that was charged for is over: it begins anew then. */
  private async renew(tx: Tx, order: OrderEntity, firstOrderId: string): Promise<PaidPeriod | undefined> {
    const mandate = await this.mandates.ofOrder(tx, firstOrderId)
    const chargedAt = order.paidAt ?? new Date()
    return mandate && this.renewSubscription.execute(tx, order.ownerId, mandate.subscriptionId, chargedAt)
  }
}
