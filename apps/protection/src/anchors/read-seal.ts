import { Injectable } from '@nestjs/common'
import { issueProof, merkleTree, ProofError, type MerkleTree } from '@originseal/anchoring'
import type { SealProof } from '@originseal/contracts'
import { Listener } from '@originseal/database'
import { anchorChannel } from './anchors.repository'
import { sealFieldsOf, type WorkToSeal } from './sealed-work'
import { SealsQueries, type Seal } from './seals.queries'

@Injectable()
export class ReadSeal {
  constructor(
    private readonly seals: SealsQueries,
    private readonly listener: Listener,
    private readonly waitMs: number,
  ) {}

  /** Waits a short, configured time for the seal to be confirmed; then gives it as it is. */
  async awaitConfirmation(workId: string): Promise<Seal | undefined> {
    const until = Date.now() + this.waitMs
    for (;;) {
      const changed = this.nextChange(until - Date.now())
      const seal = await this.seals.ofWork(workId)
      if (seal?.batch?.state === 'confirmed' || Date.now() >= until) {
        changed.cancel()
        return seal
      }
      await changed.promise
    }
  }

  /** The proof of a work whose seal is confirmed; undefined before that. */
  async proofOf(work: WorkToSeal): Promise<SealProof | undefined> {
    const seal = await this.seals.ofWork(work.id)
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
    const commitments = await this.seals.commitmentsOf(batchId)
    return merkleTree(commitments.map((commitment) => Buffer.from(commitment, 'hex')))
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
