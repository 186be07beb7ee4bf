import { Injectable } from '@nestjs/common'
import type { ListingFacts } from '@originseal/crawling'
import type { Tx } from '@originseal/database'
import { PictureCacheRepository } from '../caches/picture-cache.repository'
import type { CachedPicture } from '../caches/picture-cache.queries'
import { ImagesRepository } from './images.repository'
import type { Resolved } from './resolve-picture'
import { SightingsRepository } from './sightings.repository'
import type { StoredSighting } from './stored-sighting'

/** Where a scan came across an address. */
export interface SeenAddress {
  readonly imageUrl: string
  readonly pageUrl: string
  readonly origin: string
  readonly listing: ListingFacts | null
  /** The page, or the address, has the searcher's words in it. */
  readonly isPrivate: boolean
}

export interface RecordedImages {
  readonly sightings: readonly StoredSighting[]
  /** Addresses that led to no picture of use. */
  readonly failures: readonly { readonly url: string; readonly failure: string }[]
}

/** Takes into the index what the addresses of a scan's pictures led to, and remembers it for the next scan. */
@Injectable()
export class RecordImages {
  constructor(
    private readonly images: ImagesRepository,
    private readonly sightings: SightingsRepository,
    private readonly pictures: PictureCacheRepository,
  ) {}

  /** @param seen where the scan came across these addresses */
  async execute(
    tx: Tx,
    scanId: string,
    all: readonly (readonly [url: string, Resolved])[],
    seen: readonly SeenAddress[],
  ): Promise<RecordedImages> {
    const led = new Map<string, string>()
    const failures: { url: string; failure: string }[] = []
    const known: (CachedPicture & { readonly url: string })[] = []
    for (const [url, resolved] of all) {
      const imageId = await this.imageOf(tx, resolved)
      const failure = 'failure' in resolved ? resolved.failure : null
      if (imageId !== null) led.set(url, imageId)
      if (failure !== null) failures.push({ url, failure })
      if (resolved.state) known.push({ url, state: resolved.state, imageId, failure })
    }
    const open = new Set(seen.flatMap(({ imageUrl, isPrivate }) => (isPrivate ? [] : [imageUrl])))
    const sightings = led.size > 0 ? await this.sightings.store(tx, sightingsOf(scanId, led, seen)) : []
    // An address that was only ever seen with a searcher's words around it is not remembered.
    const kept = known.filter(({ url }) => open.has(url))
    if (kept.length > 0) await this.pictures.keep(tx, kept)
    return { sightings, failures }
  }

  private async imageOf(tx: Tx, resolved: Resolved): Promise<string | null> {
    if ('fresh' in resolved) return this.images.insert(tx, resolved.fresh)
    return 'imageId' in resolved ? resolved.imageId : null
  }
}

function sightingsOf(
  scanId: string,
  led: ReadonlyMap<string, string>,
  seen: readonly SeenAddress[],
): Parameters<SightingsRepository['store']>[1] {
  return seen.flatMap(({ isPrivate, ...address }) => {
    const imageId = led.get(address.imageUrl)
    return imageId === undefined ? [] : [{ ...address, imageId, scanId: isPrivate ? scanId : null }]
  })
}
