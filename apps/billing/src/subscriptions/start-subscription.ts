import { Injectable } from '@nestjs/common'
import { planChanged, type Plan } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { CatalogueQueries } from '../catalogue/catalogue.queries'
import { GrantPeriod } from './grant-period'
import { periodAt } from './period.rules'
import { SubscriptionsRepository } from './subscriptions.repository'

export interface SubscriptionStart {
  /** Derived from what starts it, so that it starts once. */
  readonly id: string
  readonly ownerId: string
  readonly plan: Plan
  readonly state: 'trialing' | 'active'
  readonly interval?: 'month' | 'year'
  readonly at: Date
  /** From when its months are counted; absent: from `at`. */
  readonly monthsFrom?: Date
  /** Of the catalogue that it was bought from; absent: what is offered now. */
  readonly catalogueVersion?: number
  /** Until when months begin by themselves; absent: for ever. */
  readonly paidUntil?: Date
  /** When it ends by itself. */
  readonly endsAt?: Date
}

/** Puts an owner on a plan, in place of the one before: its first month's units, and the fact for whoever asks plans. */
@Injectable()
export class StartSubscription {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly catalogue: CatalogueQueries,
    private readonly grantPeriod: GrantPeriod,
    private readonly outbox: Outbox,
  ) {}

  /** @returns false if it was started before */
  async execute(tx: Tx, start: SubscriptionStart): Promise<boolean> {
    const { id, ownerId, plan, state, at } = start
    await this.subscriptions.lock(tx, ownerId)
    if (await this.subscriptions.exists(tx, id)) return false
    const catalogue = await this.catalogue.ofVersion(tx, start.catalogueVersion)
    const now = new Date()
    const before = await this.subscriptions.runningOf(tx, ownerId)
    if (before) await this.subscriptions.end(tx, before.id, now)
    const monthsFrom = start.monthsFrom ?? at
    const period = periodAt(monthsFrom, now)
    const subscription = {
      id,
      owner_id: ownerId,
      plan,
      interval: start.interval ?? null,
      catalogue_version: catalogue.version,
      state,
      started_at: at,
      anchor_at: monthsFrom,
      paid_until: start.paidUntil ?? null,
      ends_at: start.endsAt ?? null,
    }
    await this.subscriptions.insert(tx, subscription, period)
    await this.grantPeriod.execute(tx, subscription, period, catalogue)
    await this.outbox.add(tx, planChanged, {
      ownerId,
      plan,
      catalogueVersion: catalogue.version,
      entitlements: catalogue.plans.find((each) => each.plan === plan)?.entitlements ?? [],
      ...(start.endsAt && { until: start.endsAt.toISOString() }),
      changedAt: now.toISOString(),
    })
    return true
  }
}
