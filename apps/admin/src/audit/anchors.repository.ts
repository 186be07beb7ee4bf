import { Injectable } from '@nestjs/common'
import type { DigestProof } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

export interface SubmittedHead {
  /** Of the submission. */
  readonly id: string
  readonly sequence: number
  readonly digest: string
}

const db = statements<DB>()

@Injectable()
export class AnchorsRepository {
  /** Takes the last entry of each day, from the last one that was submitted on, that was not submitted yet. */
  submitHeads(tx: Tx): Promise<SubmittedHead[]> {
    return tx.query<SubmittedHead>(
      `INSERT INTO audit_anchor (id, sequence, day, digest, submitted_at)
       SELECT gen_random_uuid(), sequence, day, hash, now()
       FROM (SELECT DISTINCT ON (day) sequence, day, hash FROM audit_entry
             WHERE day >= (SELECT coalesce(max(day), '') FROM audit_anchor)
             ORDER BY day, sequence DESC) head
       ON CONFLICT (sequence) DO NOTHING
       RETURNING id, sequence, digest`,
    )
  }

  /** A later proof of the same submission takes the place of an earlier one; that of another service's submission is ignored. */
  async prove(tx: Tx, id: string, proof: DigestProof): Promise<void> {
    await tx.rows(
      db
        .updateTable('audit_anchor')
        .set({ proof: JSON.stringify(proof) })
        .where('id', '=', id)
        .where('digest', '=', proof.digest),
    )
  }
}
