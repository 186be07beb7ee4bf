import { Injectable } from '@nestjs/common'
import type { ListingFacts } from '@originseal/crawling'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../../tables'
import type { ListingMatch } from './match-listing'

const db = statements<DB>()

export interface NewListing {
  readonly source: string
  readonly pageUrl: string
  readonly listing: ListingFacts
  readonly match: ListingMatch
  readonly seenAt: Date
}

@Injectable()
export class FoundListingsRepository {
  /** @param found in the order of their rank, of which the first is 1 */
  async insert(tx: Tx, scanId: string, found: readonly NewListing[]): Promise<void> {
    if (found.length === 0) return
    const rows = found.map(({ source, pageUrl, listing, match, seenAt }, place) => ({
      id: crypto.randomUUID(),
      scan_id: scanId,
      rank: place + 1,
      source,
      page_url: pageUrl,
      listing,
      match,
      seen_at: seenAt,
    }))
    await tx.rows(db.insertInto('found_listing').values(rows))
  }

  async count(tx: Tx, scanId: string): Promise<number> {
    const [row] = await tx.rows(
      db
        .selectFrom('found_listing')
        .select(({ fn }) => fn.countAll().as('found'))
        .where('scan_id', '=', scanId),
    )
    return Number(row?.found)
  }
}
