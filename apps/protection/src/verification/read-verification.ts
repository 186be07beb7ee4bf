import { Injectable } from '@nestjs/common'
import { chainName } from '@originseal/anchoring'
import type { Verification } from '@originseal/contracts'
import { ReadSeal, type Seal } from '../anchors/read-seal'
import { WorksQueries } from '../works/works.queries'

/** What the public page shows of a seal: fingerprints and proof. Title, owner and salt are not among it. */
@Injectable()
export class ReadVerification {
  constructor(
    private readonly works: WorksQueries,
    private readonly seals: ReadSeal,
  ) {}

  async execute(workId: string): Promise<Verification> {
    const work = await this.works.byId(workId)
    const seal = await this.seals.ofWork(workId)
    if (!seal) throw new Error(`work ${workId} has no leaf`)
    const anchor = seal.batch?.transactionHash ? await this.anchor(seal.batch) : undefined
    return {
      id: work.id,
      state: seal.batch?.state === 'confirmed' ? 'anchored' : 'anchoring',
      sealedAt: work.sealedAt.toISOString(),
      mediaType: work.mediaType,
      size: work.size,
      sha256: work.sha256,
      perceptualHash: work.perceptualHash,
      cid: work.cid,
      cidProfile: work.cidProfile,
      commitment: seal.commitment,
      ...(anchor && { anchor }),
    }
  }

  private async anchor(batch: NonNullable<Seal['batch']>): Promise<NonNullable<Verification['anchor']>> {
    const { inclusion } = batch
    return {
      chainId: batch.chain.chainId,
      chainName: chainName(batch.chain.chainId),
      registry: batch.chain.registry,
      transactionHash: inclusion?.transactionHash ?? (batch.transactionHash as string),
      ...(inclusion && { blockNumber: inclusion.blockNumber, blockTime: inclusion.blockTime }),
      root: batch.root,
      leafIndex: batch.leafIndex,
      treeSize: batch.size,
      path: await this.seals.pathOf(batch),
    }
  }
}
