import { Injectable } from '@nestjs/common'
import type { PageRequest, ScanStep } from '@originseal/contracts'
import type { ListingFacts } from '@originseal/crawling'
import { Reads, statements } from '@originseal/database'
import { ownedBy, type Caller } from '@originseal/http'
import { sql } from 'kysely'
import type { DB } from '../../tables'
import type { ScanState } from '../scan.rules'
import type { ListingMatch } from './match-listing'

const db = statements<DB>()
const progress = sql<number>`progress::float8`.as('progress')

export interface ListingScan {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly state: ScanState
  readonly step: ScanStep
  readonly progress: number
  readonly startedAt: Date
  readonly endedAt: Date | null
}

/** A page that offers something, as a scan has seen it. */
export interface SeenListing {
  readonly source: string
  readonly pageUrl: string
  readonly listing: ListingFacts
  readonly seenAt: Date
}

export interface ListingFinding extends SeenListing {
  readonly id: string
  readonly rank: number
  /** The site as people know it. */
  readonly label: string
  readonly match: ListingMatch
}

@Injectable()
export class ListingScansQueries {
  constructor(private readonly reads: Reads) {}

  /** @throws Problem SCAN_NOT_FOUND also for somebody else's scan, and for one of a work */
  async ofOwner(scanId: string, caller: Caller): Promise<ListingScan> {
    const [scan] = await this.reads.rows(this.scans().where('id', '=', scanId))
    return ownedBy(caller, scan, 'SCAN_NOT_FOUND')
  }

  /** Those of an owner after the one called `cursor`, newest first, with how many listings each has found. */
  pageOfOwner(
    ownerId: string,
    { cursor, limit }: PageRequest,
  ): Promise<(ListingScan & { readonly found: number })[]> {
    const last = db
      .selectFrom('scan')
      .select(['started_at', 'id'])
      .where('id', '=', cursor ?? null)
      .where('owner_id', '=', ownerId)
    return this.reads.rows(
      this.scans()
        .select(({ selectFrom }) =>
          selectFrom('found_listing')
            .select(sql<number>`count(*)::int`.as('found'))
            .whereRef('found_listing.scan_id', '=', 'scan.id')
            .$asScalar()
            .$notNull()
            .as('found'),
        )
        .where('owner_id', '=', ownerId)
        .$if(cursor !== undefined, (scans) => scans.where(sql<boolean>`(started_at, id) < ${last}`))
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    )
  }

  /** Every page that offers something, among those that a scan has read. */
  seen(scanId: string): Promise<SeenListing[]> {
    return this.reads.rows(
      db
        .selectFrom('scan_page')
        .select(['source', 'url as pageUrl', 'listing', 'visited_at as seenAt'])
        .where('scan_id', '=', scanId)
        .where('listing', 'is not', null)
        .where('visited_at', 'is not', null)
        .$narrowType<{ listing: ListingFacts; seenAt: Date }>()
        .orderBy('url'),
    )
  }

  /** How many of them there are. */
  async countSeen(scanId: string, reads: Pick<Reads, 'rows'> = this.reads): Promise<number> {
    const [row] = await reads.rows(
      db
        .selectFrom('scan_page')
        .select(({ fn }) => fn.countAll().as('listings'))
        .where('scan_id', '=', scanId)
        .where('listing', 'is not', null),
    )
    return Number(row?.listings)
  }

  /** What a scan has found, by rank. */
  found(scanId: string): Promise<ListingFinding[]> {
    return this.reads.rows(
      db
        .selectFrom('found_listing as found')
        .innerJoin('scan_source as source', (join) =>
          join.onRef('source.scan_id', '=', 'found.scan_id').onRef('source.source', '=', 'found.source'),
        )
        .select(['found.id', 'found.rank', 'found.source', 'source.label', 'found.page_url as pageUrl'])
        .select(['found.listing', 'found.match', 'found.seen_at as seenAt'])
        .where('found.scan_id', '=', scanId)
        .orderBy('found.rank'),
    )
  }

  private scans() {
    return db
      .selectFrom('scan')
      .select(['id', 'owner_id as ownerId', 'name', 'state', 'step', progress])
      .select(['started_at as startedAt', 'ended_at as endedAt'])
      .where('name', 'is not', null)
      .$narrowType<{ name: string }>()
  }
}
