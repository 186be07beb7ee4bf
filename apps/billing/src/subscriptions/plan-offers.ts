import { Injectable } from '@nestjs/common'
import { toCurrentPlan } from './current-plan'
import { planStart, type PlanStart, type WantedPlan } from './plan-start.rules'
import { SubscriptionsQueries } from './subscriptions.queries'

/** Says when a plan would begin that somebody buys now, or why it is not sold. */
@Injectable()
export class PlanOffers {
  constructor(private readonly subscriptions: SubscriptionsQueries) {}

  async startOf(ownerId: string, wanted: WantedPlan): Promise<PlanStart> {
    const [running, next] = await Promise.all([
      this.subscriptions.runningOf(ownerId),
      this.subscriptions.plannedOf(ownerId),
    ])
    return planStart(toCurrentPlan(running), wanted, next !== undefined)
  }
}
