import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { PictureCacheQueries, type CachedPicture } from '../../corpus/caches/picture-cache.queries'
import { RecordImages } from '../../corpus/images/record-images'
import { whatWasKnown, type Resolved } from '../../corpus/images/resolve-picture'
import { SeenImagesRepository } from './seen-images.repository'

/** Writes down what the addresses of a scan's pictures led to, for this scan and for the next. */
@Injectable()
export class StoreImages {
  constructor(
    private readonly seen: SeenImagesRepository,
    private readonly recordImages: RecordImages,
    private readonly pictures: PictureCacheQueries,
  ) {}

  async execute(tx: Tx, scanId: string, all: readonly (readonly [url: string, Resolved])[]): Promise<void> {
    if (all.length === 0) return
    const where = await this.seen.at(
      tx,
      scanId,
      all.map(([url]) => url),
    )
    const { sightings, failures } = await this.recordImages.execute(tx, scanId, all, where)
    if (sightings.length > 0) await this.seen.setSightings(tx, scanId, sightings)
    if (failures.length > 0) await this.seen.setFailures(tx, scanId, failures)
  }

  /** What earlier scans know of these addresses. */
  known(urls: readonly string[]): Promise<ReadonlyMap<string, CachedPicture>> {
    return this.pictures.recall(urls)
  }

  /** Takes over what servers let us use without asking again. */
  async settleFresh(tx: Tx, scanId: string): Promise<void> {
    const fresh = await this.pictures.fresh(
      tx,
      (await this.seen.addresses(tx, scanId)).map(({ url }) => url),
    )
    // Without their states: these are remembered already.
    await this.execute(
      tx,
      scanId,
      Array.from(fresh, ([url, picture]) => [url, whatWasKnown(picture)]),
    )
  }
}
