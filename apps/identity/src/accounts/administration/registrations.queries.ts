import { Injectable } from '@nestjs/common'
import type { DayCount } from '@originseal/contracts'
import { Reads } from '@originseal/database'

@Injectable()
export class RegistrationsQueries {
  constructor(private readonly reads: Reads) {}

  /** By the day in Taipei; days without one are absent. */
  since(from: Date): Promise<DayCount[]> {
    return this.reads.query<DayCount>(
      `SELECT (registered_at AT TIME ZONE 'Asia/Taipei')::date::text AS date, count(*)::int AS value
       FROM account WHERE registered_at >= $1 GROUP BY 1 ORDER BY 1`,
      [from],
    )
  }
}
