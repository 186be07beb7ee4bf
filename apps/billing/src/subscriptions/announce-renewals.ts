import { Injectable } from '@nestjs/common'
import { renewalAhead } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { Outbox } from '@originseal/messaging'
import { CatalogueQueries } from '../catalogue/catalogue.queries'
import { daysAfter } from './renewal.rules'
import { SubscriptionsRepository } from './subscriptions.repository'

/** At 10:00 in Taipei. */
const announceRenewals = defineRecurringJob({ name: 'subscriptions.announce', schedule: '0 2 * * *' })
/** So many days before the end of what is paid. */
const announcedDays = [7, 1] as const

/** Tells members ahead that their card is going to be charged, or that their plan ends unless they pay. */
@Injectable()
export class AnnounceRenewals {
  constructor(
    private readonly transaction: Transaction,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly catalogue: CatalogueQueries,
    private readonly outbox: Outbox,
  ) {}

  @OnJob(announceRenewals)
  async execute(): Promise<void> {
    const now = new Date()
    await this.transaction.run(async (tx) => {
      for (const days of announcedDays)
        for (const row of await this.subscriptions.paidUntil(
          tx,
          daysAfter(now, days),
          daysAfter(now, days + 1),
        )) {
          const { plans } = await this.catalogue.ofVersion(tx, row.catalogue_version)
          const price = plans.find(({ plan }) => plan === row.plan)?.price
          const amount = row.ends_at === null && row.interval ? price?.[row.interval] : undefined
          await this.outbox.add(tx, renewalAhead, {
            ownerId: row.owner_id,
            subscriptionId: row.id,
            plan: row.plan,
            at: row.paid_until.toISOString(),
            ...(amount !== undefined && { amount }),
            toldAt: now.toISOString(),
          })
        }
    })
  }
}
