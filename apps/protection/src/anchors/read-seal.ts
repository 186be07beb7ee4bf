import { Injectable } from '@nestjs/common'
import { issueProof, merkleTree, ProofError, type Inclusion, type MerkleTree } from '@originseal/anchoring'
import type { SealProof } from '@originseal/contracts'
import { Listener, Reads } from '@originseal/database'
import { anchorChannel, type Sealer } from './anchors.repository'
import { sealFieldsOf, type WorkToSeal } from './sealed-work'

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

interface SealRow {
  work_id: string
  commitment: string
  salt: string | null
  erased_at: Date | null
  batch_id: string | null
  state: string
  root: string
  leaf_index: number
  leaf_count: number
  sent_hash: string | null
  inclusion: Inclusion | null
  chain_id: string
  registry: string
  sealer: string
}

@Injectable()
export class ReadSeal {
  constructor(
    private readonly reads: Reads,
    private readonly listener: Listener,
    private readonly waitMs: number,
  ) {}

  async ofWork(workId: string): Promise<Seal | undefined> {
    return (await this.ofWorks([workId])).get(workId)
  }

  /** The seals of several works, by their ids. */
  async ofWorks(workIds: readonly string[]): Promise<ReadonlyMap<string, Seal>> {
    const rows = await this.reads.query<SealRow>(
      `SELECT leaf.work_id, leaf.commitment, leaf.salt, leaf.erased_at, leaf.batch_id, leaf.leaf_index, batch.state, batch.root, batch.leaf_count,
         batch.inclusion, batch.chain_id, batch.registry, batch.sealer,
         (SELECT hash FROM anchor_attempt WHERE batch_id = batch.id AND batch.sent_at IS NOT NULL
          ORDER BY position DESC LIMIT 1) AS sent_hash
       FROM seal_leaf leaf LEFT JOIN anchor_batch batch ON batch.id = leaf.batch_id
       WHERE leaf.work_id = ANY($1::uuid[])`,
      [workIds],
    )
    return new Map(rows.map((row) => [row.work_id, toSeal(row)]))
  }

  /** The transaction that carries the seal, as soon as one was sent. */
  async transactionOf(workId: string): Promise<string | undefined> {
    const seal = await this.ofWork(workId)
    return seal && transactionOf(seal)
  }

  /** Waits a short, configured time for the seal to be confirmed; then says what there is. */
  async awaitTransaction(workId: string): Promise<string | undefined> {
    const until = Date.now() + this.waitMs
    for (;;) {
      const changed = this.nextChange(until - Date.now())
      const seal = await this.ofWork(workId)
      if (seal?.batch?.state === 'confirmed' || Date.now() >= until) {
        changed.cancel()
        return this.transactionOf(workId)
      }
      await changed.promise
    }
  }

  /** The proof of a work whose seal is confirmed; undefined before that. */
  async proofOf(work: WorkToSeal): Promise<SealProof | undefined> {
    const seal = await this.ofWork(work.id)
    if (seal?.batch?.state !== 'confirmed' || !seal.batch.inclusion || seal.salt === null) return undefined
    const { batch } = seal
    const tree = await this.treeOf(batch.id)
    if (Buffer.from(tree.root).toString('hex') !== batch.root) {
      throw new ProofError(`the leaves of batch ${batch.id} do not give its root`)
    }
    return issueProof({
      fields: sealFieldsOf(work),
      salt: Buffer.from(seal.salt, 'hex'),
      tree,
      leafIndex: batch.leafIndex,
      chain: batch.chain,
      inclusion: seal.batch.inclusion,
    })
  }

  async pathOf(batch: NonNullable<Seal['batch']>): Promise<string[]> {
    const tree = await this.treeOf(batch.id)
    return tree.inclusionProof(batch.leafIndex).map((hash) => Buffer.from(hash).toString('hex'))
  }

  private async treeOf(batchId: string): Promise<MerkleTree> {
    const rows = await this.reads.query<{ commitment: string }>(
      'SELECT commitment FROM seal_leaf WHERE batch_id = $1 ORDER BY leaf_index',
      [batchId],
    )
    return merkleTree(rows.map((row) => Buffer.from(row.commitment, 'hex')))
  }

  private nextChange(withinMs: number): { promise: Promise<void>; cancel: () => void } {
    let cancel = (): void => undefined
    const promise = new Promise<void>((resolve) => {
      const forget = this.listener.on(anchorChannel, () => cancel())
      const timer = setTimeout(() => cancel(), Math.max(0, Math.min(withinMs, 500)))
      cancel = () => {
        clearTimeout(timer)
        forget()
        resolve()
      }
    })
    return { promise, cancel: () => cancel() }
  }
}

/** The transaction that carries a seal, as soon as one was sent. */
export function transactionOf({ batch }: Seal): string | undefined {
  return batch?.inclusion?.transactionHash ?? batch?.transactionHash ?? undefined
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
