import { Injectable } from '@nestjs/common'
import { Reads, type Tx } from '@originseal/database'
import type { ResourceState } from '@originseal/crawling'

/** What the address of a picture led to. */
export interface KeptPicture {
  readonly state: ResourceState
  readonly imageId: string | null
  /** Why it led to no picture of use. */
  readonly failure: string | null
}

/** Where public addresses of pictures led, so that the same picture is not fetched and decoded again. */
@Injectable()
export class PictureMemory {
  constructor(private readonly reads: Reads) {}

  async recall(urls: readonly string[]): Promise<ReadonlyMap<string, KeptPicture>> {
    const rows = await this.reads.query<KeptPicture & { url: string }>(
      'SELECT url, state, image_id AS "imageId", failure FROM picture_memory WHERE url = ANY($1)',
      [urls],
    )
    return new Map(rows.map(({ url, ...kept }) => [url, kept]))
  }

  /** Those of a scan's pictures whose servers let them be used without asking. */
  stillFresh(
    tx: Tx,
    scanId: string,
  ): Promise<{ url: string; imageId: string | null; failure: string | null }[]> {
    return tx.query(
      `SELECT DISTINCT known.url, known.image_id AS "imageId", known.failure
       FROM scan_image image JOIN picture_memory known ON known.url = image.image_url
       WHERE image.scan_id = $1 AND known.fresh_until > now()`,
      [scanId],
    )
  }

  /** Keeps them, but those whose address was only ever seen with a searcher's words around it. */
  async keep(tx: Tx, scanId: string, pictures: readonly KeptPicture[]): Promise<void> {
    await tx.query(
      `INSERT INTO picture_memory (url, state, fresh_until, image_id, failure, used_at)
       SELECT url, state, coalesce(fresh_until, '-infinity'), image_id, failure, now()
       FROM unnest($2::text[], $3::jsonb[], $4::timestamptz[], $5::uuid[], $6::text[])
         AS kept(url, state, fresh_until, image_id, failure)
       WHERE EXISTS (SELECT FROM scan_image WHERE scan_id = $1 AND image_url = kept.url AND NOT is_private)
       ORDER BY url
       ON CONFLICT (url) DO UPDATE SET state = excluded.state, fresh_until = excluded.fresh_until,
         image_id = excluded.image_id, failure = excluded.failure, used_at = excluded.used_at`,
      [
        scanId,
        pictures.map(({ state }) => state.url),
        pictures.map(({ state }) => JSON.stringify(state)),
        pictures.map(({ state }) => state.freshUntil ?? null),
        pictures.map(({ imageId }) => imageId),
        pictures.map(({ failure }) => failure),
      ],
    )
  }
}
