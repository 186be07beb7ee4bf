import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import {
  decodeFeatures,
  hammingDistance,
  ImageWorkers,
  type Comparison,
  type ImageFacts,
} from '@originseal/fingerprint'
import type { ObjectStore } from '@originseal/storage'
import { ComparisonCache } from '../caches/comparison-cache.queries'
import { OBJECTS } from '../../infrastructure'
import { ReadWork } from '../works/read-work'
import type { WatchedWork } from '../works/watched-work'
import { ImagesQueries, type ImageToCompare } from './images.queries'

/** Lays a crawled picture over a work: the verdict, once for each pair as long as the methods stay what they are. */
@Injectable()
export class CompareWithWork {
  constructor(
    private readonly images: ImagesQueries,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
    private readonly workers: ImageWorkers,
    private readonly comparisons: ComparisonCache,
    private readonly works: ReadWork,
  ) {}

  async execute(work: WatchedWork, imageId: string): Promise<Comparison> {
    const known = await this.comparisons.verdict(work.workId, imageId)
    if (known) return known
    const picture = await this.images.toCompare(imageId)
    if (!picture) throw new Error(`there is no crawled image ${imageId}`)
    const comparison = await this.compare(work, picture)
    const distance = Math.min(
      ...work.dihedrals.map((turned) => hammingDistance(turned, picture.perceptualHash.hex)),
    )
    await this.comparisons.keepVerdict(
      work.workId,
      imageId,
      { distance, inliers: comparison.inliers },
      comparison,
    )
    return comparison
  }

  private async compare(
    work: WatchedWork,
    { features, objectKey, sha256, ...facts }: ImageToCompare,
  ): Promise<Comparison> {
    const original = await this.works.rendition(work.workId)
    const candidate = await buffer((await this.objects.get(objectKey, { verify: true })).stream)
    if (sha256 === work.sha256) return this.sameBytes(original, candidate)
    return this.workers.compare(
      {
        source: original,
        facts: ReadWork.facts(work),
        features: await this.works.localFeatures(work.workId),
      },
      {
        source: candidate,
        facts: { ...ReadWork.facts(work), ...facts, mediaType: facts.mediaType as ImageFacts['mediaType'] },
        features: decodeFeatures(features),
      },
    )
  }

  /** The very file that was sealed: nothing needs to be compared, the alignment is for the eye. */
  private async sameBytes(original: Buffer, candidate: Buffer): Promise<Comparison> {
    const comparison = await this.workers.compare({ source: original }, { source: candidate })
    return { ...comparison, verdict: 'copy', method: 'sha256', distance: 0, score: 1 }
  }
}
