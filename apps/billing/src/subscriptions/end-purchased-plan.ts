import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { derivedId } from '@originseal/units'
import { StartSubscription } from './start-subscription'
import { SubscriptionsRepository } from './subscriptions.repository'

/** A plan whose money is given back ends at once; the free plan follows. */
@Injectable()
export class EndPurchasedPlan {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly startSubscription: StartSubscription,
  ) {}

  /** One that another has replaced meanwhile, or that has ended, stays as it is. */
  async execute(tx: Tx, ownerId: string, subscriptionId: string): Promise<void> {
    await this.subscriptions.lock(tx, ownerId)
    const running = await this.subscriptions.runningOf(tx, ownerId)
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
