import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { defineRecurringJob, Jobs, OnJob } from '@originseal/jobs'
import { SubscriptionsQueries } from '../../subscriptions/subscriptions.queries'
import { askMandate } from './ask-mandate.job'
import { MandatesQueries } from './mandates.queries'

/** Every six hours. */
const sweepMandates = defineRecurringJob({ name: 'mandates.sweep', schedule: '25 */6 * * *' })

/**
 * Asks about every mandate whose plan is to be charged or is past due: a lost notice and a failure are learnt by asking only.
 * One whose plan is over is asked about too, whereupon it is ended.
 */
@Injectable()
export class SweepMandates {
  constructor(
    private readonly transaction: Transaction,
    private readonly mandates: MandatesQueries,
    private readonly subscriptions: SubscriptionsQueries,
    private readonly jobs: Jobs,
  ) {}

  @OnJob(sweepMandates)
  async execute(): Promise<void> {
    const running = await this.mandates.running()
    const settled = await this.subscriptions.paidBeyond(new Date())
    const due = running.filter(({ subscriptionId }) => !settled.has(subscriptionId))
    await this.transaction.run(async (tx) => {
      for (const { number } of due) await this.jobs.add(tx, askMandate, { number })
    })
  }
}
