import { Injectable } from '@nestjs/common'
import { isUniqueViolation, statements, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { DB } from '../tables'
import { WorkEntity } from './work.entity'
import type { Work } from './work.rules'

/** Any number that is ours alone. */
const indexTurn = 7_340_101

const db = statements<DB>()

@Injectable()
export class WorksRepository {
  /** From here to the end of `tx` nobody else numbers or erases works: so the index sees numbers in their order. */
  async takeIndexTurn(tx: Tx): Promise<void> {
    await tx.lock(indexTurn)
  }

  /** From here to the end of `tx` this owner is not erased; others may seal for the same one. */
  async holdOwner(tx: Tx, ownerId: string): Promise<void> {
    await tx.query("SELECT pg_advisory_xact_lock_shared(hashtextextended('owner ' || $1, 0))", [ownerId])
  }

  /** From here to the end of `tx` nothing is registered for these owners. */
  async lockOwners(tx: Tx, ...ownerIds: readonly string[]): Promise<void> {
    // In one order, whoever asks.
    for (const ownerId of [...ownerIds].sort())
      await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('owner ' || $1, 0))", [ownerId])
  }

  /** @throws Problem FILE_ALREADY_PROTECTED if these very bytes are sealed already */
  async insert(tx: Tx, work: Work): Promise<void> {
    try {
      await tx.manager.insert(WorkEntity, {
        ...work,
        keywords: [...work.keywords],
        dihedrals: [...work.dihedrals],
      })
    } catch (error) {
      if (isUniqueViolation(error, 'work_sha256_once')) throw new Problem('FILE_ALREADY_PROTECTED')
      throw error
    }
  }

  /** Gives all works of one owner to another. */
  async changeOwner(tx: Tx, from: string, to: string): Promise<void> {
    await tx.manager.update(WorkEntity, { ownerId: from }, { ownerId: to })
  }

  /** Removes an owner's works from the table; their files are still there. */
  async removeOfOwner(tx: Tx, ownerId: string): Promise<{ workId: string; cid: string }[]> {
    await this.takeIndexTurn(tx)
    return tx.rows(db.deleteFrom('work').where('owner_id', '=', ownerId).returning(['id as workId', 'cid']))
  }

  async noteErased(tx: Tx, ownerId: string, at: Date): Promise<void> {
    await tx.rows(
      db
        .insertInto('erased_owner')
        .values({ owner_id: ownerId, erased_at: at })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  async isErased(tx: Tx, ownerId: string): Promise<boolean> {
    const rows = await tx.rows(
      db.selectFrom('erased_owner').select('owner_id').where('owner_id', '=', ownerId),
    )
    return rows.length > 0
  }
}
