import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { derivedId } from '@originseal/units'
import { StartSubscription } from './start-subscription'
import { SubscriptionsRepository } from './subscriptions.repository'

/**
 * The free plan in place of one that has ended. Its months are counted from the owner's first plan and granted once, so
 * that who buys and rescinds has none of them twice.
 */
@Injectable()
export class StartFreePlan {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly startSubscription: StartSubscription,
  ) {}

  async execute(tx: Tx, ownerId: string, endedId: string, now: Date): Promise<void> {
    const monthsFrom = await this.subscriptions.firstStartOf(tx, ownerId)
    await this.startSubscription.execute(tx, {
      ...{ id: derivedId(`after:${endedId}`), ownerId, plan: 'free', state: 'active', at: now },
      ...(monthsFrom && { monthsFrom }),
    })
  }
}
