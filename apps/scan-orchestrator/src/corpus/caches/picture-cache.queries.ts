import { Injectable } from '@nestjs/common'
import { Reads, statements, type Tx } from '@originseal/database'
import type { ResourceState } from '@originseal/crawling'
import type { DB } from '../../tables'

const db = statements<DB>()

/** What the address of a picture led to. */
export interface CachedPicture {
  readonly state: ResourceState
  readonly imageId: string | null
  /** Why it led to no picture of use. */
  readonly failure: string | null
}

const cached = db.selectFrom('picture_memory').select(['url', 'state', 'image_id as imageId', 'failure'])

/** Where public addresses of pictures led, so that the same picture is not fetched and decoded again. */
@Injectable()
export class PictureCacheQueries {
  constructor(private readonly reads: Reads) {}

  /** By address. */
  async recall(urls: readonly string[]): Promise<ReadonlyMap<string, CachedPicture>> {
    const rows = await this.reads.rows(cached.where(({ eb, fn, val }) => eb('url', '=', fn.any(val(urls)))))
    return new Map(rows.map(({ url, ...picture }) => [url, picture]))
  }

  /** By address, those that their servers let be used without asking. */
  async fresh(tx: Tx, urls: readonly string[]): Promise<ReadonlyMap<string, CachedPicture>> {
    const rows = await tx.rows(
      cached
        .where(({ eb, fn, val }) => eb('url', '=', fn.any(val(urls))))
        .where(({ eb, fn }) => eb('fresh_until', '>', fn<Date>('now'))),
    )
    return new Map(rows.map(({ url, ...picture }) => [url, picture]))
  }
}
