import { Injectable } from '@nestjs/common'
import type { CoverageEntry } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'

const db = statements<DB>()
const isSearched = sql<boolean>`source.state NOT IN ('not-configured', 'switched-off')`

@Injectable()
export class CoverageQueries {
  constructor(private readonly reads: Reads) {}

  /** What was searched and what was not; while the scan runs, what has not begun counts as not searched. */
  async ofScan(scanId: string): Promise<CoverageEntry[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('scan_source as source')
        .innerJoin('scan', 'scan.id', 'source.scan_id')
        .select(['source.source', 'source.label', 'source.state', 'source.notes', 'scan.state as scanState'])
        .select(({ selectFrom }) => [
          selectFrom('scan_page as page')
            .select(sql<number>`count(*)::int`.as('pages'))
            .whereRef('page.scan_id', '=', 'source.scan_id')
            .whereRef('page.source', '=', 'source.source')
            .where('page.outcome', 'is not', null)
            .as('pages'),
          selectFrom('scan_image as image')
            .select(sql<number>`count(DISTINCT image.image_url)::int`.as('images'))
            .whereRef('image.scan_id', '=', 'source.scan_id')
            .whereRef('image.source', '=', 'source.source')
            .where('image.sighting_id', 'is not', null)
            .as('images'),
        ])
        .where('source.scan_id', '=', scanId)
        .orderBy(isSearched, 'desc')
        .orderBy('source.label'),
    )
    return rows.flatMap(({ scanState, state, pages, images, ...said }) => {
      const entry = { ...said, pages: pages ?? 0, images: images ?? 0 }
      if (state !== 'waiting') return [{ ...entry, state }]
      // A search that still waits when its scan is over was cut off.
      return scanState === 'processing' ? [] : [{ ...entry, state: 'cancelled' as const }]
    })
  }
}
