import { Injectable } from '@nestjs/common'
import { Reads, statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { Likeness } from '../../corpus/caches/comparison-cache.queries'
import type { DB } from '../../tables'

const db = statements<DB>()

/** An image that a scan came across, and where it stood. */
export interface SeenImage {
  readonly scanImageId: string
  readonly sightingId: string
  readonly pageUrl: string
  readonly imageUrl: string
  readonly origin: string
  /** Monitoring has noted it for this work. */
  readonly isNoted: boolean
}

/** The images that a scan has come across and resolved, for its comparison with the work. */
@Injectable()
export class ComparedImagesRepository {
  constructor(private readonly reads: Reads) {}

  ofScan(scanId: string): Promise<SeenImage[]> {
    return this.reads.rows(
      db
        .selectFrom('scan_image as seen')
        .innerJoin('scan', 'scan.id', 'seen.scan_id')
        .select(['seen.id as scanImageId', 'seen.page_url as pageUrl', 'seen.image_url as imageUrl'])
        .select(['seen.origin', sql<string>`seen.sighting_id`.as('sightingId')])
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('work_sighting as noted')
              .select('noted.work_id')
              .whereRef('noted.sighting_id', '=', 'seen.sighting_id')
              .whereRef('noted.work_id', '=', 'scan.work_id'),
          )
            .$castTo<boolean>()
            .as('isNoted'),
        )
        .where('seen.scan_id', '=', scanId)
        .where('seen.sighting_id', 'is not', null)
        .orderBy('seen.sequence'),
    )
  }

  async sightingIds(tx: Tx, scanId: string): Promise<string[]> {
    const rows = await tx.rows(
      db
        .selectFrom('scan_image')
        .select(sql<string>`sighting_id`.as('sightingId'))
        .where('scan_id', '=', scanId)
        .where('sighting_id', 'is not', null),
    )
    return rows.map(({ sightingId }) => sightingId)
  }

  /** @param suspicious ids of rows */
  async store(
    tx: Tx,
    compared: readonly (Pick<SeenImage, 'scanImageId'> & Likeness)[],
    suspicious: ReadonlySet<string>,
  ): Promise<void> {
    await tx.rows(
      db
        .updateTable('scan_image')
        .from(
          sql<{ id: string; distance: number; inliers: number; suspicious: boolean }>`unnest(
            ${compared.map(({ scanImageId }) => scanImageId)}::uuid[], ${compared.map(({ distance }) => distance)}::int[],
            ${compared.map(({ inliers }) => inliers)}::int[],
            ${compared.map(({ scanImageId }) => suspicious.has(scanImageId))}::boolean[])`.as<'compared'>(
            sql`compared (id, distance, inliers, suspicious)`,
          ),
        )
        .set(({ ref }) => ({
          distance: ref('compared.distance'),
          inliers: ref('compared.inliers'),
          suspicious: ref('compared.suspicious'),
        }))
        .whereRef('scan_image.id', '=', 'compared.id'),
    )
  }

  async setImagesCompared(tx: Tx, scanId: string, images: number): Promise<void> {
    await tx.rows(db.updateTable('scan').set({ images_compared: images }).where('id', '=', scanId))
  }

  /** Ids of the suspects, in the order in which they are examined. */
  async suspects(tx: Tx, scanId: string): Promise<string[]> {
    const rows = await tx.rows(
      db
        .selectFrom('scan_image')
        .select('id')
        .where('scan_id', '=', scanId)
        .where('suspicious', '=', true)
        .orderBy('distance')
        .orderBy('inliers', 'desc')
        .orderBy('sequence'),
    )
    return rows.map(({ id }) => id)
  }

  /** Of a resolved row. */
  async sightingOf(scanImageId: string): Promise<string> {
    const [row] = await this.reads.rows(
      db.selectFrom('scan_image').select('sighting_id').where('id', '=', scanImageId),
    )
    if (!row?.sighting_id) throw new Error(`scan image ${scanImageId} was never resolved`)
    return row.sighting_id
  }

  /** Suspect pages of one host: the copies among them are not known before all are examined. */
  async suspectPagesOf(tx: Tx, scanId: string, origin: string): Promise<string[]> {
    const rows = await tx.rows(
      db
        .selectFrom('scan_image')
        .select('page_url')
        .distinct()
        .where('scan_id', '=', scanId)
        .where('suspicious', '=', true)
        .where(sql<boolean>`starts_with(page_url, ${`${origin}/`})`),
    )
    return rows.map((row) => row.page_url)
  }
}
