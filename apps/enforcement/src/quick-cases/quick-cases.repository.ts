import { Injectable } from '@nestjs/common'
import type { CompareQuickCaseRequest } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { IdentifiedTarget } from '../channels/identify-target'
import type { DB } from '../tables'
import type { QuickCaseRow } from './quick-cases.queries'

const db = statements<DB>()

@Injectable()
export class QuickCasesRepository {
  /** @returns the one that is kept, which may be an earlier one of the same page */
  async save(tx: Tx, ownerId: string, target: IdentifiedTarget): Promise<QuickCaseRow> {
    const [kept] = await tx.rows(
      db
        .insertInto('quick_case')
        .values({
          id: crypto.randomUUID(),
          owner_id: ownerId,
          page_url: target.asFound,
          target_key: target.key,
          domain: target.domain,
          platform: target.platform ?? null,
          saved_at: new Date(),
        })
        .onConflict((conflict) =>
          conflict.columns(['owner_id', 'target_key']).doUpdateSet({ saved_at: new Date() }),
        )
        .returningAll(),
    )
    if (!kept) throw new Error('an insert that updates on conflict returned no row')
    return kept
  }

  /** False where this owner has none of this id. */
  async compare(
    tx: Tx,
    { id, ownerId }: { readonly id: string; readonly ownerId: string },
    { workId, scanId }: CompareQuickCaseRequest,
  ): Promise<boolean> {
    const compared = await tx.rows(
      db
        .updateTable('quick_case')
        .set({ work_id: workId, scan_id: scanId })
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .returning('id'),
    )
    return compared.length > 0
  }

  /** False where this owner has none of this id. */
  async remove(tx: Tx, id: string, ownerId: string): Promise<boolean> {
    const removed = await tx.rows(
      db.deleteFrom('quick_case').where('id', '=', id).where('owner_id', '=', ownerId).returning('id'),
    )
    return removed.length > 0
  }

  async erase(tx: Tx, ownerId: string): Promise<void> {
    await tx.rows(db.deleteFrom('quick_case').where('owner_id', '=', ownerId))
  }
}
