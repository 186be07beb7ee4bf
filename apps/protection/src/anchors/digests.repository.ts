import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { NotNull } from 'kysely'
import type { DB } from '../tables'

export interface SubmittedDigest {
  /** Of the submission, and of its leaf. */
  readonly id: string
  readonly ownerId: string
  /** SHA-256 in hexadecimal. */
  readonly digest: string
}

/** A digest with its place in a batch. */
export interface PlacedDigest {
  readonly id: string
  readonly digest: string
  readonly salt: string
  readonly leafIndex: number
}

const db = statements<DB>()

/** Digests that other services have anchored; each has a leaf beside those of works. */
@Injectable()
export class DigestsRepository {
  /** @returns false for one that is there already */
  async insert(tx: Tx, { id, digest }: SubmittedDigest): Promise<boolean> {
    const rows = await tx.rows(
      db
        .insertInto('anchored_digest')
        .values({ id, digest })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    return rows.length > 0
  }

  /** Those of a batch; without the salt nothing can be proven any more: erased ones are left out. */
  ofBatch(tx: Tx, batchId: string): Promise<PlacedDigest[]> {
    return tx.rows(
      db
        .selectFrom('seal_leaf as leaf')
        .innerJoin('anchored_digest as submitted', 'submitted.id', 'leaf.work_id')
        .select(['submitted.id', 'submitted.digest', 'leaf.salt', 'leaf.leaf_index as leafIndex'])
        .where('leaf.batch_id', '=', batchId)
        .where('leaf.salt', 'is not', null)
        .orderBy('leaf.leaf_index')
        .$narrowType<{ salt: NotNull; leafIndex: NotNull }>(),
    )
  }
}
