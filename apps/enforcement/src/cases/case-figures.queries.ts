import { Injectable } from '@nestjs/common'
import type { DayCount } from '@originseal/contracts'
import { Reads } from '@originseal/database'
import { targetMs } from './target-clock.rules'

/** Of a case, in SQL: its clock runs and has run for longer than the target. Written as the index of clocks is. */
export const isPastTarget = `target_running_since IS NOT NULL
  AND extract(epoch FROM target_running_since AT TIME ZONE 'UTC') * 1000 - target_ran_ms
    < extract(epoch FROM now()) * 1000 - ${targetMs}`

@Injectable()
export class CaseFiguresQueries {
  constructor(private readonly reads: Reads) {}

  /** Cases that were opened, by the day in Taipei; days without one are absent. */
  openedSince(from: Date): Promise<DayCount[]> {
    return this.reads.query<DayCount>(
      `SELECT (opened_at AT TIME ZONE 'Asia/Taipei')::date::text AS date, count(*)::int AS value
       FROM takedown_case WHERE opened_at >= $1 GROUP BY 1 ORDER BY 1`,
      [from],
    )
  }

  /** Cases whose clock runs and has run for longer than the target. */
  async pastTarget(): Promise<number> {
    const [row] = await this.reads.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM takedown_case
       WHERE ${isPastTarget}`,
    )
    return row?.count ?? 0
  }
}
