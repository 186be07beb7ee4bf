import { Injectable } from '@nestjs/common'
import type { CaseState, ChainedCaseEntry } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'
import type { CaseAuthor } from './case-standing'

const db = statements<DB>()

/** An entry of a case's time line. */
export interface CaseEntryRow {
  readonly caseId: string
  readonly sequence: number
  readonly kind: string
  readonly at: Date
  readonly recordedAt: Date
  readonly by: CaseAuthor
  readonly source: string
  readonly facts: Record<string, unknown>
  readonly stateAfter: CaseState | null
  readonly hash: Buffer
}

/** An entry with all that its hash covers, as others read it. */
export const toChainedEntry = (row: CaseEntryRow): ChainedCaseEntry => ({
  sequence: row.sequence,
  kind: row.kind,
  at: row.at.toISOString(),
  recordedAt: row.recordedAt.toISOString(),
  by: row.by,
  source: row.source,
  facts: row.facts,
  stateAfter: row.stateAfter,
  hash: row.hash.toString('hex'),
})

@Injectable()
export class CaseEventsQueries {
  constructor(private readonly reads: Reads) {}

  async ofCase(caseId: string): Promise<CaseEntryRow[]> {
    const rows = await this.reads.rows(
      db.selectFrom('case_event').selectAll().where('case_id', '=', caseId).orderBy('sequence'),
    )
    return rows.map((row) => ({
      caseId: row.case_id,
      sequence: row.sequence,
      kind: row.kind,
      at: row.at,
      recordedAt: row.recorded_at,
      by: row.by,
      source: row.source,
      facts: row.facts as CaseEntryRow['facts'],
      stateAfter: row.state_after,
      hash: row.hash,
    }))
  }
}
