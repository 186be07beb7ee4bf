import { Injectable } from '@nestjs/common'
import { isUniqueViolation, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { WorkEntity } from './work.entity'
import { similarFromQuality, similarWithin, type Work } from './work.rules'

export interface SimilarWork {
  readonly id: string
  /** Bits of 256 that differ, in the best of the eight turned and mirrored forms. */
  readonly distance: number
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

  /** Sealed works that look like this one, nearest first. */
  async findSimilar(tx: Tx, work: Work): Promise<SimilarWork[]> {
    if (work.perceptualHash.quality < similarFromQuality) return []
    return tx.query<SimilarWork>(
      `SELECT id, distance FROM (
         SELECT work.id, min(bit_count(work.hash_bits # ('x' || turned)::bit(256)))::int AS distance
         FROM work CROSS JOIN unnest($1::text[]) AS turned
         WHERE work.hash_quality >= $2 AND work.id <> $3
         GROUP BY work.id
       ) AS compared
       WHERE distance <= $4 ORDER BY distance LIMIT 100`,
      [work.dihedrals, similarFromQuality, work.id, similarWithin],
    )
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
}
