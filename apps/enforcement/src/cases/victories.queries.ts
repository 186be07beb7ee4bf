import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import type { FinishedCase } from './victory.rules'
import { confirmedBy } from './filed-cases.queries'
import { hoursToRemoval, isProvenRemoval, type ConfirmedBy } from './victory.rules'

export interface Victory {
  readonly number: string
  readonly platform: string
  readonly hours: number
  readonly removedAt: Date
}

interface RemovedCase extends FinishedCase {
  readonly number: string
  readonly platform: string
  readonly pageUrl: string
  readonly confirmedBy: ConfirmedBy
}

/** Cases whose copy is down, with what their time lines say of how that was confirmed last. */
const removed = `FROM takedown_case held JOIN LATERAL (
    SELECT ${confirmedBy} AS "confirmedBy" FROM case_event e
    WHERE e.case_id = held.id AND e.kind = 'down-confirmed' ORDER BY e.sequence DESC LIMIT 1
  ) removal ON true
  WHERE held.filed_at IS NOT NULL AND (held.state = 'removed' OR held.outcome = 'kept-down')`

@Injectable()
export class VictoriesQueries {
  constructor(private readonly reads: Reads) {}

  /** The latest removals that their owners have agreed to show. */
  async latest(limit: number): Promise<Victory[]> {
    const rows = await this.reads.query<RemovedCase>(
      `SELECT held.number, coalesce(held.platform, 'other') AS platform, held.page_url AS "pageUrl", held.state, held.outcome,
         held.filed_at AS "filedAt", held.removed_at AS "removedAt", removal."confirmedBy"
       ${removed} AND held.is_public ORDER BY held.removed_at DESC`,
    )
    const victories = rows.flatMap((row) => {
      const { number, platform, pageUrl, removedAt } = row
      const hours = hoursToRemoval(row)
      const isShown = hours !== undefined && removedAt && isProvenRemoval(pageUrl, row.confirmedBy)
      return isShown ? [{ number, platform, hours, removedAt }] : []
    })
    return victories.slice(0, limit)
  }

  /** Copies of the public web that went after a notice and are down. */
  async countRemoved(): Promise<number> {
    const hosts = await this.reads.query<{ origin: string; confirmedBy: ConfirmedBy; cases: number }>(
      `SELECT substring(held.page_url FROM '^[a-z]+://[^/?#]+') AS origin, removal."confirmedBy", count(*)::int AS cases
       ${removed} AND held.removed_at >= held.filed_at GROUP BY 1, 2`,
    )
    return hosts
      .filter(({ origin, confirmedBy: by }) => isProvenRemoval(origin, by))
      .reduce((sum, { cases }) => sum + cases, 0)
  }

  /** By what the removal of a case was confirmed last; undefined where it was not. */
  async confirmationOf(caseId: string): Promise<ConfirmedBy | undefined> {
    const [row] = await this.reads.query<{ confirmedBy: ConfirmedBy }>(
      `SELECT ${confirmedBy} AS "confirmedBy" FROM case_event e
       WHERE e.case_id = $1 AND e.kind = 'down-confirmed' ORDER BY e.sequence DESC LIMIT 1`,
      [caseId],
    )
    return row?.confirmedBy
  }
}
