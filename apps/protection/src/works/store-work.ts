import { Injectable } from '@nestjs/common'
import { workRegistered } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { renditionKey, type Work } from './work.rules'
import { WorksRepository } from './works.repository'

/** Writes a work and the fact that it is there. */
@Injectable()
export class StoreWork {
  constructor(
    private readonly works: WorksRepository,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, work: Work): Promise<void> {
    await this.works.insert(tx, work)
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
