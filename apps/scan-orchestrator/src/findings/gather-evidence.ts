import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import { ImageWorkers, type Comparison } from '@originseal/fingerprint'
import type { ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../tools'
import { ReadWork } from '../works/read-work'
import type { SuspectPicture } from './examine-suspect'
import { QuoteEvidence } from './quote-evidence'
import { TakeEvidence, type Evidence } from './take-evidence'

/** What a finding rests on: quoted from an earlier scan where the page proves to be unchanged, else taken now. */
@Injectable()
export class GatherEvidence {
  constructor(
    private readonly quoteEvidence: QuoteEvidence,
    private readonly takeEvidence: TakeEvidence,
    private readonly workers: ImageWorkers,
    private readonly readWork: ReadWork,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  /** @param folder for what is taken now */
  async execute(
    folder: string,
    workId: string,
    picture: SuspectPicture,
    comparison: Comparison,
    signal: AbortSignal,
  ): Promise<Evidence> {
    const quoted = await this.quoteEvidence.execute(workId, picture.sightingId, comparison, signal)
    if (quoted) return quoted
    const original = await this.readWork.rendition(workId)
    const candidate = await buffer((await this.objects.get(picture.objectKey, { verify: true })).stream)
    const overlay = await this.workers.overlay(original, candidate, comparison)
    signal.throwIfAborted()
    return this.takeEvidence.execute(folder, picture.pageUrl, { candidate, overlay })
  }
}
