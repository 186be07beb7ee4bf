import { Injectable } from '@nestjs/common'
import {
  issueDigestProof,
  issueProof,
  merkleTree,
  type Chain,
  type Inclusion,
  type MerkleTree,
} from '@originseal/anchoring'
import { digestAnchored, workAnchored } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { AnchorsRepository, type StoredBatch } from './anchors.repository'
import { DigestsRepository } from './digests.repository'
import { sealFieldsOf } from './sealed-work'

/** Where the leaves of a batch stand. */
interface Place {
  readonly tree: MerkleTree
  readonly chain: Chain
  readonly inclusion: Inclusion
}

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
    const commitments = await this.anchors.commitmentsOf(tx, id)
    const tree = merkleTree(commitments.map((commitment) => Buffer.from(commitment, 'hex')))
    const place = { tree, chain, inclusion }
    await this.announceWorks(tx, id, place)
    await this.announceDigests(tx, id, place)
  }

  private async announceWorks(tx: Tx, batchId: string, place: Place): Promise<void> {
    const { chainId } = place.chain
    const { transactionHash, blockNumber, blockTime } = place.inclusion
    for (const { work, ownerId, salt, leafIndex } of await this.anchors.worksOf(tx, batchId)) {
      const { id: workId, title } = work
      const sources = { ...place, fields: sealFieldsOf(work), salt: Buffer.from(salt, 'hex'), leafIndex }
      await this.outbox.add(tx, workAnchored, {
        workId,
        ownerId,
        title,
        chainId,
        transactionHash,
        blockNumber,
        blockTime,
        proof: issueProof(sources),
      })
    }
  }

  private async announceDigests(tx: Tx, batchId: string, place: Place): Promise<void> {
    for (const { id, digest, salt, leafIndex } of await this.digests.ofBatch(tx, batchId)) {
      const sources = { ...place, digest, salt: Buffer.from(salt, 'hex'), leafIndex }
      await this.outbox.add(tx, digestAnchored, { id, proof: issueDigestProof(sources) })
    }
  }
}
