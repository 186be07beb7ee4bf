import { Injectable } from '@nestjs/common'
import { monthsLater, planEnded } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { PlannedPlans, type PlannedPlan } from './planned-plans.repository'
import { StartFreePlan } from './start-free-plan'
import { StartSubscription } from './start-subscription'
import type { Subscription } from './subscriptions.repository'

/** What follows a plan that has ended: the one that was bought for then, or the free one. */
@Injectable()
export class FollowEndedPlan {
  constructor(
    private readonly planned: PlannedPlans,
    private readonly startSubscription: StartSubscription,
    private readonly startFreePlan: StartFreePlan,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, ended: Subscription, now: Date): Promise<void> {
    const next = await this.planned.take(tx, ended.owner_id)
    if (next) await this.begin(tx, next, ended.ends_at ?? now)
    else await this.free(tx, ended, now)
  }

  private async begin(tx: Tx, next: PlannedPlan, at: Date): Promise<void> {
    const { subscription_id: id, owner_id: ownerId, plan, interval } = next
    const paidUntil = monthsLater(at, interval === 'month' ? 1 : 12)
    const start = {
      ...{ id, ownerId, plan, interval, catalogueVersion: next.catalogue_version },
      ...{ at, paidUntil, state: 'active' as const },
    }
    await this.startSubscription.execute(tx, next.renews ? start : { ...start, endsAt: paidUntil })
  }

  private async free(tx: Tx, { id, owner_id: ownerId, plan }: Subscription, now: Date): Promise<void> {
    await this.startFreePlan.execute(tx, ownerId, id, now)
    await this.outbox.add(tx, planEnded, {
      ownerId,
      subscriptionId: id,
      plan,
      endedAt: now.toISOString(),
    })
  }
}
