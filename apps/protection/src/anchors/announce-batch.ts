import { Injectable } from '@nestjs/common'
import { issueDigestProof, merkleTree, type Chain, type Inclusion } from '@originseal/anchoring'
import { digestAnchored, workAnchored } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { AnchorsRepository, type StoredBatch } from './anchors.repository'
import { DigestsRepository } from './digests.repository'

/** Tells of each work and digest of a confirmed batch where it stands. */
@Injectable()
export class AnnounceBatch {
  constructor(
    private readonly anchors: AnchorsRepository,
    private readonly digests: DigestsRepository,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, { id, batch }: StoredBatch, chain: Chain): Promise<void> {
    const { inclusion } = batch
    if (!inclusion) throw new Error(`batch ${id} is confirmed without a block`)
    const { chainId } = chain
    const { transactionHash, blockNumber, blockTime } = inclusion
    for (const work of await this.anchors.worksOf(tx, id))
      await this.outbox.add(tx, workAnchored, { ...work, chainId, transactionHash, blockNumber, blockTime })
    await this.announceDigests(tx, id, chain, inclusion)
  }

  private async announceDigests(tx: Tx, batchId: string, chain: Chain, inclusion: Inclusion): Promise<void> {
    const placed = await this.digests.ofBatch(tx, batchId)
    if (placed.length === 0) return
    const commitments = await this.anchors.commitmentsOf(tx, batchId)
    const tree = merkleTree(commitments.map((commitment) => Buffer.from(commitment, 'hex')))
    for (const { id, digest, salt, leafIndex } of placed) {
      const sources = { digest, salt: Buffer.from(salt, 'hex'), tree, leafIndex, chain, inclusion }
      await this.outbox.add(tx, digestAnchored, { id, proof: issueDigestProof(sources) })
    }
  }
}
