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

export interface BoughtPlan {
  readonly period: PaidPeriod
  /** Ids of the paid plan that this one replaces or follows, and of one that does not begin any more. */
  readonly left: readonly string[]
  /** They were replaced before their end. */
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
    const { subscriptionId, ownerId, plan, interval, catalogueVersion, renews } = purchase
    const running = await this.plan.lock(tx, ownerId)
    const start = planStart(toCurrentPlan(running), purchase, false)
    const months = interval === 'month' ? 1 : 12
    const left = running?.interval ? [running.id] : []
    if ('begins' in start && start.begins === 'after' && running) {
      await this.planned.insert(tx, purchase)
      if (running.ends_at === null) await this.plan.endWhenPaid(tx, running)
      const period = { subscriptionId, from: start.at, until: monthsLater(start.at, months) }
      return { period, left, isReplaced: false }
    }
    const at = new Date()
    const until = monthsLater(at, months)
    const begin = {
      id: subscriptionId,
      ownerId,
      plan,
      interval,
      catalogueVersion,
      at,
      paidUntil: until,
      state: 'active',
    } as const
    await this.startSubscription.execute(tx, renews ? begin : { ...begin, endsAt: until })
    const isReplaced = 'begins' in start && start.begins === 'now' && start.replaces
    // What was to follow the replaced plan could wait for ever behind one that renews.
    const planned = isReplaced ? await this.planned.take(tx, ownerId) : undefined
    if (planned) left.push(planned.subscription_id)
    return { period: { subscriptionId, from: at, until }, left, isReplaced }
  }
}
