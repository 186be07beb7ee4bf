import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../../tables'
import type { CachedPicture } from './picture-cache.queries'

const db = statements<DB>()
const columns = ['url', 'state', 'fresh_until', 'image_id', 'failure', 'used_at'] as const

@Injectable()
export class PictureCacheRepository {
  /** @param pictures of public addresses */
  async keep(tx: Tx, pictures: readonly CachedPicture[]): Promise<void> {
    const states = pictures.map(({ state }) => state)
    await tx.rows(
      db
        .insertInto('picture_memory')
        .columns([...columns])
        .expression(
          sql`SELECT url, state, coalesce(fresh_until, '-infinity'), image_id, failure, now()
            FROM unnest(${states.map(({ url }) => url)}::text[], ${states.map((state) => JSON.stringify(state))}::jsonb[],
              ${states.map(({ freshUntil }) => freshUntil ?? null)}::timestamptz[],
              ${pictures.map(({ imageId }) => imageId)}::uuid[], ${pictures.map(({ failure }) => failure)}::text[])
            AS kept (url, state, fresh_until, image_id, failure) ORDER BY url`,
        )
        .onConflict((conflict) =>
          conflict.column('url').doUpdateSet(({ ref }) => ({
            state: ref('excluded.state'),
            fresh_until: ref('excluded.fresh_until'),
            image_id: ref('excluded.image_id'),
            failure: ref('excluded.failure'),
            used_at: ref('excluded.used_at'),
          })),
        ),
    )
  }
}
