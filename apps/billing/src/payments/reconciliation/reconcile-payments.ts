import { Injectable, Logger, Optional } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import {
  defineJob,
  defineRecurringJob,
  doubling,
  Jobs,
  OnJob,
  type Effect,
  type RunningJob,
} from '@originseal/jobs'
import { z } from 'zod'
import { askAttempt } from '../attempts/ask-attempt.job'
import { EcpayFiles } from '../ecpay/ecpay-files'
import { comparePayments, type BookedPayment, type Difference } from './compare-payments.rules'
import { BookedPaymentsQueries } from './booked-payments.queries'
import { PaymentDifferencesRepository } from './payment-differences.repository'
import { daysToCompare, isWithinDay } from './reconciled-days.rules'

/** At 05:30 in Taipei, when the day before is whole at the provider. */
const reconcile = defineRecurringJob({ name: 'payments.reconcile', schedule: '30 21 * * *' })
/** One file a minute is given out. */
const filePauseMs = 61_000
const compareDay = defineJob({
  name: 'payments.compare-day',
  payload: z.object({ day: z.iso.date() }),
  timeoutMs: 60_000,
  retry: { tries: 12, pausesMs: doubling(70_000, 1_800_000) },
})

/** Holds every night the provider's file of a day against our books; what differs is kept for administrators. */
@Injectable()
export class ReconcilePayments {
  private readonly log = new Logger('reconciliation')

  constructor(
    private readonly transaction: Transaction,
    private readonly booked: BookedPaymentsQueries,
    private readonly differences: PaymentDifferencesRepository,
    private readonly jobs: Jobs,
    @Optional() private readonly files?: EcpayFiles,
  ) {}

  /** The day before, and days of the last week that no file came for. */
  @OnJob(reconcile)
  async plan(): Promise<void> {
    if (!this.files) return
    const days = daysToCompare(new Date(), await this.booked.comparedDays())
    await this.transaction.run(async (tx) => {
      for (const [place, day] of days.entries())
        await this.jobs.add(tx, compareDay, { day }, { runAt: new Date(Date.now() + place * filePauseMs) })
    })
  }

  @OnJob(compareDay)
  async compare({ payload: { day }, signal }: RunningJob<{ day: string }>): Promise<Effect | void> {
    if (!this.files) return
    const theirs = await this.files.paymentsOf(day, signal)
    const ours = await this.booked.ofDay(day, theirs)
    const found = comparePayments(theirs, ours, ({ paidAt }) => isWithinDay(paidAt, day))
    for (const { kind, attemptNumber } of found) this.log.error(`${day}: ${kind} ${attemptNumber}`)
    return (tx) => this.keep(tx, day, theirs, found)
  }

  private async keep(
    tx: Tx,
    day: string,
    theirs: readonly BookedPayment[],
    found: readonly Difference[],
  ): Promise<void> {
    for (const difference of found) {
      await this.differences.insert(tx, day, difference)
      if (difference.kind === 'lost-notice')
        await this.jobs.add(tx, askAttempt, { number: difference.attemptNumber, asked: 0 })
    }
    await this.differences.noteCompared(tx, day, theirs.length)
  }
}
