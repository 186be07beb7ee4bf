import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import {
  decodeFeatures,
  hammingDistance,
  ImageWorkers,
  type Comparison,
  type ImageFacts,
} from '@originseal/fingerprint'
import type { ObjectStore } from '@originseal/storage'
import { LikenessMemory } from '../memory/likeness-memory'
import { OBJECTS } from '../tools'
import { ReadWork } from '../works/read-work'
import type { WatchedWork } from '../works/watched-work'

interface PictureRow {
  readonly sha256: string
  readonly objectKey: string
  readonly width: number
  readonly height: number
  readonly facts: Pick<ImageFacts, 'perceptualHash' | 'dihedrals' | 'mediaType'>
  readonly features: Buffer
}

/** Lays a crawled picture over a work: the verdict, once for each pair as long as the methods stay what they are. */
@Injectable()
export class CompareWithWork {
  constructor(
    private readonly reads: Reads,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
    private readonly workers: ImageWorkers,
    private readonly memory: LikenessMemory,
    private readonly works: ReadWork,
  ) {}

  async execute(work: WatchedWork, imageId: string): Promise<Comparison> {
    const known = await this.memory.verdict(work.workId, imageId)
    if (known) return known
    const picture = await this.picture(imageId)
    const comparison = await this.compare(work, picture)
    const distance = Math.min(
      ...work.dihedrals.map((turned) => hammingDistance(turned, picture.facts.perceptualHash.hex)),
    )
    await this.memory.keepVerdict(work.workId, imageId, { distance, inliers: comparison.inliers }, comparison)
    return comparison
  }

  private async compare(work: WatchedWork, { facts, features, ...picture }: PictureRow): Promise<Comparison> {
    const original = await this.works.rendition(work.workId)
    const candidate = await buffer((await this.objects.get(picture.objectKey, { verify: true })).stream)
    if (picture.sha256 === work.sha256) return this.sameBytes(original, candidate)
    return this.workers.compare(
      {
        source: original,
        facts: ReadWork.facts(work),
        features: await this.works.localFeatures(work.workId),
      },
      {
        source: candidate,
        facts: { ...ReadWork.facts(work), ...facts, width: picture.width, height: picture.height },
        features: decodeFeatures(features),
      },
    )
  }

  /** The very file that was sealed: nothing needs to be compared, the alignment is for the eye. */
  private async sameBytes(original: Buffer, candidate: Buffer): Promise<Comparison> {
    const comparison = await this.workers.compare({ source: original }, { source: candidate })
    return { ...comparison, verdict: 'copy', method: 'sha256', distance: 0, score: 1 }
  }

  private async picture(imageId: string): Promise<PictureRow> {
    const [row] = await this.reads.query<PictureRow>(
      `SELECT sha256, object_key AS "objectKey", width, height, features,
         jsonb_build_object('perceptualHash', perceptual_hash, 'dihedrals', to_jsonb(dihedrals),
           'mediaType', media_type) AS facts
       FROM crawled_image WHERE id = $1`,
      [imageId],
    )
    if (!row) throw new Error(`there is no crawled image ${imageId}`)
    return row
  }
}
