import { Injectable } from '@nestjs/common'
import { caseHeadSubmitted } from '@originseal/contracts'
import { Transaction, type Tx } from '@originseal/database'
import { OnJob } from '@originseal/jobs'
import { Outbox } from '@originseal/messaging'
import { TakeUnanchoredHeads } from '../cases/take-unanchored-heads'
import { anchorHeads } from './anchor-jobs'
import { CaseAnchorsRepository } from './case-anchors.repository'

/** So many in one transaction. */
const batch = 200

/** Submits the last hash of each time line that has grown, so that it is anchored with the next batch of seals. */
@Injectable()
export class SubmitHeads {
  constructor(
    private readonly transaction: Transaction,
    private readonly takeHeads: TakeUnanchoredHeads,
    private readonly anchors: CaseAnchorsRepository,
    private readonly outbox: Outbox,
  ) {}

  @OnJob(anchorHeads)
  async execute(): Promise<void> {
    while ((await this.transaction.run((tx) => this.submitSome(tx))) === batch);
  }

  private async submitSome(tx: Tx): Promise<number> {
    const heads = await this.takeHeads.execute(tx, batch)
    for (const { caseId, ownerId, sequence, digest } of heads) {
      const id = crypto.randomUUID()
      await this.anchors.insert(tx, { id, caseId, sequence, digest })
      await this.outbox.add(tx, caseHeadSubmitted, { id, ownerId, digest })
    }
    return heads.length
  }
}
