import { Injectable } from '@nestjs/common'
import { Reads, statements, type Tx } from '@originseal/database'
import type { ListingFacts } from '@originseal/crawling'
import { sql } from 'kysely'
import type { DB } from '../../tables'
import type { ShownPicture } from './own-account.rules'

const db = statements<DB>()

/** A sighting with all that was kept of its image. */
export interface SightedImage {
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

/** Of a sighting what a scan compares. */
export interface ComparedSighting {
  readonly sightingId: string
  readonly imageId: string
  readonly isListing: boolean
  readonly pixels: number
  /** The image's perceptual hash. */
  readonly hex: string
}

/** A public sighting as the pages that show an image on their own account are chosen by. */
export interface PublicSighting extends ShownPicture {
  readonly imageId: string
  readonly seenAt: Date
}

const sighted = db
  .selectFrom('image_sighting as sighting')
  .innerJoin('crawled_image as image', 'image.id', 'sighting.image_id')
const isListing = sql<boolean>`sighting.listing IS NOT NULL`.as('isListing')
const pixels = sql<number>`image.width * image.height`.as('pixels')

@Injectable()
export class SightingsQueries {
  constructor(private readonly reads: Reads) {}

  /** By id. */
  async withImages(sightingIds: readonly string[]): Promise<ReadonlyMap<string, SightedImage>> {
    const rows = await this.reads.rows(
      sighted
        .select(['sighting.id as sightingId', 'image.id as imageId', 'sighting.page_url as pageUrl'])
        .select([
          'sighting.image_url as imageUrl',
          'sighting.listing',
          'sighting.first_seen_at as firstSeenAt',
        ])
        .select(['image.sha256', 'image.object_key as objectKey', 'image.width', 'image.height'])
        .where(({ eb, fn, val }) => eb('sighting.id', '=', fn.any(val(sightingIds)))),
    )
    return new Map(rows.map((row) => [row.sightingId, row]))
  }

  /** By id. */
  async toCompare(sightingIds: readonly string[]): Promise<ReadonlyMap<string, ComparedSighting>> {
    const rows = await this.reads.rows(
      sighted
        .select(['sighting.id as sightingId', 'image.id as imageId', isListing, pixels])
        .select(sql<string>`image.perceptual_hash ->> 'hex'`.as('hex'))
        .where(({ eb, fn, val }) => eb('sighting.id', '=', fn.any(val(sightingIds)))),
    )
    return new Map(rows.map((row) => [row.sightingId, row]))
  }

  /** Public ones of these images, the latest first: what was seen in somebody's own search is that search's. */
  publicOfImages(imageIds: readonly string[]): Promise<PublicSighting[]> {
    return this.reads.rows(
      sighted
        .select([
          'sighting.image_id as imageId',
          'sighting.image_url as imageUrl',
          'sighting.page_url as pageUrl',
        ])
        .select(['sighting.origin', isListing, pixels, 'sighting.last_seen_at as seenAt'])
        .where(({ eb, fn, val }) => eb('sighting.image_id', '=', fn.any(val(imageIds))))
        .where('sighting.scan_id', 'is', null)
        .orderBy('sighting.last_seen_at', 'desc')
        .orderBy('sighting.page_url'),
    )
  }

  /** Public ones after this number. Numbers become visible in their order, so none before the last is missing. */
  publicAfter(sequence: string, limit: number) {
    return this.reads.rows(
      sighted
        .select(['sighting.sequence', 'sighting.id as sightingId', 'image.id as imageId', 'image.windows'])
        .select(sql<string>`image.perceptual_hash ->> 'hex'`.as('hex'))
        .where('sighting.sequence', '>', sequence)
        .where('sighting.scan_id', 'is', null)
        .orderBy('sighting.sequence')
        .limit(limit),
    )
  }

  /** How many images these sightings are of. */
  async countImages(tx: Tx, sightingIds: readonly string[]): Promise<number> {
    const [row] = await tx.rows(
      db
        .selectFrom('image_sighting')
        .select(({ fn }) => fn.count('image_id').distinct().as('images'))
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(sightingIds)))),
    )
    return Number(row?.images)
  }

  /** Public sightings of these images, and of these ids, with where they were seen. */
  publicOf(tx: Tx, imageIds: readonly string[], sightingIds: readonly string[]) {
    return tx.rows(
      db
        .selectFrom('image_sighting')
        .select(['id', 'image_url as imageUrl', 'page_url as pageUrl', 'origin'])
        .where('scan_id', 'is', null)
        .where(({ eb, or, fn, val }) =>
          or([eb('image_id', '=', fn.any(val(imageIds))), eb('id', '=', fn.any(val(sightingIds)))]),
        ),
    )
  }

  /** Addresses of the pages where these were seen, by id. @param reader the transaction that asks, if one does */
  async pagesOf(
    sightingIds: readonly string[],
    reader: Pick<Tx, 'rows'> = this.reads,
  ): Promise<ReadonlyMap<string, string>> {
    const rows = await reader.rows(
      db
        .selectFrom('image_sighting')
        .select(['id', 'page_url as pageUrl'])
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(sightingIds)))),
    )
    return new Map(rows.map(({ id, pageUrl }) => [id, pageUrl]))
  }

  /** The address of the page where it was seen. */
  async pageOf(tx: Tx, sightingId: string): Promise<string | undefined> {
    const [row] = await tx.rows(
      db.selectFrom('image_sighting').select('page_url').where('id', '=', sightingId),
    )
    return row?.page_url
  }

  async isPublic(tx: Tx, sightingId: string): Promise<boolean> {
    const found = await tx.rows(
      db.selectFrom('image_sighting').select('id').where('id', '=', sightingId).where('scan_id', 'is', null),
    )
    return found.length > 0
  }
}
