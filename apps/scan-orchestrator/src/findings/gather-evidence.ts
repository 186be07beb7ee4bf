import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import { ImageWorkers, type Comparison } from '@originseal/fingerprint'
import type { ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../infrastructure'
import { ReadWork } from '../corpus/works/read-work'
import type { SightedImage } from '../corpus/images/sightings.queries'
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

  /** @param folder for what is taken now @param earlierScans of the same work, whose evidence may be quoted */
  async execute(
    folder: string,
    { workId, earlierScans }: { readonly workId: string; readonly earlierScans: readonly string[] },
    picture: SightedImage,
    comparison: Comparison,
    signal: AbortSignal,
  ): Promise<Evidence> {
    const quoted = await this.quoteEvidence.execute(earlierScans, picture.sightingId, comparison, signal)
    if (quoted) return quoted
    const original = await this.readWork.rendition(workId)
    const candidate = await buffer((await this.objects.get(picture.objectKey, { verify: true })).stream)
    const overlay = await this.workers.overlay(original, candidate, comparison)
    signal.throwIfAborted()
    return this.takeEvidence.execute(folder, picture.pageUrl, { candidate, overlay })
  }
}
