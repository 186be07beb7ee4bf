import type { Reads, Tx } from '@originseal/database'
import type { Likeness } from '../memory/likeness-memory'

export interface SeenRow {
  readonly id: string
  readonly image_id: string
  readonly page_url: string
  readonly image_url: string
  readonly origin: string
  readonly is_listing: boolean
  readonly pixels: number
  readonly hex: string
  /** The patrol has noted it for this work. */
  readonly is_noted: boolean
}

/** The pictures that a scan has come across and resolved. */
export class SeenPictures {
  constructor(private readonly reads: Reads) {}

  ofScan(scanId: string): Promise<SeenRow[]> {
    return this.reads.query(
      `SELECT seen.id, image.id AS image_id, seen.page_url, seen.image_url, seen.origin,
         sighting.listing IS NOT NULL AS is_listing, image.width * image.height AS pixels,
         image.perceptual_hash ->> 'hex' AS hex,
         EXISTS (SELECT FROM work_sighting noted WHERE noted.sighting_id = sighting.id
           AND noted.work_id = scan.work_id) AS is_noted
       FROM scan_image seen
       JOIN scan ON scan.id = seen.scan_id
       JOIN image_sighting sighting ON sighting.id = seen.sighting_id
       JOIN crawled_image image ON image.id = sighting.image_id
       WHERE seen.scan_id = $1 ORDER BY seen.sequence`,
      [scanId],
    )
  }

  /** Encoded. */
  async features(imageId: string): Promise<Buffer> {
    const [row] = await this.reads.query<{ features: Buffer }>(
      'SELECT features FROM crawled_image WHERE id = $1',
      [imageId],
    )
    return row?.features as Buffer
  }

  async count(tx: Tx, scanId: string): Promise<number> {
    const [row] = await tx.query<{ images: number }>(
      `SELECT count(DISTINCT sighting.image_id)::int AS images
       FROM scan_image seen JOIN image_sighting sighting ON sighting.id = seen.sighting_id WHERE seen.scan_id = $1`,
      [scanId],
    )
    return row?.images ?? 0
  }

  /** @param suspicious ids of rows */
  async store(
    tx: Tx,
    seen: readonly SeenRow[],
    likeness: ReadonlyMap<string, Likeness>,
    suspicious: ReadonlySet<string>,
  ): Promise<void> {
    await tx.query(
      `UPDATE scan_image SET distance = compared.distance, inliers = compared.inliers, suspicious = compared.suspicious
       FROM unnest($1::uuid[], $2::int[], $3::int[], $4::boolean[]) AS compared(id, distance, inliers, suspicious)
       WHERE scan_image.id = compared.id`,
      [
        seen.map(({ id }) => id),
        seen.map((row) => likeness.get(row.image_id)?.distance),
        seen.map((row) => likeness.get(row.image_id)?.inliers),
        seen.map(({ id }) => suspicious.has(id)),
      ],
    )
  }
}
