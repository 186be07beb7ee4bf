import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import type { ConfirmedBy } from './victory.rules'
import { wrongClaim } from './claimant-records.queries'

/** Of a removal as it was confirmed: who saw it. Before that was noted, the last look says it. */
export const confirmedBy = `coalesce(e.facts ->> 'confirmedBy', CASE WHEN e.by = 'owner' THEN 'claimant' ELSE 'visits' END)`

/** What the time line of a case that was filed says of its first round. */
export interface FiledCase {
  readonly pageUrl: string
  readonly platform: string
  readonly filedAt: Date
  readonly acknowledgedAt: Date | null
  readonly firstDownAt: Date | null
  readonly confirmedAt: Date | null
  /** By what the removal was confirmed; null where it was not. */
  readonly confirmedBy: ConfirmedBy | null
  /** When the copy was there again, or was put back. */
  readonly relapsedAt: Date | null
  readonly closedAt: Date | null
  readonly isRejected: boolean
  readonly isCounterNoticed: boolean
  /** When its state changed last. */
  readonly changedAt: Date
  /** It turned out that the claim was wrong. */
  readonly isWrong: boolean
  readonly wasRemoved: boolean
}

@Injectable()
export class FiledCasesQueries {
  constructor(private readonly reads: Reads) {}

  all(): Promise<FiledCase[]> {
    return this.reads.query<FiledCase>(
      `SELECT held.page_url AS "pageUrl", coalesce(held.platform, 'other') AS platform,
         min(e.at) FILTER (WHERE e.kind IN ('dispatched', 'filed-by-hand') AND e.state_after = 'filed') AS "filedAt",
         min(e.at) FILTER (WHERE e.kind = 'acknowledged') AS "acknowledgedAt",
         min((e.facts ->> 'firstDownAt')::timestamptz) FILTER (WHERE e.kind = 'down-confirmed') AS "firstDownAt",
         min(e.at) FILTER (WHERE e.kind = 'down-confirmed') AS "confirmedAt",
         (array_agg(${confirmedBy} ORDER BY e.sequence) FILTER (WHERE e.kind = 'down-confirmed'))[1] AS "confirmedBy",
         min(e.at) FILTER (WHERE e.kind IN ('up-again', 'put-back')) AS "relapsedAt",
         max(e.at) FILTER (WHERE e.state_after = 'closed') AS "closedAt",
         bool_or(e.kind = 'rejected') AS "isRejected",
         bool_or(e.kind = 'counter-notice-received') AS "isCounterNoticed",
         held.changed_at AS "changedAt", held.removed_at IS NOT NULL AS "wasRemoved", ${wrongClaim} AS "isWrong"
       FROM takedown_case held JOIN case_event e ON e.case_id = held.id
       GROUP BY held.id
       HAVING bool_or(e.kind IN ('dispatched', 'filed-by-hand') AND e.state_after = 'filed')
       ORDER BY held.id`,
    )
  }
}
