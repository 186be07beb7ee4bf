import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { SubscriptionsRepository, type Subscription } from './subscriptions.repository'

/** The plan that an owner is on, for whoever changes it with what was paid. */
@Injectable()
export class RunningPlan {
  constructor(private readonly subscriptions: SubscriptionsRepository) {}

  /** From here to the end of `tx` nobody else changes this owner's plan. */
  async lock(tx: Tx, ownerId: string): Promise<Subscription | undefined> {
    await this.subscriptions.lock(tx, ownerId)
    return this.subscriptions.runningOf(tx, ownerId)
  }

  /** It ends with what is paid for; what is past due is not, and ends now. */
  async endWhenPaid(tx: Tx, { id, state, paid_until: paidUntil }: Subscription): Promise<void> {
    await this.subscriptions.setEnd(tx, id, state === 'past-due' ? new Date() : paidUntil)
  }
}
