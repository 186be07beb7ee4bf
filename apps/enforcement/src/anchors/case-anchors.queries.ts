import { Injectable } from '@nestjs/common'
import { digestProof, type CaseAnchorsFile, type ReadCaseAnchorResponse } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class CaseAnchorsQueries {
  constructor(private readonly reads: Reads) {}

  /** The latest head of a case that stands on the chain; null before the first. */
  async latest(caseId: string): Promise<ReadCaseAnchorResponse['data']> {
    const [row] = await this.reads.rows(
      db
        .selectFrom('case_anchor')
        .select(['sequence', 'proof'])
        .where('case_id', '=', caseId)
        .where('proof', 'is not', null)
        .orderBy('sequence', 'desc')
        .limit(1),
    )
    return row ? { sequence: row.sequence, proof: digestProof.parse(row.proof) } : null
  }

  /** Every proof that a hash of the time line stands on the chain, the earliest first. */
  async allOf(caseId: string): Promise<CaseAnchorsFile['anchors']> {
    const rows = await this.reads.rows(
      db
        .selectFrom('case_anchor')
        .select(['sequence', 'proof'])
        .where('case_id', '=', caseId)
        .where('proof', 'is not', null)
        .orderBy('sequence'),
    )
    return rows.map(({ sequence, proof }) => ({ sequence, proof: digestProof.parse(proof) }))
  }
}
