import { Injectable } from '@nestjs/common'
import { Reads, Transaction } from '@originseal/database'
import type { PictureWindows } from '@originseal/fingerprint'

export interface SightingRow {
  readonly sequence: string
  readonly sightingId: string
  readonly imageId: string
  readonly hex: string
  readonly windows: PictureWindows | null
}

/** How far the patrol is, and what comes next. */
@Injectable()
export class PatrolDatabase {
  constructor(
    private readonly reads: Reads,
    readonly transaction: Transaction,
  ) {}

  async position(): Promise<string> {
    const [row] = await this.reads.query<{ position: string }>('SELECT position FROM patrol')
    return row?.position ?? '0'
  }

  /** Numbers become visible in their order, so none before the last is missing. */
  sightingsAfter(position: string, limit: number): Promise<SightingRow[]> {
    return this.reads.query<SightingRow>(
      `SELECT sighting.sequence, sighting.id AS "sightingId", image.id AS "imageId",
         image.perceptual_hash ->> 'hex' AS hex, image.windows
       FROM image_sighting sighting JOIN crawled_image image ON image.id = sighting.image_id
       WHERE sighting.sequence > $1 AND sighting.scan_id IS NULL ORDER BY sighting.sequence LIMIT $2`,
      [position, limit],
    )
  }
}
