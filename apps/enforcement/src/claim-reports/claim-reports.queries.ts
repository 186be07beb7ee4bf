import { Injectable } from '@nestjs/common'
import type { ClaimReport, ClaimReportDecision, PageRequest } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

type ReportRow = Omit<ClaimReport, 'reportedAt'> & { readonly reportedAt: Date }

/** What became of the last report of a claim. */
export interface ReportStanding {
  readonly reportedAt: Date
  readonly decision: { readonly kind: ClaimReportDecision; readonly reason: string } | null
}

@Injectable()
export class ClaimReportsQueries {
  constructor(private readonly reads: Reads) {}

  /** How many nobody has decided on. */
  async waiting(): Promise<number> {
    const [row] = await this.reads.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM claim_report WHERE decided_at IS NULL',
    )
    return row?.count ?? 0
  }

  /** Those that nobody has decided on, the oldest first. */
  async page({ cursor, limit }: PageRequest): Promise<ClaimReport[]> {
    const rows = await this.reads.query<ReportRow>(
      `SELECT r.id, n.case_id AS "caseId", c.number AS "caseNumber", r.owner_id AS "ownerId",
         n.claimant_name AS "claimantName", c.page_url AS "pageUrl", r.text, r.reported_at AS "reportedAt"
       FROM claim_report r JOIN negotiation n ON n.id = r.negotiation_id JOIN takedown_case c ON c.id = n.case_id
       WHERE r.decided_at IS NULL
         AND ($1::uuid IS NULL OR (r.reported_at, r.id) > (SELECT reported_at, id FROM claim_report WHERE id = $1))
       ORDER BY r.reported_at, r.id LIMIT $2`,
      [cursor ?? null, limit],
    )
    return rows.map((row) => Object.assign(row, { reportedAt: row.reportedAt.toISOString() }))
  }

  async lastOf(negotiationId: string): Promise<ReportStanding | undefined> {
    const [row] = await this.reads.rows(
      db
        .selectFrom('claim_report')
        .select(['reported_at', 'decision', 'decision_reason'])
        .where('negotiation_id', '=', negotiationId)
        .orderBy('reported_at', 'desc')
        .limit(1),
    )
    if (!row) return undefined
    const kind = row.decision as ClaimReportDecision | null
    return { reportedAt: row.reported_at, decision: kind && { kind, reason: row.decision_reason ?? '' } }
  }
}
