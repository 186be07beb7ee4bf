import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { derivedId } from '@originseal/units'
import { PlannedPlans } from './planned-plans.repository'
import { RunningPlan } from './running-plan'
import { StartSubscription } from './start-subscription'

/** A plan whose money is given back ends at once; the free plan follows. */
@Injectable()
export class EndPurchasedPlan {
  constructor(
    private readonly plan: RunningPlan,
    private readonly planned: PlannedPlans,
    private readonly startSubscription: StartSubscription,
  ) {}

  /** One that another has replaced meanwhile, or that has ended, stays as it is; one that was to follow does not begin. */
  async execute(tx: Tx, ownerId: string, subscriptionId: string): Promise<void> {
    const running = await this.plan.lock(tx, ownerId)
    await this.planned.drop(tx, subscriptionId)
    if (running?.id !== subscriptionId) return
    await this.startSubscription.execute(tx, {
      id: derivedId(`after:${subscriptionId}`),
      ownerId,
      plan: 'free',
      state: 'active',
      at: new Date(),
    })
  }
}
