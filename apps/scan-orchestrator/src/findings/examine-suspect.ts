import { Reads } from '@originseal/database'
import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import { decodeFeatures, ImageWorkers, type Comparison, type ImageFacts } from '@originseal/fingerprint'
import type { ObjectStore } from '@originseal/storage'
import type { ListingFacts } from '../sources/source'
import { OBJECTS } from '../tools'
import { ReadWork } from '../works/read-work'

/** A picture that may be a copy, with all that was kept of it. */
export interface SuspectPicture {
  readonly sightingId: string
  readonly pageUrl: string
  readonly imageUrl: string
  readonly sha256: string
  readonly objectKey: string
  readonly width: number
  readonly height: number
  readonly firstSeenAt: Date
  readonly listing: ListingFacts | null
}

export interface Examined {
  readonly picture: SuspectPicture
  readonly comparison: Comparison
  readonly candidate: Buffer
  /** Both pictures with the match outlined, JPEG; only of a copy. */
  readonly overlay: Buffer | undefined
}

interface SuspectRow extends SuspectPicture {
  readonly facts: Pick<ImageFacts, 'perceptualHash' | 'dihedrals' | 'mediaType'>
  readonly features: Buffer
}

/** Lays a suspect over the original: the verdict, and the picture that shows it. */
@Injectable()
export class ExamineSuspect {
  constructor(
    private readonly reads: Reads,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
    private readonly workers: ImageWorkers,
    private readonly readWork: ReadWork,
  ) {}

  async execute(workId: string, scanImageId: string): Promise<Examined> {
    const work = await this.readWork.byId(workId)
    const original = await this.readWork.rendition(workId)
    const { facts, features, ...picture } = await this.suspect(scanImageId)
    const candidate = await buffer((await this.objects.get(picture.objectKey, { verify: true })).stream)
    const comparison =
      picture.sha256 === work.sha256
        ? await this.sameBytes(original, candidate)
        : await this.workers.compare(
            {
              source: original,
              facts: ReadWork.facts(work),
              features: await this.readWork.localFeatures(workId),
            },
            {
              source: candidate,
              facts: { ...ReadWork.facts(work), ...facts, width: picture.width, height: picture.height },
              features: decodeFeatures(features),
            },
          )
    const overlay =
      comparison.verdict === 'copy' ? await this.workers.overlay(original, candidate, comparison) : undefined
    return { picture, comparison, candidate, overlay }
  }

  /** The very file that was sealed: nothing needs to be compared, the alignment is for the eye. */
  private async sameBytes(original: Buffer, candidate: Buffer): Promise<Comparison> {
    const comparison = await this.workers.compare({ source: original }, { source: candidate })
    return { ...comparison, verdict: 'copy', method: 'sha256', distance: 0, score: 1 }
  }

  private async suspect(scanImageId: string): Promise<SuspectRow> {
    const [row] = await this.reads.query<SuspectRow>(
      `SELECT sighting.id AS "sightingId", sighting.page_url AS "pageUrl", sighting.image_url AS "imageUrl",
         sighting.listing, sighting.first_seen_at AS "firstSeenAt",
         image.sha256, image.object_key AS "objectKey", image.width, image.height, image.features,
         jsonb_build_object('perceptualHash', image.perceptual_hash, 'dihedrals', to_jsonb(image.dihedrals),
           'mediaType', image.media_type) AS facts
       FROM scan_image seen
       JOIN image_sighting sighting ON sighting.id = seen.sighting_id
       JOIN crawled_image image ON image.id = sighting.image_id
       WHERE seen.id = $1`,
      [scanImageId],
    )
    if (!row) throw new Error(`scan image ${scanImageId} was never resolved`)
    return row
  }
}
