import { Injectable } from '@nestjs/common'
import type { DayCount } from '@originseal/contracts'
import { Reads } from '@originseal/database'
import { isGivenBack } from '../refunds/given-back.queries'

@Injectable()
export class SalesQueries {
  constructor(private readonly reads: Reads) {}

  /** Orders that were paid, by the day in Taipei; days without one are absent. */
  paidOrdersSince(from: Date): Promise<DayCount[]> {
    return this.reads.query<DayCount>(
      `SELECT (paid_at AT TIME ZONE 'Asia/Taipei')::date::text AS date, count(*)::int AS value
       FROM purchase_order WHERE paid_at >= $1 GROUP BY 1 ORDER BY 1`,
      [from],
    )
  }

  /** Whole NT$ that came in or, negative, were given back, by the day in Taipei. */
  moneySince(from: Date): Promise<DayCount[]> {
    return this.reads.query<DayCount>(
      `SELECT (at AT TIME ZONE 'Asia/Taipei')::date::text AS date, sum(amount)::int AS value
       FROM (SELECT paid_at AS at, amount FROM purchase_order WHERE paid_at >= $1
             UNION ALL SELECT refunded_at, -amount FROM refund WHERE refunded_at >= $1) moved
       GROUP BY 1 ORDER BY 1`,
      [from],
    )
  }

  /** Orders that somebody has to look at: not those whose money is given back already. */
  async toReview(): Promise<number> {
    const [row] = await this.reads.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM purchase_order o
       WHERE review IS NOT NULL AND NOT ${isGivenBack('o.id')}`,
    )
    return row?.count ?? 0
  }
}
