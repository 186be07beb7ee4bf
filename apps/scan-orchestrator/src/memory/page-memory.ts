import { Injectable } from '@nestjs/common'
import { Reads, Transaction } from '@originseal/database'
import { readerVersion, type CachedPage, type PageCache, type ResourceState } from '@originseal/crawling'

/**
 * What public pages said when they were last read. A page whose address has a searcher's words in it must not come here
 * (docs/adr/0012-erasure-of-works.md).
 */
@Injectable()
export class PageMemory implements PageCache {
  constructor(
    private readonly reads: Reads,
    private readonly transaction: Transaction,
  ) {}

  /** Those that are known, by address. */
  async recall(urls: readonly string[]): Promise<ReadonlyMap<string, CachedPage>> {
    const rows = await this.reads.query<CachedPage & { url: string }>(
      'SELECT url, page, state, read_at AS "readAt", is_shell AS "isShell" FROM page_memory WHERE url = ANY($1) AND reader = $2',
      [urls, readerVersion],
    )
    return new Map(rows.map(({ url, ...kept }) => [url, kept]))
  }

  async keep(url: string, { page, state, readAt, isShell }: CachedPage): Promise<void> {
    await this.transaction.run((tx) =>
      tx.query(
        `INSERT INTO page_memory (url, reader, page, state, read_at, is_shell, used_at)
         VALUES ($1, $2, $3, $4, $5, $6, now())
         ON CONFLICT (url) DO UPDATE SET reader = excluded.reader, page = excluded.page, state = excluded.state,
           read_at = excluded.read_at, is_shell = excluded.is_shell, used_at = excluded.used_at`,
        [url, readerVersion, JSON.stringify(page), JSON.stringify(state), readAt, isShell],
      ),
    )
  }

  /** Notes that it still is what it was. */
  async confirm(url: string, state: readonly ResourceState[], at: Date): Promise<void> {
    await this.transaction.run((tx) =>
      tx.query('UPDATE page_memory SET state = $2, read_at = $3, used_at = now() WHERE url = $1', [
        url,
        JSON.stringify(state),
        at,
      ]),
    )
  }
}
