import { Reads } from '@originseal/database'
import { Injectable } from '@nestjs/common'
import type { Comparison } from '@originseal/fingerprint'
import { CompareWithWork } from '../crawled-images/compare-with-work'
import type { ListingFacts } from '@originseal/crawling'
import type { WatchedWork } from '../works/watched-work'

/** A picture that may be a copy, with all that was kept of it. */
export interface SuspectPicture {
  readonly sightingId: string
  readonly imageId: string
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
}

/** Lays a suspect over the original. */
@Injectable()
export class ExamineSuspect {
  constructor(
    private readonly reads: Reads,
    private readonly compareWithWork: CompareWithWork,
  ) {}

  async execute(work: WatchedWork, scanImageId: string): Promise<Examined> {
    const picture = await this.suspect(scanImageId)
    return { picture, comparison: await this.compareWithWork.execute(work, picture.imageId) }
  }

  private async suspect(scanImageId: string): Promise<SuspectPicture> {
    const [row] = await this.reads.query<SuspectPicture>(
      `SELECT sighting.id AS "sightingId", image.id AS "imageId", sighting.page_url AS "pageUrl",
         sighting.image_url AS "imageUrl", sighting.listing, sighting.first_seen_at AS "firstSeenAt",
         image.sha256, image.object_key AS "objectKey", image.width, image.height
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
