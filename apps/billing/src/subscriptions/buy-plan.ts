import { Injectable } from '@nestjs/common'
import { monthsLater } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { PaidPeriod } from './paid-period'
import type { PlanPurchase } from './plan-purchase'
import { planStart } from './plan-start.rules'
import { PlannedPlans } from './planned-plans.repository'
import { toCurrentPlan } from './current-plan'
import { RunningPlan } from './running-plan'
import { StartSubscription } from './start-subscription'
import type { Subscription } from './subscriptions.repository'

export interface BoughtPlan {
  readonly period: PaidPeriod
  /** The paid plan that this one replaces or follows. */
  readonly left?: Subscription
  /** It was replaced before its end. */
  readonly isReplaced: boolean
}

/** Puts an owner on a plan that is paid: now, or when the one that runs has ended. */
@Injectable()
export class BuyPlan {
  constructor(
    private readonly plan: RunningPlan,
    private readonly planned: PlannedPlans,
    private readonly startSubscription: StartSubscription,
  ) {}

  async execute(tx: Tx, purchase: PlanPurchase): Promise<BoughtPlan> {
    const { subscriptionId, ownerId, plan, interval, renews } = purchase
    const running = await this.plan.lock(tx, ownerId)
    const start = planStart(toCurrentPlan(running), purchase, false)
    const months = interval === 'month' ? 1 : 12
    const left = running?.interval ? { left: running } : {}
    if ('begins' in start && start.begins === 'after' && running) {
      await this.planned.insert(tx, purchase)
      if (running.ends_at === null) await this.plan.endWhenPaid(tx, running)
      const period = { subscriptionId, from: start.at, until: monthsLater(start.at, months) }
      return { period, ...left, isReplaced: false }
    }
    const at = new Date()
    const until = monthsLater(at, months)
    const begin = {
      id: subscriptionId,
      ownerId,
      plan,
      interval,
      at,
      paidUntil: until,
      state: 'active',
    } as const
    await this.startSubscription.execute(tx, renews ? begin : { ...begin, endsAt: until })
    const isReplaced = 'begins' in start && start.begins === 'now' && start.replaces
    return { period: { subscriptionId, from: at, until }, ...left, isReplaced }
  }
}
