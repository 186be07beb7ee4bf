import { setImmediate } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { candidateScore, decodeFeatures, hammingDistance } from '@originseal/fingerprint'
import { ComparisonCache, type Likeness } from '../../corpus/caches/comparison-cache.queries'
import { ImagesQueries } from '../../corpus/images/images.queries'
import { hashLimit } from '../../corpus/images/own-account.rules'
import { SightingsQueries, type ComparedSighting } from '../../corpus/images/sightings.queries'
import { ReadWork } from '../../corpus/works/read-work'
import type { WatchedWork } from '../../corpus/works/watched-work'
import { ComparedImagesRepository, type SeenImage } from './compared-images.repository'
import type { ScanOfWork } from '../any-scan'

export type ComparedImage = SeenImage & ComparedSighting & Likeness

/** Compares the images that a scan has come across with its work, each pair once for all scans. */
@Injectable()
export class CompareSeenImages {
  constructor(
    private readonly seen: ComparedImagesRepository,
    private readonly sightings: SightingsQueries,
    private readonly images: ImagesQueries,
    private readonly comparisons: ComparisonCache,
    private readonly works: ReadWork,
  ) {}

  /** How many there are. */
  async count(tx: Tx, scanId: string): Promise<number> {
    return this.sightings.countImages(tx, await this.seen.sightingIds(tx, scanId))
  }

  async execute(work: WatchedWork, scanId: string, signal: AbortSignal): Promise<ComparedImage[]> {
    const seen = await this.seen.ofScan(scanId)
    const sightings = await this.sightings.toCompare(seen.map(({ sightingId }) => sightingId))
    const imageIds = new Set(Array.from(sightings.values(), ({ imageId }) => imageId))
    // What an earlier scan has compared by the same methods is not compared again.
    const known = await this.comparisons.ofWork(work.workId, [...imageIds])
    const compared: ComparedImage[] = []
    for (const image of seen) {
      signal.throwIfAborted()
      const sighting = sightings.get(image.sightingId)
      if (!sighting) throw new Error(`there is no sighting ${image.sightingId}`)
      const likeness = known.get(sighting.imageId) ?? (await this.likenessOf(work, sighting))
      known.set(sighting.imageId, likeness)
      compared.push({ ...image, ...sighting, ...likeness })
    }
    return compared
  }

  /** @param suspicious those that are examined closely */
  async store(
    tx: Tx,
    { scanId, workId }: ScanOfWork,
    compared: readonly ComparedImage[],
    suspicious: ReadonlySet<string>,
  ): Promise<void> {
    const likeness = new Map(
      compared.map(({ imageId, distance, inliers }) => [imageId, { distance, inliers }]),
    )
    await this.comparisons.keep(tx, workId, likeness)
    await this.seen.store(tx, compared, suspicious)
    await this.seen.setImagesCompared(tx, scanId, likeness.size)
  }

  private async likenessOf(work: WatchedWork, { hex, imageId }: ComparedSighting): Promise<Likeness> {
    await setImmediate() // a few ms each: heartbeats and streams come in between
    const distance = Math.min(...work.dihedrals.map((turned) => hammingDistance(turned, hex)))
    if (distance <= hashLimit) return { distance, inliers: 0 }
    const features = await this.works.localFeatures(work.workId)
    const theirs = decodeFeatures(await this.images.features(imageId))
    return { distance, inliers: candidateScore(features, theirs).inliers }
  }
}
