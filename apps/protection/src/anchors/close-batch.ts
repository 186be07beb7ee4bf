import { Injectable } from '@nestjs/common'
import { applyEvent, merkleRoot, mustClose, openBatch, type AnchorPolicy } from '@originseal/anchoring'
import { Transaction } from '@originseal/database'
import { AnchorsRepository, type Sealer } from './anchors.repository'

/** Fixes the tree over the works that wait, once there are enough of them or the first has waited long enough. */
@Injectable()
export class CloseBatch {
  constructor(
    private readonly transaction: Transaction,
    private readonly anchors: AnchorsRepository,
  ) {}

  /** True if a batch was closed. */
  execute(sealer: Sealer, policy: AnchorPolicy): Promise<boolean> {
    return this.transaction.run(async (tx) => {
      const leaves = await this.anchors.waitingLeaves(tx, policy.maxLeaves)
      const first = leaves[0]
      if (!first) return false
      const open = { ...openBatch(first.queued_at.getTime()), leafCount: leaves.length }
      if (!mustClose(open, Date.now(), policy)) return false
      const root = merkleRoot(leaves.map((leaf) => Buffer.from(leaf.commitment, 'hex')))
      const closed = applyEvent(open, { type: 'close', root: Buffer.from(root).toString('hex') })
      await this.anchors.insertClosed(tx, sealer, closed, leaves)
      return true
    })
  }
}
