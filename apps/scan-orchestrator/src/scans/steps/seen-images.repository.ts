import { Injectable } from '@nestjs/common'
import type { FoundImage } from '@originseal/crawling'
import { Reads, statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { SeenAddress } from '../../corpus/images/record-images'
import type { StoredSighting } from '../../corpus/images/stored-sighting'
import type { DB } from '../../tables'

const db = statements<DB>()

/** An image that a scan came across, in the row that is kept of that. */
export interface NewSeenImage extends FoundImage {
  readonly source: string
  readonly isPrivate?: boolean
  /** Where it is known already. */
  readonly sightingId?: string
}

/** What the addresses of a scan's images led to. */
@Injectable()
export class SeenImagesRepository {
  constructor(private readonly reads: Reads) {}

  /** What the scan has come across before stays as it is. */
  async insert(tx: Tx, scanId: string, images: readonly NewSeenImage[]): Promise<void> {
    if (images.length === 0) return
    await tx.rows(
      db
        .insertInto('scan_image')
        .columns(['id', 'scan_id', 'source', 'image_url', 'page_url', 'origin', 'is_private', 'sighting_id'])
        .expression(
          sql`SELECT gen_random_uuid(), ${scanId}::uuid, seen.*
            FROM unnest(${images.map(({ source }) => source)}::text[], ${images.map(({ imageUrl }) => imageUrl)}::text[],
              ${images.map(({ pageUrl }) => pageUrl)}::text[], ${images.map(({ origin }) => origin)}::text[],
              ${images.map(({ isPrivate }) => isPrivate ?? false)}::boolean[],
              ${images.map(({ sightingId }) => sightingId ?? null)}::uuid[]) AS seen`,
        )
        .onConflict((conflict) => conflict.columns(['scan_id', 'page_url', 'image_url']).doNothing()),
    )
  }

  /** Addresses in the order in which the scan came by them, and whether it is known of each what it led to. */
  addresses(tx: Tx, scanId: string): Promise<{ readonly url: string; readonly isSettled: boolean }[]> {
    return tx.rows(
      db
        .selectFrom('scan_image')
        .select('image_url as url')
        .select(sql<boolean>`bool_and(sighting_id IS NOT NULL OR failure IS NOT NULL)`.as('isSettled'))
        .where('scan_id', '=', scanId)
        .groupBy('image_url')
        .orderBy(({ fn }) => fn.min('sequence')),
    )
  }

  /** Of these addresses those of which it is not known what they led to. */
  async unsettled(scanId: string, urls: readonly string[]): Promise<string[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('scan_image')
        .select('image_url as url')
        .distinct()
        .where('scan_id', '=', scanId)
        .where(({ eb, fn, val }) => eb('image_url', '=', fn.any(val(urls))))
        .where('sighting_id', 'is', null)
        .where('failure', 'is', null),
    )
    return rows.map(({ url }) => url)
  }

  /** Where the scan came across these addresses, and what those pages say of themselves. */
  at(tx: Tx, scanId: string, urls: readonly string[]): Promise<SeenAddress[]> {
    return tx.rows(
      db
        .selectFrom('scan_image as image')
        .leftJoin('scan_page as page', (join) =>
          join
            .onRef('page.scan_id', '=', 'image.scan_id')
            .onRef('page.source', '=', 'image.source')
            .onRef('page.url', '=', 'image.page_url'),
        )
        .select(['image.image_url as imageUrl', 'image.page_url as pageUrl', 'image.origin', 'page.listing'])
        .select('image.is_private as isPrivate')
        .where('image.scan_id', '=', scanId)
        .where(({ eb, fn, val }) => eb('image.image_url', '=', fn.any(val(urls)))),
    )
  }

  async setSightings(tx: Tx, scanId: string, sightings: readonly StoredSighting[]): Promise<void> {
    await tx.rows(
      db
        .updateTable('scan_image')
        .from(
          sql<{
            id: string
            page_url: string
            image_url: string
          }>`unnest(${sightings.map(({ id }) => id)}::uuid[],
            ${sightings.map(({ pageUrl }) => pageUrl)}::text[], ${sightings.map(({ imageUrl }) => imageUrl)}::text[])`.as<'seen'>(
            sql`seen (id, page_url, image_url)`,
          ),
        )
        .set(({ ref }) => ({ sighting_id: ref('seen.id') }))
        .where('scan_id', '=', scanId)
        .whereRef('scan_image.page_url', '=', 'seen.page_url')
        .whereRef('scan_image.image_url', '=', 'seen.image_url'),
    )
  }

  /** Why addresses led to no picture of use. */
  async setFailures(
    tx: Tx,
    scanId: string,
    failed: readonly { readonly url: string; readonly failure: string }[],
  ): Promise<void> {
    await tx.rows(
      db
        .updateTable('scan_image')
        .from(
          sql<{ url: string; failure: string }>`unnest(${failed.map(({ url }) => url)}::text[],
            ${failed.map(({ failure }) => failure)}::text[])`.as<'failed'>(sql`failed (url, failure)`),
        )
        .set(({ ref }) => ({ failure: ref('failed.failure') }))
        .where('scan_id', '=', scanId)
        .whereRef('scan_image.image_url', '=', 'failed.url'),
    )
  }

  /** Addresses, and those of them of which it is known what they led to. */
  async progress(tx: Tx, scanId: string): Promise<{ readonly done: number; readonly images: number }> {
    const [row] = await tx.rows(
      db
        .selectFrom('scan_image')
        .select(({ fn }) => fn.count('image_url').distinct().as('images'))
        .select(({ fn }) =>
          fn
            .count('image_url')
            .distinct()
            .filterWhere(({ eb, or }) =>
              or([eb('sighting_id', 'is not', null), eb('failure', 'is not', null)]),
            )
            .as('done'),
        )
        .where('scan_id', '=', scanId),
    )
    return { done: Number(row?.done), images: Number(row?.images) }
  }
}
