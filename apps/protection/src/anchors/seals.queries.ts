import { Injectable } from '@nestjs/common'
import type { Inclusion } from '@originseal/anchoring'
import { Reads, statements } from '@originseal/database'
import type { InferResult, NotNull } from 'kysely'
import type { DB } from '../tables'
import type { Sealer } from './anchors.repository'

/** Where a work's seal stands. */
export interface Seal {
  readonly commitment: string
  /** Null once the work was erased. */
  readonly salt: string | null
  readonly erasedAt: Date | null
  readonly batch?: {
    readonly state: string
    readonly root: string
    readonly leafIndex: number
    readonly size: number
    /** The last transaction that was sent for it. */
    readonly transactionHash: string | null
    readonly inclusion: Inclusion | null
    readonly chain: Sealer
    readonly id: string
  }
}

type BatchColumn = 'leaf_index' | 'state' | 'root' | 'leaf_count' | 'chain_id' | 'registry' | 'sealer'

const db = statements<DB>()

const leaves = db
  .selectFrom('seal_leaf as leaf')
  .leftJoin('anchor_batch as batch', 'batch.id', 'leaf.batch_id')
  .select(['work_id', 'commitment', 'salt', 'erased_at', 'batch_id', 'leaf_index'])
  .select(['state', 'root', 'leaf_count', 'inclusion', 'chain_id', 'registry', 'sealer'])
  .select((leaf) =>
    leaf
      .selectFrom('anchor_attempt')
      .whereRef('anchor_attempt.batch_id', '=', 'batch.id')
      .where('batch.sent_at', 'is not', null)
      .orderBy('position', 'desc')
      .limit(1)
      .select('hash')
      .as('sent_hash'),
  )
  // A foreign key leads to the batch, so all of it is there or nothing.
  .$narrowType<{ batch_id: null } | (Record<BatchColumn, NotNull> & { batch_id: NotNull })>()
type SealRow = InferResult<typeof leaves>[number]

@Injectable()
export class SealsQueries {
  constructor(private readonly reads: Reads) {}

  async ofWork(workId: string): Promise<Seal | undefined> {
    return (await this.ofWorks([workId])).get(workId)
  }

  /** The seals of several works, by their ids. */
  async ofWorks(workIds: readonly string[]): Promise<ReadonlyMap<string, Seal>> {
    const rows = await this.reads.rows(
      leaves.where(({ eb, fn, val }) => eb('work_id', '=', fn.any(val(workIds)))),
    )
    return new Map(rows.map((row) => [row.work_id, toSeal(row)]))
  }

  /** The commitments of a batch, in the order of its leaves. */
  async commitmentsOf(batchId: string): Promise<string[]> {
    const rows = await this.reads.rows(
      db.selectFrom('seal_leaf').select('commitment').where('batch_id', '=', batchId).orderBy('leaf_index'),
    )
    return rows.map(({ commitment }) => commitment)
  }
}

function toSeal(row: SealRow): Seal {
  const { commitment, salt, erased_at: erasedAt } = row
  if (row.batch_id === null) return { commitment, salt, erasedAt }
  return {
    commitment,
    salt,
    erasedAt,
    batch: {
      id: row.batch_id,
      state: row.state,
      root: row.root,
      leafIndex: row.leaf_index,
      size: row.leaf_count,
      transactionHash: row.sent_hash,
      inclusion: row.inclusion,
      chain: { chainId: Number(row.chain_id), registry: row.registry, sealer: row.sealer },
    },
  }
}
