import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import type { BookedPayment, OurPayment } from './compare-payments.rules'
import { spanOf } from './reconciled-days.rules'

@Injectable()
export class BookedPaymentsQueries {
  constructor(private readonly reads: Reads) {}

  /** What we booked for a day, and whatever we know by the numbers of their file. A mandate's charges have its number. */
  ofDay(day: string, theirs: readonly BookedPayment[]): Promise<OurPayment[]> {
    const { from, to } = spanOf(day)
    const numbers = theirs.map(({ attemptNumber }) => attemptNumber)
    return this.reads.query(
      `SELECT coalesce(c.mandate_number, a.number) AS "attemptNumber", coalesce(a.provider_number, '') AS "providerNumber",
         coalesce(a.received, a.amount) AS amount, a.order_id AS "orderId",
         a.state IN ('paid', 'held', 'returned') AS "isPaid", a.paid_at AS "paidAt",
         coalesce((SELECT sum(r.amount) FROM refund r
           WHERE r.attempt_number = a.number AND r.state = 'refunded'), 0)::int AS refunded,
         EXISTS (SELECT FROM refund r WHERE r.attempt_number = a.number
           AND r.state NOT IN ('requested', 'rejected', 'refunded')) AS "isRefunding"
       FROM payment_attempt a LEFT JOIN mandate_charge c ON c.order_id = a.order_id
       WHERE a.provider = 'ecpay'
         AND ((a.paid_at >= $1 AND a.paid_at < $2) OR coalesce(c.mandate_number, a.number) = ANY($3))`,
      [from, to, numbers],
    )
  }

  /** The days of the last month whose file was compared. */
  async comparedDays(): Promise<ReadonlySet<string>> {
    const rows = await this.reads.query<{ day: string }>(
      `SELECT day::text AS day FROM compared_day WHERE day > current_date - 31`,
    )
    return new Set(rows.map(({ day }) => day))
  }
}
