import { Injectable } from '@nestjs/common'
import type { PageLink, PageVisit, SourceOutcome } from '@originseal/crawling'
import type { CoverageEntry } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../../tables'

const db = statements<DB>()

/** One search: a source's, for one scan. */
export interface Search {
  readonly scanId: string
  readonly source: string
}

/** What each search of a scan is to visit, has visited, and came to. */
@Injectable()
export class JournalRepository {
  async begin(
    tx: Tx,
    { scanId, source }: Search,
    label: string,
    state: 'waiting' | 'not-configured' | 'switched-off',
  ): Promise<void> {
    await tx.rows(db.insertInto('scan_source').values({ scan_id: scanId, source, label, state }))
  }

  async end(tx: Tx, search: Search, state: CoverageEntry['state'], notes: SourceOutcome['notes'] = []) {
    await tx.rows(
      db
        .updateTable('scan_source')
        .set({ state, notes: JSON.stringify(notes), ended_at: new Date() })
        .where('scan_id', '=', search.scanId)
        .where('source', '=', search.source),
    )
  }

  /** Whether a source was switched off when the scan began. */
  async isSwitchedOff(tx: Tx, { scanId, source }: Search): Promise<boolean> {
    const rows = await tx.rows(
      db
        .selectFrom('scan_source')
        .select('source')
        .where('scan_id', '=', scanId)
        .where('source', '=', source)
        .where('state', '=', 'switched-off'),
    )
    return rows.length > 0
  }

  /** Pages to visit; those that are known stay as they are. */
  async insertLinks(tx: Tx, { scanId, source }: Search, links: readonly PageLink[]): Promise<void> {
    await tx.rows(
      db
        .insertInto('scan_page')
        .columns(['scan_id', 'source', 'url', 'priority'])
        .expression(
          sql`SELECT ${scanId}::uuid, ${source}, link.*
            FROM unnest(${links.map(({ url }) => url)}::text[], ${links.map(({ priority }) => priority)}::int[]) AS link`,
        )
        .onConflict((conflict) => conflict.columns(['scan_id', 'source', 'url']).doNothing()),
    )
  }

  /** The next pages to visit, most urgent first. */
  next(tx: Tx, { scanId, source }: Search, limit: number): Promise<PageLink[]> {
    return tx.rows(
      db
        .selectFrom('scan_page')
        .select(['url', 'priority'])
        .where('scan_id', '=', scanId)
        .where('source', '=', source)
        .where('outcome', 'is', null)
        .orderBy('priority')
        .orderBy('sequence')
        .limit(limit),
    )
  }

  /** Returns the addresses that nobody has recorded yet. */
  async insertVisits(tx: Tx, { scanId, source }: Search, visits: readonly PageVisit[]): Promise<string[]> {
    const listings = visits.map(({ listing }) => (listing ? JSON.stringify(listing) : null))
    const rows = await tx.rows(
      db
        .insertInto('scan_page')
        .columns(['scan_id', 'source', 'url', 'priority', 'outcome', 'listing', 'visited_at'])
        .expression(
          sql`SELECT ${scanId}::uuid, ${source}, url, 0, outcome, listing, now()
            FROM unnest(${visits.map(({ url }) => url)}::text[], ${visits.map(({ outcome }) => outcome)}::text[],
              ${listings}::jsonb[]) AS visit (url, outcome, listing)`,
        )
        .onConflict((conflict) =>
          conflict
            .columns(['scan_id', 'source', 'url'])
            .doUpdateSet(({ ref }) => ({
              outcome: ref('excluded.outcome'),
              listing: ref('excluded.listing'),
              visited_at: ref('excluded.visited_at'),
            }))
            .where('scan_page.outcome', 'is', null),
        )
        .returning('url'),
    )
    return rows.map(({ url }) => url)
  }

  /** Pages visited and images seen. */
  async count(tx: Tx, { scanId, source }: Search): Promise<{ pages: number; images: number }> {
    const pages = db
      .selectFrom('scan_page')
      .select(({ fn }) => fn.countAll().as('pages'))
      .where('scan_id', '=', scanId)
      .where('source', '=', source)
      .where('outcome', 'is not', null)
    const images = db
      .selectFrom('scan_image')
      .select(({ fn }) => fn.count('image_url').distinct().as('images'))
      .where('scan_id', '=', scanId)
      .where('source', '=', source)
    const [row] = await tx.rows(db.selectNoFrom([pages.as('pages'), images.as('images')]))
    return { pages: Number(row?.pages), images: Number(row?.images) }
  }
}
