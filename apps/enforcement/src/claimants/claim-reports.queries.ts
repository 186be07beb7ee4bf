import { Injectable } from '@nestjs/common'
import type { ClaimReport, ClaimReportDecision, PageRequest } from '@originseal/contracts'
import { Reads, statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

type WaitingReport = Omit<ClaimReport, 'reportedAt' | 'caseNumber' | 'pageUrl'> & {
  readonly reportedAt: Date
}

/** How many claims of an owner were found abusive. */
export interface UpheldReports {
  readonly ownerId: string
  readonly abusive: number
}

const upheld = `SELECT owner_id AS "ownerId", count(*)::int AS abusive
  FROM claim_report WHERE decision = 'upheld' AND decided_at > $1`

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
  page({ cursor, limit }: PageRequest): Promise<WaitingReport[]> {
    return this.reads.query(
      `SELECT id, case_id AS "caseId", owner_id AS "ownerId", claimant_name AS "claimantName", text,
         reported_at AS "reportedAt"
       FROM claim_report
       WHERE decided_at IS NULL
         AND ($1::uuid IS NULL OR (reported_at, id) > (SELECT reported_at, id FROM claim_report WHERE id = $1))
       ORDER BY reported_at, id LIMIT $2`,
      [cursor ?? null, limit],
    )
  }

  /** Whether a claim is reported, and nobody has decided on it or somebody did since: it counts in its claimant's record. */
  async counts(tx: Tx, caseId: string, since: Date): Promise<boolean> {
    const rows = await tx.rows(
      db
        .selectFrom('claim_report')
        .select('id')
        .where('case_id', '=', caseId)
        .where(({ eb, or }) => or([eb('decided_at', 'is', null), eb('decided_at', '>', since)]))
        .limit(1),
    )
    return rows.length > 0
  }

  /** Claims of these owners that were found abusive since; owners without one are left out. */
  upheldOf(
    ownerIds: readonly string[],
    since: Date,
    reader: Pick<Tx, 'query'> = this.reads,
  ): Promise<UpheldReports[]> {
    return reader.query(`${upheld} AND owner_id = ANY($2) GROUP BY owner_id`, [since, ownerIds])
  }

  /** Of those with the most. */
  mostUpheld(most: number, since: Date): Promise<UpheldReports[]> {
    return this.reads.query(`${upheld} GROUP BY owner_id ORDER BY count(*) DESC, owner_id LIMIT $2`, [
      since,
      most,
    ])
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
