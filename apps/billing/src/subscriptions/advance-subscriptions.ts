import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { CatalogueQueries } from '../catalogue/catalogue.queries'
import { GrantPeriod } from './grant-period'
import { periodFrom } from './period.rules'
import { FollowEndedPlan } from './follow-ended-plan'
import { SubscriptionsRepository } from './subscriptions.repository'

/** So many subscriptions are changed in one transaction. */
const batch = 50
const advanceSubscriptions = defineRecurringJob({ name: 'subscriptions.advance', schedule: '*/5 * * * *' })

/** Ends what has ended, whereupon the plan that was bought next or the free one follows, and begins the months that begin by themselves. */
@Injectable()
export class AdvanceSubscriptions {
  constructor(
    private readonly transaction: Transaction,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly catalogue: CatalogueQueries,
    private readonly grantPeriod: GrantPeriod,
    private readonly followEndedPlan: FollowEndedPlan,
  ) {}

  @OnJob(advanceSubscriptions)
  async execute(): Promise<void> {
    const now = new Date()
    while ((await this.transaction.run((tx) => this.endSome(tx, now))) === batch);
    while ((await this.transaction.run((tx) => this.beginMonths(tx, now))) === batch);
  }

  private async endSome(tx: Tx, now: Date): Promise<number> {
    const ending = await this.subscriptions.ending(tx, now, batch)
    for (const subscription of ending) await this.followEndedPlan.execute(tx, subscription, now)
    return ending.length
  }

  private async beginMonths(tx: Tx, now: Date): Promise<number> {
    const due = await this.subscriptions.withNextMonth(tx, now, batch)
    for (const subscription of due) {
      const period = periodFrom(subscription, subscription.period + 1)
      const catalogue = await this.catalogue.ofVersion(tx, subscription.catalogue_version)
      await this.subscriptions.setPeriod(tx, subscription.id, period)
      await this.grantPeriod.execute(tx, subscription, period, catalogue)
    }
    return due.length
  }
}
