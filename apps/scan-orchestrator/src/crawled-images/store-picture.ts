import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { PictureMemory, type KeptPicture } from '../memory/picture-memory'
import { IndexImage } from './index-image'
import type { Resolved } from './resolve-picture'
import { Sightings } from './sightings'

/** Writes down what the addresses of a scan's pictures led to, for this scan and for the next. */
@Injectable()
export class StorePicture {
  constructor(
    private readonly indexImage: IndexImage,
    private readonly pictures: PictureMemory,
    private readonly sightings: Sightings,
  ) {}

  async execute(tx: Tx, scanId: string, all: readonly (readonly [url: string, Resolved])[]): Promise<void> {
    const led: { url: string; imageId: string }[] = []
    const failed: { url: string; failure: string }[] = []
    const kept: KeptPicture[] = []
    for (const [url, resolved] of all) {
      const imageId = await this.imageOf(tx, resolved)
      const failure = 'failure' in resolved ? resolved.failure : null
      if (imageId !== null) led.push({ url, imageId })
      if (failure !== null) failed.push({ url, failure })
      if (resolved.state) kept.push({ state: resolved.state, imageId, failure })
    }
    if (led.length > 0) await this.sightings.note(tx, scanId, led)
    if (failed.length > 0) await this.sightings.noteFailures(tx, scanId, failed)
    if (kept.length > 0) await this.pictures.keep(tx, scanId, kept)
  }

  /** What earlier scans know of these addresses. */
  known(urls: readonly string[]): Promise<ReadonlyMap<string, KeptPicture>> {
    return this.pictures.recall(urls)
  }

  /** Takes over what servers let us use without asking again. */
  async settleFresh(tx: Tx, scanId: string): Promise<void> {
    const fresh = await this.pictures.stillFresh(tx, scanId)
    const resolved = fresh.flatMap(({ url, imageId }) => (imageId === null ? [] : [{ url, imageId }]))
    const failed = fresh.flatMap(({ url, failure }) => (failure === null ? [] : [{ url, failure }]))
    if (resolved.length > 0) await this.sightings.note(tx, scanId, resolved)
    if (failed.length > 0) await this.sightings.noteFailures(tx, scanId, failed)
  }

  private async imageOf(tx: Tx, resolved: Resolved): Promise<string | null> {
    if ('fresh' in resolved) return this.indexImage.insert(tx, resolved.fresh)
    return 'imageId' in resolved ? resolved.imageId : null
  }
}
