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
import { SalesQueries } from './sales.queries'

/** Sales by the day, and what of money waits for a person. */
@Injectable()
export class ReadFigures {
  constructor(
    private readonly sales: SalesQueries,
    private readonly refunds: RefundsQueries,
    private readonly differences: PaymentDifferencesQueries,
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
    const [reviews, refunds, differences, parkedJobs, parkedEvents] = await Promise.all([
      this.sales.toReview(),
      this.refunds.waiting(),
      this.differences.open(),
      this.jobs.parked(),
      this.events.parked(),
    ])
    return [
      { name: 'payment-reviews', waiting: reviews },
      { name: 'refunds', waiting: refunds.reduce((sum, { count }) => sum + count, 0) },
      { name: 'payment-differences', waiting: differences },
      { name: 'parked-jobs', waiting: parkedJobs },
      { name: 'parked-events', waiting: parkedEvents },
    ]
  }
}
