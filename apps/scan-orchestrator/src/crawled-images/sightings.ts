import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

export interface ResolvedAddress {
  readonly url: string
  readonly imageId: string
}

/** Where pictures were seen, once per page and address; a page of somebody's search results belongs to its scan alone. */
@Injectable()
export class Sightings {
  /** Notes on which pages a scan saw the pictures of these addresses. */
  async note(tx: Tx, scanId: string, resolved: readonly ResolvedAddress[]): Promise<void> {
    await tx.query(
      `WITH resolved AS (SELECT * FROM unnest($2::text[], $3::uuid[]) AS address(url, image_id)),
       seen AS (
         INSERT INTO image_sighting
           (id, image_id, image_url, page_url, origin, listing, first_seen_at, last_seen_at, scan_id)
         SELECT gen_random_uuid(), resolved.image_id, image.image_url, image.page_url, image.origin, page.listing,
           now(), now(), CASE WHEN image.is_private THEN image.scan_id END
         FROM scan_image image JOIN resolved ON resolved.url = image.image_url
         LEFT JOIN scan_page page
           ON page.scan_id = image.scan_id AND page.source = image.source AND page.url = image.page_url
         WHERE image.scan_id = $1
         ON CONFLICT (image_id, page_url, image_url, scan_id)
           DO UPDATE SET last_seen_at = now(), origin = excluded.origin,
             listing = coalesce(excluded.listing, image_sighting.listing)
         RETURNING id, page_url, image_url
       )
       UPDATE scan_image SET sighting_id = seen.id FROM seen
       WHERE scan_image.scan_id = $1 AND scan_image.image_url = seen.image_url
         AND scan_image.page_url = seen.page_url`,
      [scanId, resolved.map(({ url }) => url), resolved.map(({ imageId }) => imageId)],
    )
  }

  /** Notes why addresses led to no picture of use. */
  async noteFailures(
    tx: Tx,
    scanId: string,
    failed: readonly { readonly url: string; readonly failure: string }[],
  ): Promise<void> {
    await tx.query(
      `UPDATE scan_image SET failure = failed.failure FROM unnest($2::text[], $3::text[]) AS failed(url, failure)
       WHERE scan_id = $1 AND image_url = failed.url`,
      [scanId, failed.map(({ url }) => url), failed.map(({ failure }) => failure)],
    )
  }
}
