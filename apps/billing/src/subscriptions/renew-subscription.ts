import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { CatalogueQueries } from '../catalogue/catalogue.queries'
import { GrantPeriod } from './grant-period'
import type { PaidPeriod } from './paid-period'
import { renewedBy } from './renewal.rules'
import { RunningPlan } from './running-plan'
import { SubscriptionsRepository } from './subscriptions.repository'

/** A further charge has succeeded: the plan is paid for one more period, and its units are granted. */
@Injectable()
export class RenewSubscription {
  constructor(
    private readonly plan: RunningPlan,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly catalogue: CatalogueQueries,
    private readonly grantPeriod: GrantPeriod,
  ) {}

  /** Undefined where the subscription does not run any more. */
  async execute(tx: Tx, ownerId: string, id: string, chargedAt: Date): Promise<PaidPeriod | undefined> {
    const row = await this.plan.lock(tx, ownerId)
    if (row?.id !== id || row.interval === null || row.paid_until === null) return undefined
    const renewed = renewedBy(
      {
        interval: row.interval,
        anchorAt: row.anchor_at,
        anchorPeriod: row.anchor_period,
        period: row.period,
        periodUntil: row.period_until,
        paidUntil: row.paid_until,
      },
      chargedAt,
    )
    await this.subscriptions.renew(tx, id, renewed)
    if (renewed.opens) {
      const catalogue = await this.catalogue.ofVersion(tx, row.catalogue_version)
      await this.grantPeriod.execute(tx, { ...row, state: 'active' }, renewed.opens, catalogue)
    }
    return { subscriptionId: id, from: renewed.from, until: renewed.paidUntil }
  }
}
