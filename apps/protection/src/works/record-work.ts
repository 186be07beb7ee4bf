import { Injectable } from '@nestjs/common'
import { workRegistered } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, Problem, type IdempotentRequest } from '@originseal/http'
import { Outbox } from '@originseal/messaging'
import { QueueSeal } from '../anchors/queue-seal'
import { renditionKey, type Work } from './work.rules'
import { WorkIndex } from './work-index'
import { WorksRepository } from './works.repository'

export interface RegisteredWork {
  readonly workId: string
  /** Only for a visitor who was admitted with this work. */
  readonly trialToken?: string | undefined
}

/** The one transaction of a registration: work, likeness to earlier ones, place in the anchor queue, and the fact. */
@Injectable()
export class RecordWork {
  constructor(
    readonly idempotency: Idempotency,
    private readonly works: WorksRepository,
    private readonly index: WorkIndex,
    private readonly queueSeal: QueueSeal,
    private readonly outbox: Outbox,
  ) {}

  once(request: IdempotentRequest, work: Work, trialToken: string | undefined): Promise<RegisteredWork> {
    return this.idempotency.once(request, async (tx) => {
      await this.execute(tx, work)
      return { workId: work.id, trialToken }
    })
  }

  private async execute(tx: Tx, work: Work): Promise<void> {
    await this.works.lockRegistration(tx)
    // The token of an account that was erased a moment ago may still be good.
    if (await this.works.isErased(tx, work.ownerId)) throw new Problem('TOKEN_INVALID')
    // Before the work is stored: the index takes in what `tx` sees, and that may still be rolled back.
    const similar = await this.index.similarTo(tx, work)
    await this.works.insert(tx, work)
    await this.works.recordSimilarity(tx, work.id, similar)
    await this.queueSeal.execute(tx, work)
    await this.outbox.add(tx, workRegistered, {
      workId: work.id,
      ownerId: work.ownerId,
      title: work.title,
      filename: work.filename,
      keywords: [...work.keywords],
      mediaType: work.mediaType,
      size: work.size,
      width: work.width,
      height: work.height,
      sha256: work.sha256,
      cid: work.cid,
      perceptualHash: work.perceptualHash,
      dihedrals: [...work.dihedrals],
      renditionKey: renditionKey(work.id),
      sealedAt: work.sealedAt.toISOString(),
    })
  }
}
