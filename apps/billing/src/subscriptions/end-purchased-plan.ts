import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { PlannedPlans } from './planned-plans.repository'
import { RunningPlan } from './running-plan'
import { StartFreePlan } from './start-free-plan'

/** A plan whose money is given back ends at once; the free plan follows. */
@Injectable()
export class EndPurchasedPlan {
  constructor(
    private readonly plan: RunningPlan,
    private readonly planned: PlannedPlans,
    private readonly startFreePlan: StartFreePlan,
  ) {}

  /** One that another has replaced meanwhile, or that has ended, stays as it is; one that was to follow does not begin. */
  async execute(tx: Tx, ownerId: string, subscriptionId: string): Promise<void> {
    const running = await this.plan.lock(tx, ownerId)
    await this.planned.drop(tx, subscriptionId)
    if (running?.id !== subscriptionId) return
    await this.startFreePlan.execute(tx, ownerId, subscriptionId, new Date())
  }
}
