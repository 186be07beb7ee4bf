import { Injectable } from '@nestjs/common'
import { Reads, statements, Transaction } from '@originseal/database'
import { readerVersion, type CachedPage, type PageCache, type ResourceState } from '@originseal/crawling'
import { sql } from 'kysely'
import type { DB } from '../../tables'

const db = statements<DB>()

/** The cache of pages, in a table. */
@Injectable()
export class StoredPageCache implements PageCache {
  constructor(
    private readonly reads: Reads,
    private readonly transaction: Transaction,
  ) {}

  async recall(urls: readonly string[]): Promise<ReadonlyMap<string, CachedPage>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('page_memory')
        .select(['url', 'page', 'state', 'read_at as readAt', 'is_shell as isShell'])
        .where(({ eb, fn, val }) => eb('url', '=', fn.any(val(urls))))
        .where('reader', '=', readerVersion),
    )
    return new Map(rows.map(({ url, ...page }) => [url, page]))
  }

  async keep(url: string, { page, state, readAt, isShell }: CachedPage): Promise<void> {
    const row = {
      reader: readerVersion,
      page,
      state: JSON.stringify(state),
      read_at: readAt,
      is_shell: isShell,
      used_at: sql<Date>`now()`,
    }
    await this.transaction.run((tx) =>
      tx.rows(
        db
          .insertInto('page_memory')
          .values({ url, ...row })
          .onConflict((conflict) => conflict.column('url').doUpdateSet(row)),
      ),
    )
  }

  async confirm(url: string, state: readonly ResourceState[], at: Date): Promise<void> {
    await this.transaction.run((tx) =>
      tx.rows(
        db
          .updateTable('page_memory')
          .set({ state: JSON.stringify(state), read_at: at, used_at: sql<Date>`now()` })
          .where('url', '=', url),
      ),
    )
  }
}
