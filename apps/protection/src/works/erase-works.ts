import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Idempotency } from '@originseal/http'
import { ForgetSeals } from '../anchors/forget-seals'
import { RemoveFiles } from './remove-files'
import { WorkIndex } from './work-index'
import { WorksRepository } from './works.repository'

/**
 * Erases what an owner had here: works, certificates, likenesses, salts and all files. What stays is what the proofs of
 * others need: the leaf as a number, its batch and its transaction (docs/adr/0012-erasure-of-works.md).
 */
@Injectable()
export class EraseWorks {
  constructor(
    private readonly works: WorksRepository,
    private readonly idempotency: Idempotency,
    private readonly forgetSeals: ForgetSeals,
    private readonly removeFiles: RemoveFiles,
    private readonly index: WorkIndex,
  ) {}

  async execute(tx: Tx, ownerId: string, erasedAt: Date): Promise<void> {
    await this.works.lockOwners(tx, ownerId)
    await this.works.noteErased(tx, ownerId, erasedAt)
    await this.idempotency.forgetCaller(tx, ownerId)
    await this.forgetSeals.execute(tx, ownerId, erasedAt)
    // By this process' clock, which the store's files have too: what is added later is not meant.
    const askedAt = new Date()
    for (const { workId, cid } of await this.works.removeOfOwner(tx, ownerId))
      await this.removeFiles.ask(tx, { workId, cid, askedAt })
    tx.afterCommit(() => this.index.wake())
  }
}
