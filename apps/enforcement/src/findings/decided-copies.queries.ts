import { Injectable } from '@nestjs/common'
import type { FindingDecision, ListDecisionsRequest } from '@originseal/contracts'
import { Reads } from '@originseal/database'
import { copiesWithDecisions, toRecord, type FoundCopyRecord } from './found-copies.queries'

/** A copy with what its owner said of it. */
export interface DecidedCopyRecord extends FoundCopyRecord {
  readonly decision: FindingDecision
  readonly reason: string | null
  readonly decidedAt: Date
}

@Injectable()
export class DecidedCopiesQueries {
  constructor(private readonly reads: Reads) {}

  /** What was decided and is no takedown, the latest first. Another owner's cursor leads nowhere. */
  async page(
    ownerId: string,
    { cursor, limit, decision }: ListDecisionsRequest,
  ): Promise<DecidedCopyRecord[]> {
    const decided = copiesWithDecisions()
      .select(['finding_decision.reason', 'finding_decision.decided_at'])
      .where('found_copy.owner_id', '=', ownerId)
      .where('finding_decision.decision', '<>', 'takedown')
    const last = decided.clearSelect().select(['finding_decision.decided_at as at', 'found_copy.id as id'])
    const rows = await this.reads.rows(
      decided
        .$if(decision !== undefined, (page) =>
          page.where('finding_decision.decision', '=', decision as FindingDecision),
        )
        .$if(cursor !== undefined, (page) =>
          page.where(({ eb, refTuple }) =>
            eb(
              refTuple('finding_decision.decided_at', 'found_copy.id'),
              '<',
              last.where('found_copy.id', '=', cursor ?? '').$asTuple('at', 'id'),
            ),
          ),
        )
        .orderBy('finding_decision.decided_at', 'desc')
        .orderBy('found_copy.id', 'desc')
        .limit(limit),
    )
    return rows.map((row) =>
      Object.assign(toRecord(row), {
        decision: row.decision as FindingDecision,
        reason: row.reason,
        decidedAt: row.decided_at as Date,
      }),
    )
  }
}
