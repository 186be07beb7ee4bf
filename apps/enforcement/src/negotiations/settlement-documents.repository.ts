import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class SettlementDocumentsRepository {
  /** Keeps the first of several; of an erased negotiation none. */
  async insert(
    tx: Tx,
    document: { negotiationId: string; objectKey: string; sha256: string; issuedAt: Date },
  ): Promise<void> {
    const { negotiationId, objectKey, sha256, issuedAt } = document
    const kept = await tx.rows(
      db.selectFrom('negotiation').select('id').where('id', '=', negotiationId).forKeyShare(),
    )
    if (kept.length === 0) return
    await tx.rows(
      db
        .insertInto('settlement_document')
        .values({ negotiation_id: negotiationId, object_key: objectKey, sha256, issued_at: issuedAt })
        .onConflict((conflict) => conflict.column('negotiation_id').doNothing()),
    )
  }

  async keyOf(tx: Tx, negotiationId: string): Promise<string | undefined> {
    const [row] = await tx.rows(
      db.selectFrom('settlement_document').select('object_key').where('negotiation_id', '=', negotiationId),
    )
    return row?.object_key
  }
}
