import { Injectable } from '@nestjs/common'
import type { ListingFacts } from '@originseal/crawling'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../../tables'
import type { StoredSighting } from './stored-sighting'

const db = statements<DB>()

/** That an image was seen at an address on a page. */
export interface NewSighting {
  readonly imageId: string
  readonly imageUrl: string
  readonly pageUrl: string
  readonly origin: string
  readonly listing: ListingFacts | null
  /** The scan that it belongs to alone, where its page is one of somebody's search results. */
  readonly scanId: string | null
}

const columns = [
  'id',
  'image_id',
  'image_url',
  'page_url',
  'origin',
  'listing',
  'first_seen_at',
  'last_seen_at',
  'scan_id',
] as const

@Injectable()
export class SightingsRepository {
  /** Keeps each once per page and address; what was seen before was seen again now. */
  store(tx: Tx, sightings: readonly NewSighting[]): Promise<StoredSighting[]> {
    const listings = sightings.map(({ listing }) => listing && JSON.stringify(listing))
    return tx.rows(
      db
        .insertInto('image_sighting')
        .columns([...columns])
        .expression(
          sql`SELECT gen_random_uuid(), image_id, image_url, page_url, origin, listing, now(), now(), scan_id
            FROM unnest(${sightings.map(({ imageId }) => imageId)}::uuid[],
              ${sightings.map(({ imageUrl }) => imageUrl)}::text[], ${sightings.map(({ pageUrl }) => pageUrl)}::text[],
              ${sightings.map(({ origin }) => origin)}::text[], ${listings}::jsonb[],
              ${sightings.map(({ scanId }) => scanId)}::uuid[])
            AS seen (image_id, image_url, page_url, origin, listing, scan_id)`,
        )
        .onConflict((conflict) =>
          conflict.columns(['image_id', 'page_url', 'image_url', 'scan_id']).doUpdateSet(({ ref, fn }) => ({
            last_seen_at: sql`now()`,
            origin: ref('excluded.origin'),
            listing: fn.coalesce(ref('excluded.listing'), ref('image_sighting.listing')),
          })),
        )
        .returning(['id', 'image_url as imageUrl', 'page_url as pageUrl']),
    )
  }
}
