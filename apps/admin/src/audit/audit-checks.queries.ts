import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

/** Which days of the log are to be checked, and how the last checks ended. */
@Injectable()
export class AuditChecksQueries {
  constructor(private readonly reads: Reads) {}

  /**
   * The newest day, which grows, and those whose last check is longest ago; one that was never checked comes first. A
   * day of which only an anchor is left is one of them.
   */
  async due(most: number): Promise<string[]> {
    const rows = await this.reads.query<{ day: string }>(
      `SELECT days.day FROM (SELECT day FROM audit_entry UNION SELECT day FROM audit_anchor WHERE proof IS NOT NULL) days
       LEFT JOIN audit_check USING (day)
       ORDER BY days.day = (SELECT max(day) FROM audit_entry) DESC, checked_at NULLS FIRST, days.day LIMIT $1`,
      [most],
    )
    return rows.map(({ day }) => day)
  }

  /** How many days did not hold when they were last checked. */
  async faulty(): Promise<number> {
    const [row] = await this.reads.rows(
      db
        .selectFrom('audit_check')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('fault', 'is not', null),
    )
    return Number(row?.count ?? 0)
  }
}
