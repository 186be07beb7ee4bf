import { Injectable } from '@nestjs/common'
import { isUniqueViolation, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { WorkEntity } from './work.entity'
import type { SimilarWork } from './work-index'
import type { Work } from './work.rules'

/** Any number that is ours alone: registrations wait for each other, so that two alike cannot miss one another. */
const registrationLock = 7_340_101

@Injectable()
export class WorksRepository {
  /** From here to the end of `tx` no other work is registered. */
  async lockRegistration(tx: Tx): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [registrationLock])
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
    await tx.query(
      `INSERT INTO work_similarity (work_id, similar_to, distance, earlier)
       SELECT $1::uuid, id, distance, true FROM unnest($2::uuid[], $3::int[]) AS found(id, distance)
       UNION ALL
       SELECT id, $1::uuid, distance, false FROM unnest($2::uuid[], $3::int[]) AS found(id, distance)
       ON CONFLICT DO NOTHING`,
      [workId, similar.map((work) => work.id), similar.map((work) => work.distance)],
    )
  }

  /** Gives all works of one owner to another. */
  async changeOwner(tx: Tx, from: string, to: string): Promise<void> {
    await tx.query('UPDATE work SET owner_id = $2 WHERE owner_id = $1', [from, to])
  }

  /** Removes an owner's works from the table; their files are still there. */
  removeOfOwner(tx: Tx, ownerId: string): Promise<{ workId: string; cid: string }[]> {
    return tx.query('DELETE FROM work WHERE owner_id = $1 RETURNING id AS "workId", cid', [ownerId])
  }

  async noteErased(tx: Tx, ownerId: string, at: Date): Promise<void> {
    await tx.query('INSERT INTO erased_owner (owner_id, erased_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      ownerId,
      at,
    ])
  }

  async isErased(tx: Tx, ownerId: string): Promise<boolean> {
    const rows = await tx.query('SELECT FROM erased_owner WHERE owner_id = $1', [ownerId])
    return rows.length > 0
  }
}
