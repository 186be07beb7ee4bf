import { Injectable } from '@nestjs/common'
import type { DigestProof } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

export interface SubmittedHead {
  /** Of the submission. */
  readonly id: string
  readonly caseId: string
  readonly sequence: number
  readonly digest: string
}

const db = statements<DB>()

@Injectable()
export class CaseAnchorsRepository {
  async insert(tx: Tx, { id, caseId, sequence, digest }: SubmittedHead): Promise<void> {
    await tx.rows(
      db
        .insertInto('case_anchor')
        .values({ id, case_id: caseId, sequence, digest, submitted_at: new Date() }),
    )
  }

  /** A later proof of the same submission takes the place of an earlier one; that of another service's submission is ignored. */
  async prove(tx: Tx, id: string, proof: DigestProof): Promise<void> {
    await tx.rows(
      db
        .updateTable('case_anchor')
        .set({ proof: JSON.stringify(proof) })
        .where('id', '=', id)
        .where('digest', '=', proof.digest),
    )
  }
}
