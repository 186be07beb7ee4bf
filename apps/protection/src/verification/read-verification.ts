import { Injectable } from '@nestjs/common'
import { chainName } from '@originseal/anchoring'
import type { SealAnchor, Verification } from '@originseal/contracts'
import { Problem } from '@originseal/http'
import { ReadSeal } from '../anchors/read-seal'
import { SealsQueries, type Seal } from '../anchors/seals.queries'
import { WorksQueries } from '../works/works.queries'

/** What the public page shows of a seal: fingerprints and proof. Title, owner and salt are not among it. */
@Injectable()
export class ReadVerification {
  constructor(
    private readonly works: WorksQueries,
    private readonly seals: SealsQueries,
    private readonly proofs: ReadSeal,
  ) {}

  /** @throws Problem WORK_NOT_FOUND */
  async execute(workId: string): Promise<Verification> {
    const seal = await this.seals.ofWork(workId)
    if (!seal) throw new Problem('WORK_NOT_FOUND')
    const anchor = seal.batch?.transactionHash ? await this.anchor(seal.batch) : undefined
    if (seal.erasedAt) {
      const { erasedAt, commitment } = seal
      return {
        id: workId,
        state: 'erased',
        erasedAt: erasedAt.toISOString(),
        commitment,
        ...(anchor && { anchor }),
      }
    }
    const work = await this.works.byId(workId)
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

  private async anchor(batch: NonNullable<Seal['batch']>): Promise<SealAnchor> {
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
      path: await this.proofs.pathOf(batch),
    }
  }
}
