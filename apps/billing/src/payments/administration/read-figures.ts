import { Injectable } from '@nestjs/common'
import {
  countsOfDays,
  figureDays,
  lastTaipeiDays,
  startOfTaipeiDay,
  type ReadFiguresResponse,
} from '@originseal/contracts'
import { JobMetrics } from '@originseal/jobs'
import { EventMetrics } from '@originseal/messaging'
import { PaymentDifferencesQueries } from '../reconciliation/payment-differences.queries'
import { RefundsQueries } from '../refunds/refunds.queries'
import { UnitDifferencesQueries } from '../../units/unit-differences.queries'
import { SalesQueries } from './sales.queries'

/** Sales by the day, and what of money waits for a person. */
@Injectable()
export class ReadFigures {
  constructor(
    private readonly sales: SalesQueries,
    private readonly refunds: RefundsQueries,
    private readonly differences: PaymentDifferencesQueries,
    private readonly unitDifferences: UnitDifferencesQueries,
    private readonly jobs: JobMetrics,
    private readonly events: EventMetrics,
  ) {}

  async execute(): Promise<ReadFiguresResponse> {
    const [series, queues] = await Promise.all([this.series(), this.queues()])
    return { series, queues }
  }

  private async series(): Promise<ReadFiguresResponse['series']> {
    const days = lastTaipeiDays(new Date(), figureDays)
    const from = startOfTaipeiDay(days[0] as string)
    const [orders, money] = await Promise.all([this.sales.paidOrdersSince(from), this.sales.moneySince(from)])
    return [
      { name: 'paid-orders', days: countsOfDays(days, orders) },
      { name: 'revenue', days: countsOfDays(days, money) },
    ]
  }

  private async queues(): Promise<ReadFiguresResponse['queues']> {
    const [reviews, refunds, differences, unitDifferences, parkedJobs, parkedEvents] = await Promise.all([
      this.sales.toReview(),
      this.refunds.waiting(),
      this.differences.open(),
      this.unitDifferences.foundSince(new Date(Date.now() - weekMs)),
      this.jobs.parked(),
      this.events.parked(),
    ])
    return [
      { name: 'payment-reviews', waiting: reviews },
      { name: 'refunds', waiting: sumOf(refunds) },
      { name: 'payment-differences', waiting: differences },
      { name: 'unit-differences', waiting: sumOf(unitDifferences) },
      { name: 'parked-jobs', waiting: parkedJobs },
      { name: 'parked-events', waiting: parkedEvents },
    ]
  }
}

/** Differences of units are not settled: those of a week are looked at. */
const weekMs = 7 * 86_400_000

const sumOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + Number(count), 0)
