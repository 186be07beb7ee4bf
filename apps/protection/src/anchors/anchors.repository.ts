import { Injectable } from '@nestjs/common'
import type { AnchorBatch, Attempt } from '@originseal/anchoring'
import { statements, type Tx } from '@originseal/database'
import { sql, type InferResult, type NotNull, type Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../tables'
import type { WorkToSeal } from './sealed-work'

/** Told when a work waits for a batch, and when a batch has come further. */
export const anchorChannel = 'anchors'

/** Whose batches: the account that sends them, on which chain, to which contract. */
export interface Sealer {
  readonly chainId: number
  readonly registry: string
  readonly sealer: string
}

export interface StoredBatch {
  readonly id: string
  /** Grows with every change; a change is refused when it does not start from the stored one. */
  readonly version: number
  readonly batch: AnchorBatch
}

export type WaitingLeaf = Pick<Selectable<DB['seal_leaf']>, 'work_id' | 'commitment' | 'queued_at'>

/** The stored batch is no longer the one that the change started from. */
export class BatchChanged extends Error {}

const db = statements<DB>()

/** Batches with their attempts. */
const batches = db
  .selectFrom('anchor_batch as batch')
  .select(['id', 'version', 'state', 'opened_at', 'leaf_count', 'root', 'sent_at', 'inclusion'])
  .select((batch) =>
    jsonArrayFrom(
      batch
        .selectFrom('anchor_attempt')
        .whereRef('batch_id', '=', 'batch.id')
        .orderBy('position')
        .select([
          'nonce',
          'hash',
          'raw_transaction as rawTransaction',
          // Beyond what a JSON number holds.
          sql<string>`max_fee_per_gas::text`.as('maxFeePerGas'),
          'signed_at as signedAt',
        ]),
    ).as('attempts'),
  )
  .limit(50)
type BatchRow = InferResult<typeof batches>[number]

/** A work whose leaf is in a batch. */
export interface PlacedWork {
  readonly work: WorkToSeal
  readonly ownerId: string
  readonly salt: string
  readonly leafIndex: number
}

@Injectable()
export class AnchorsRepository {
  /** The oldest leaves that no batch has, locked so that no other process takes them too. */
  waitingLeaves(tx: Tx, limit: number): Promise<WaitingLeaf[]> {
    return tx.rows(
      db
        .selectFrom('seal_leaf')
        .select(['work_id', 'commitment', 'queued_at'])
        .where('batch_id', 'is', null)
        .orderBy('sequence')
        .limit(limit)
        .forUpdate(),
    )
  }

  /** Stores a closed batch and gives each leaf its place. */
  async insertClosed(
    tx: Tx,
    { chainId, registry, sealer }: Sealer,
    { state, openedAt, leafCount, root }: AnchorBatch,
    leaves: readonly WaitingLeaf[],
  ): Promise<void> {
    const id = crypto.randomUUID()
    if (root === null) throw new Error('only a closed batch is stored')
    const opened_at = new Date(openedAt)
    const batch = {
      id,
      chain_id: chainId,
      registry,
      sealer,
      state,
      version: 0,
      opened_at,
      leaf_count: leafCount,
      root,
    }
    await tx.rows(db.insertInto('anchor_batch').values(batch))
    const ids = leaves.map((leaf) => leaf.work_id)
    const placed = sql<{ id: string; place: number }>`unnest(${ids}::uuid[]) WITH ORDINALITY`
    await tx.rows(
      db
        .updateTable('seal_leaf')
        .from(placed.as<'placed'>(sql`placed(id, place)`))
        .set((row) => ({ batch_id: id, leaf_index: row('placed.place', '-', 1) }))
        .whereRef('work_id', '=', 'placed.id'),
    )
  }

  /** Batches of this sealer that are not confirmed, in the order of their nonces, unsigned ones last. */
  async unconfirmed(tx: Tx, { chainId, sealer }: Sealer): Promise<StoredBatch[]> {
    const rows = await tx.rows(
      batches
        .where('state', '<>', 'confirmed')
        .where('chain_id', '=', String(chainId))
        .where('sealer', '=', sealer)
        .orderBy(
          (batch) =>
            batch
              .selectFrom('anchor_attempt')
              .whereRef('batch_id', '=', 'batch.id')
              .select(({ fn }) => fn.min('nonce').as('first')),
          (order) => order.asc().nullsLast(),
        )
        .orderBy('opened_at'),
    )
    return rows.map(toStoredBatch)
  }

  /** Confirmed batches with a nonce that the chain says it has not used: the chain lost blocks. */
  async confirmedFromNonce(tx: Tx, { chainId, sealer }: Sealer, nonce: number): Promise<StoredBatch[]> {
    const rows = await tx.rows(
      batches
        .where('state', '=', 'confirmed')
        .where('chain_id', '=', String(chainId))
        .where('sealer', '=', sealer)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('anchor_attempt')
              .whereRef('batch_id', '=', 'batch.id')
              .where('nonce', '>=', nonce)
              .select('nonce'),
          ),
        )
        .orderBy('opened_at'),
    )
    return rows.map(toStoredBatch)
  }

  async noncesFrom(tx: Tx, { chainId, sealer }: Sealer, nonce: number): Promise<number[]> {
    const rows = await tx.rows(
      db
        .selectFrom('anchor_nonce')
        .select('nonce')
        .where('chain_id', '=', String(chainId))
        .where('sealer', '=', sealer)
        .where('nonce', '>=', nonce),
    )
    return rows.map((row) => row.nonce)
  }

  /** @throws BatchChanged; a unique violation if another batch has one of its nonces */
  async update(tx: Tx, stored: StoredBatch, sealer: Sealer, batch: AnchorBatch): Promise<StoredBatch> {
    const { state, sentAt, inclusion } = batch
    const version = stored.version + 1
    const changed = await tx.rows(
      db
        .updateTable('anchor_batch')
        .set({ state, sent_at: sentAt === null ? null : new Date(sentAt), inclusion, version })
        .where('id', '=', stored.id)
        .where('version', '=', stored.version)
        .returning('id'),
    )
    if (changed.length === 0) throw new BatchChanged()
    for (const [position, attempt] of batch.attempts.entries()) {
      if (position >= stored.batch.attempts.length)
        await this.insertAttempt(tx, stored.id, sealer, position, attempt)
    }
    await tx.query(`NOTIFY ${anchorChannel}`)
    return { id: stored.id, version, batch }
  }

  /** Works of a batch with their owners, in the order of their leaves; erased ones are nobody's and left out. */
  async worksOf(tx: Tx, batchId: string): Promise<PlacedWork[]> {
    const rows = await tx.rows(
      db
        .selectFrom('seal_leaf as leaf')
        .innerJoin('work', 'work.id', 'leaf.work_id')
        .selectAll('work')
        .select(['leaf.owner_id as leaf_owner', 'leaf.salt', 'leaf.leaf_index'])
        .where('leaf.batch_id', '=', batchId)
        .where('leaf.owner_id', 'is not', null)
        .where('leaf.salt', 'is not', null)
        .orderBy('leaf.leaf_index')
        .$narrowType<{ leaf_owner: NotNull; salt: NotNull; leaf_index: NotNull }>(),
    )
    return rows.map((row) => ({
      ownerId: row.leaf_owner,
      salt: row.salt,
      leafIndex: row.leaf_index,
      work: {
        id: row.id,
        sealedFor: row.sealed_for,
        title: row.title,
        filename: row.filename,
        sha256: row.sha256,
        size: row.size,
        mediaType: row.media_type,
        cid: row.cid,
        cidProfile: row.cid_profile,
        perceptualHash: row.perceptual_hash,
        sealedAt: row.sealed_at,
      },
    }))
  }

  /** The commitments of a batch, in the order of its leaves. */
  async commitmentsOf(tx: Tx, batchId: string): Promise<string[]> {
    const rows = await tx.rows(
      db.selectFrom('seal_leaf').select('commitment').where('batch_id', '=', batchId).orderBy('leaf_index'),
    )
    return rows.map(({ commitment }) => commitment)
  }

  private async insertAttempt(
    tx: Tx,
    batchId: string,
    { chainId, sealer }: Sealer,
    position: number,
    { nonce, hash, rawTransaction, maxFeePerGas, signedAt }: Attempt,
  ): Promise<void> {
    await tx.rows(
      db
        .insertInto('anchor_nonce')
        .values({ chain_id: chainId, sealer, nonce, batch_id: batchId })
        .onConflict((conflict) => conflict.columns(['batch_id', 'nonce']).doNothing()),
    )
    await tx.rows(
      db.insertInto('anchor_attempt').values({
        batch_id: batchId,
        nonce,
        position,
        hash,
        raw_transaction: rawTransaction,
        max_fee_per_gas: maxFeePerGas,
        signed_at: new Date(signedAt),
      }),
    )
  }
}

function toStoredBatch(row: BatchRow): StoredBatch {
  return {
    id: row.id,
    version: row.version,
    batch: {
      state: row.state,
      openedAt: row.opened_at.getTime(),
      leafCount: row.leaf_count,
      root: row.root,
      attempts: row.attempts.map((attempt) => ({ ...attempt, signedAt: Date.parse(attempt.signedAt) })),
      sentAt: row.sent_at?.getTime() ?? null,
      inclusion: row.inclusion,
    },
  }
}
