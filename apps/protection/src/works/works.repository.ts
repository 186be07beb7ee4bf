import { Injectable } from '@nestjs/common'
import { isUniqueViolation, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { WorkEntity } from './work.entity'
import type { SimilarWork } from './work-index'
import type { Work } from './work.rules'

export interface FileRemoval {
  readonly workId: string
  readonly cid: string
  readonly askedAt: Date
  /** The same bytes were sealed again by somebody else. */
  readonly isCidInUse: boolean
}

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

  /** Removes an owner's works from the table; their files are noted as still to be removed. */
  async removeOfOwner(tx: Tx, ownerId: string, at: Date): Promise<void> {
    await tx.query(
      `WITH gone AS (DELETE FROM work WHERE owner_id = $1 RETURNING id, cid)
       INSERT INTO file_removal (work_id, cid, asked_at) SELECT id, cid, $2 FROM gone`,
      [ownerId, at],
    )
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

  /** The oldest files that wait for their removal. */
  async nextRemoval(tx: Tx): Promise<FileRemoval | undefined> {
    const [row] = await tx.query<FileRemoval>(
      `SELECT work_id AS "workId", cid, asked_at AS "askedAt",
         EXISTS (SELECT FROM work WHERE work.cid = file_removal.cid) AS "isCidInUse"
       FROM file_removal ORDER BY asked_at LIMIT 1`,
    )
    return row
  }

  async noteRemoved(tx: Tx, workId: string): Promise<void> {
    await tx.query('DELETE FROM file_removal WHERE work_id = $1', [workId])
  }
}
