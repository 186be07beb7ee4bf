import { Injectable, Logger } from '@nestjs/common'
import { stepBatch, type AnchorBatch, type AnchorPolicy, type Chain } from '@originseal/anchoring'
import { Transaction } from '@originseal/database'
import { AnnounceBatch } from './announce-batch'
import { AnchorsRepository, type StoredBatch } from './anchors.repository'

/** Takes a batch one step further on its way to the chain, as the rules of `@originseal/anchoring` decide. */
@Injectable()
export class AdvanceBatch {
  private readonly log = new Logger(AdvanceBatch.name)

  constructor(
    private readonly transaction: Transaction,
    private readonly anchors: AnchorsRepository,
    private readonly announceBatch: AnnounceBatch,
  ) {}

  /** True if the batch changed, so that its next step may be due at once. */
  async execute(stored: StoredBatch, chain: Chain, policy: AnchorPolicy): Promise<boolean> {
    let current = stored
    const save = (batch: AnchorBatch): Promise<void> =>
      this.transaction.run(async (tx) => {
        const saved = await this.anchors.update(tx, current, chain, batch)
        if (batch.state === 'confirmed' && current.batch.state !== 'confirmed')
          await this.announceBatch.execute(tx, saved, chain)
        tx.afterCommit(() => (current = saved))
      })
    const noncesFrom = (nonce: number): Promise<number[]> =>
      this.transaction.run((tx) => this.anchors.noncesFrom(tx, chain, nonce))
    const { decision, outcome } = await stepBatch(stored.batch, {
      chain,
      policy,
      now: Date.now,
      noncesFrom,
      save,
    })
    if (decision.action === 'alarm') this.log.error(`batch ${stored.id}: ${decision.why}`)
    if (outcome && 'detail' in outcome)
      this.log.warn(`batch ${stored.id}: ${outcome.outcome}: ${outcome.detail}`)
    return current !== stored
  }
}
