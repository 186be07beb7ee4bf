import { Injectable } from '@nestjs/common'
import type { AnchorBatch, Attempt, Inclusion } from '@originseal/anchoring'
import type { Tx } from '@originseal/database'

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

export interface WaitingLeaf {
  readonly work_id: string
  readonly commitment: string
  readonly queued_at: Date
}

interface BatchRow {
  id: string
  version: number
  state: AnchorBatch['state']
  opened_at: Date
  leaf_count: number
  root: string
  sent_at: Date | null
  inclusion: Inclusion | null
  attempts: (Omit<Attempt, 'signedAt'> & { signedAt: string })[]
}

/** The stored batch is no longer the one that the change started from. */
export class BatchChanged extends Error {}

const batchColumns = `
  batch.id, batch.version, batch.state, batch.opened_at, batch.leaf_count, batch.root, batch.sent_at, batch.inclusion,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'nonce', nonce, 'hash', hash, 'rawTransaction', raw_transaction,
      'maxFeePerGas', max_fee_per_gas::text, 'signedAt', signed_at
    ) ORDER BY position)
    FROM anchor_attempt WHERE batch_id = batch.id
  ), '[]') AS attempts`

@Injectable()
export class AnchorsRepository {
  /** The oldest leaves that no batch has, locked so that no other process takes them too. */
  waitingLeaves(tx: Tx, limit: number): Promise<WaitingLeaf[]> {
    return tx.query<WaitingLeaf>(
      `SELECT work_id, commitment, queued_at FROM seal_leaf WHERE batch_id IS NULL
       ORDER BY sequence LIMIT $1 FOR UPDATE`,
      [limit],
    )
  }

  /** Stores a closed batch and gives each leaf its place. */
  async insertClosed(
    tx: Tx,
    sealer: Sealer,
    batch: AnchorBatch,
    leaves: readonly WaitingLeaf[],
  ): Promise<void> {
    const id = crypto.randomUUID()
    await tx.query(
      `INSERT INTO anchor_batch (id, chain_id, registry, sealer, state, version, opened_at, leaf_count, root)
       VALUES ($1, $2, $3, $4, $5, 0, $6, $7, $8)`,
      [
        id,
        sealer.chainId,
        sealer.registry,
        sealer.sealer,
        batch.state,
        new Date(batch.openedAt),
        batch.leafCount,
        batch.root,
      ],
    )
    await tx.query(
      `UPDATE seal_leaf SET batch_id = $1, leaf_index = place - 1
       FROM unnest($2::uuid[]) WITH ORDINALITY AS placed(id, place) WHERE work_id = placed.id`,
      [id, leaves.map((leaf) => leaf.work_id)],
    )
  }

  /** Batches of this sealer that are not confirmed, in the order of their nonces, unsigned ones last. */
  async unconfirmed(tx: Tx, { chainId, sealer }: Sealer): Promise<StoredBatch[]> {
    return this.batches(
      tx,
      `WHERE batch.state <> 'confirmed' AND batch.chain_id = $1 AND batch.sealer = $2
       ORDER BY (SELECT min(nonce) FROM anchor_attempt WHERE batch_id = batch.id) NULLS LAST, batch.opened_at LIMIT 50`,
      [chainId, sealer],
    )
  }

  /** Confirmed batches with a nonce that the chain says it has not used: the chain lost blocks. */
  async confirmedFromNonce(tx: Tx, { chainId, sealer }: Sealer, nonce: number): Promise<StoredBatch[]> {
    return this.batches(
      tx,
      `WHERE batch.state = 'confirmed' AND batch.chain_id = $1 AND batch.sealer = $2
         AND EXISTS (SELECT FROM anchor_attempt WHERE batch_id = batch.id AND nonce >= $3)
       ORDER BY batch.opened_at LIMIT 50`,
      [chainId, sealer, nonce],
    )
  }

  async noncesFrom(tx: Tx, { chainId, sealer }: Sealer, nonce: number): Promise<number[]> {
    const rows = await tx.query<{ nonce: number }>(
      'SELECT nonce FROM anchor_nonce WHERE chain_id = $1 AND sealer = $2 AND nonce >= $3',
      [chainId, sealer, nonce],
    )
    return rows.map((row) => row.nonce)
  }

  /** @throws BatchChanged; a unique violation if another batch has one of its nonces */
  async update(tx: Tx, stored: StoredBatch, sealer: Sealer, batch: AnchorBatch): Promise<StoredBatch> {
    const changed = await tx.query(
      `UPDATE anchor_batch SET state = $3, sent_at = $4, inclusion = $5, version = version + 1
       WHERE id = $1 AND version = $2 RETURNING id`,
      [
        stored.id,
        stored.version,
        batch.state,
        batch.sentAt === null ? null : new Date(batch.sentAt),
        batch.inclusion,
      ],
    )
    if (changed.length === 0) throw new BatchChanged()
    for (const [position, attempt] of batch.attempts.entries()) {
      if (position >= stored.batch.attempts.length)
        await this.insertAttempt(tx, stored.id, sealer, position, attempt)
    }
    await tx.query(`NOTIFY ${anchorChannel}`)
    return { id: stored.id, version: stored.version + 1, batch }
  }

  /** Works of a batch with their owners, in the order of their leaves; erased ones are nobody's and left out. */
  worksOf(tx: Tx, batchId: string): Promise<{ workId: string; ownerId: string; title: string }[]> {
    return tx.query(
      `SELECT leaf.work_id AS "workId", leaf.owner_id AS "ownerId", work.title
       FROM seal_leaf leaf JOIN work ON work.id = leaf.work_id
       WHERE leaf.batch_id = $1 AND leaf.erased_at IS NULL ORDER BY leaf.leaf_index`,
      [batchId],
    )
  }

  private async insertAttempt(
    tx: Tx,
    batchId: string,
    { chainId, sealer }: Sealer,
    position: number,
    attempt: Attempt,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO anchor_nonce (chain_id, sealer, nonce, batch_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (batch_id, nonce) DO NOTHING`,
      [chainId, sealer, attempt.nonce, batchId],
    )
    await tx.query(
      `INSERT INTO anchor_attempt (batch_id, nonce, position, hash, raw_transaction, max_fee_per_gas, signed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        batchId,
        attempt.nonce,
        position,
        attempt.hash,
        attempt.rawTransaction,
        attempt.maxFeePerGas,
        new Date(attempt.signedAt),
      ],
    )
  }

  private async batches(tx: Tx, where: string, parameters: readonly unknown[]): Promise<StoredBatch[]> {
    const rows = await tx.query<BatchRow>(
      `SELECT ${batchColumns} FROM anchor_batch batch ${where}`,
      parameters,
    )
    return rows.map(toStoredBatch)
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
