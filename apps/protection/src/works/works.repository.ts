import { Injectable } from '@nestjs/common'
import { isUniqueViolation, statements, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { DB } from '../tables'
import { WorkEntity } from './work.entity'
import type { SimilarWork } from './work-index'
import type { Work } from './work.rules'

/** Any number that is ours alone: registrations wait for each other, so that two alike cannot miss one another. */
const registrationLock = 7_340_101

const db = statements<DB>()

@Injectable()
export class WorksRepository {
  /** From here to the end of `tx` no other work is registered. */
  async lockRegistration(tx: Tx): Promise<void> {
    await tx.lock(registrationLock)
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

  /** Notes the likeness on both works; `earlier` says which side was there first. */
  async recordSimilarity(tx: Tx, workId: string, similar: readonly SimilarWork[]): Promise<void> {
    const both = similar.flatMap(({ id, distance }) => [
      { work_id: workId, similar_to: id, distance, earlier: true },
      { work_id: id, similar_to: workId, distance, earlier: false },
    ])
    if (both.length === 0) return
    await tx.rows(
      db
        .insertInto('work_similarity')
        .values(both)
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  /** Gives all works of one owner to another. */
  async changeOwner(tx: Tx, from: string, to: string): Promise<void> {
    await tx.manager.update(WorkEntity, { ownerId: from }, { ownerId: to })
  }

  /** Removes an owner's works from the table; their files are still there. */
  removeOfOwner(tx: Tx, ownerId: string): Promise<{ workId: string; cid: string }[]> {
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
