import { Injectable } from '@nestjs/common'
import { Reads, Transaction } from '@originseal/database'
import { readerVersion, type ReadPage } from '../sources/site-crawl/read-page'
import type { ResourceState } from './resource-state.rules'

/** A page as it was last read. */
export interface KeptPage {
  readonly page: ReadPage
  /** Its document first, then what its scripts asked for, if a browser read it. */
  readonly state: readonly ResourceState[]
  /** Before it was asked for: what changed later is not in it. */
  readonly readAt: Date
  /** Only its scripts would have filled it, and there was no browser for it, or no time. */
  readonly isShell: boolean
}

/**
 * What public pages said when they were last read. A page whose address has a searcher's words in it must not come here
 * (docs/adr/0012-erasure-of-works.md).
 */
@Injectable()
export class PageMemory {
  constructor(
    private readonly reads: Reads,
    private readonly transaction: Transaction,
  ) {}

  /** Those that are known, by address. */
  async recall(urls: readonly string[]): Promise<ReadonlyMap<string, KeptPage>> {
    const rows = await this.reads.query<KeptPage & { url: string }>(
      'SELECT url, page, state, read_at AS "readAt", is_shell AS "isShell" FROM page_memory WHERE url = ANY($1) AND reader = $2',
      [urls, readerVersion],
    )
    return new Map(rows.map(({ url, ...kept }) => [url, kept]))
  }

  async keep(url: string, { page, state, readAt, isShell }: KeptPage): Promise<void> {
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
