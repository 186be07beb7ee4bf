import { Injectable } from '@nestjs/common'
import type { FraudRisk, ScoreReason } from '@originseal/contracts'
import type { ListingFacts } from '@originseal/crawling'
import { Reads, statements, type Tx } from '@originseal/database'
import type { Comparison } from '@originseal/fingerprint'
import { sql } from 'kysely'
import { SightingsQueries } from '../corpus/images/sightings.queries'
import type { DB } from '../tables'
import type { Capture } from './take-evidence'

const db = statements<DB>()

/** A finding as it is kept, whole: whoever shows it decides what may be seen. */
export interface Finding {
  readonly id: string
  readonly rank: number
  readonly pageUrl: string
  readonly imageUrl: string
  readonly listing: ListingFacts | null
  readonly imageSha256: string
  readonly pictureKey: string
  readonly overlayKey: string
  readonly comparison: Comparison
  readonly originScore: number
  readonly originReasons: readonly ScoreReason[]
  readonly fraudRisk: FraudRisk
  readonly fraudReasons: readonly ScoreReason[]
  readonly captures: readonly Capture[]
  readonly capturedAt: Date
  /** Captured for an earlier scan: when the page last proved to be what it was then. */
  readonly unchangedAt: Date | null
}

/** How many findings a scan has, in a list of scans. */
export interface FindingCounts {
  readonly findings: number
  readonly highRisk: number
}

/** A finding by its scan and where it was seen. */
export interface FindingAt {
  readonly scanId: string
  readonly sightingId: string
}

const isHigh = sql<boolean>`fraud_risk = 'high'`
const isNoneOf = (findings: readonly FindingAt[]) =>
  sql<boolean>`(scan_id, sighting_id) NOT IN (SELECT * FROM unnest(
    ${findings.map(({ scanId }) => scanId)}::uuid[], ${findings.map(({ sightingId }) => sightingId)}::uuid[]))`

@Injectable()
export class FindingsQueries {
  constructor(
    private readonly reads: Reads,
    private readonly sightings: SightingsQueries,
  ) {}

  /** In the order of their rank. */
  async ofScan(scanId: string): Promise<Finding[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('finding')
        .select(['id', 'sighting_id', 'overlay_key as overlayKey', 'comparison', 'captures'])
        .select(['origin_score as originScore', 'origin_reasons as originReasons'])
        .select(['fraud_risk as fraudRisk', 'fraud_reasons as fraudReasons'])
        .select(['captured_at as capturedAt', 'unchanged_at as unchangedAt'])
        .select(({ ref }) => ref('rank').$notNull().as('rank'))
        .where('scan_id', '=', scanId)
        .where('rank', 'is not', null)
        .orderBy('rank'),
    )
    const images = await this.sightings.withImages(rows.map((row) => row.sighting_id))
    return rows.flatMap(({ sighting_id, ...finding }) => {
      const image = images.get(sighting_id)
      if (!image) return [] // erased meanwhile, with its scan
      const { pageUrl, imageUrl, listing, sha256, objectKey } = image
      return [{ ...finding, pageUrl, imageUrl, listing, imageSha256: sha256, pictureKey: objectKey }]
    })
  }

  /** Where these scans have found copies, also before they are ranked. */
  async sightingsOf(tx: Tx, scanIds: readonly string[]): Promise<string[]> {
    const rows = await tx.rows(
      db
        .selectFrom('finding')
        .select('sighting_id as sightingId')
        .where(({ eb, fn, val }) => eb('scan_id', '=', fn.any(val(scanIds)))),
    )
    return rows.map(({ sightingId }) => sightingId)
  }

  /** Ranked ones of these scans, and when their pages were last seen to show them. */
  placesOf(scanIds: readonly string[]): Promise<(FindingAt & { readonly seenAt: Date })[]> {
    return this.reads.rows(
      db
        .selectFrom('finding')
        .select(['scan_id as scanId', 'sighting_id as sightingId'])
        .select(({ fn }) => fn.coalesce('unchanged_at', 'captured_at').as('seenAt'))
        .where(({ eb, fn, val }) => eb('scan_id', '=', fn.any(val(scanIds))))
        .where('rank', 'is not', null),
    )
  }

  /** Ranked ones by scan, without the `excluded`; a scan that is not named has none. */
  async counts(
    scanIds: readonly string[],
    excluded: readonly FindingAt[],
  ): Promise<ReadonlyMap<string, FindingCounts>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('finding')
        .select('scan_id')
        .select(({ fn }) => fn.countAll().as('findings'))
        .select(({ fn }) => fn.countAll().filterWhere(isHigh).as('high'))
        .where(({ eb, fn, val }) => eb('scan_id', '=', fn.any(val(scanIds))))
        .where('rank', 'is not', null)
        .where(isNoneOf(excluded))
        .groupBy('scan_id'),
    )
    return new Map(
      rows.map((row) => [row.scan_id, { findings: Number(row.findings), highRisk: Number(row.high) }]),
    )
  }

  /** Those of the scans that found something of high risk, without the `excluded`. */
  async withHighRisk(scanIds: readonly string[], excluded: readonly FindingAt[]): Promise<string[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('finding')
        .select('scan_id')
        .distinct()
        .where(({ eb, fn, val }) => eb('scan_id', '=', fn.any(val(scanIds))))
        .where('rank', 'is not', null)
        .where(isNoneOf(excluded))
        .where(isHigh),
    )
    return rows.map((row) => row.scan_id)
  }

  /** The evidence that one of these scans took or quoted of a sighting last, where its page can be known again. */
  async lastEvidence(scanIds: readonly string[], sightingId: string) {
    const [row] = await this.reads.rows(
      db
        .selectFrom('finding')
        .select(['comparison', 'captures', 'overlay_key as overlayKey', 'captured_at as capturedAt'])
        .select(({ ref }) => ref('page_state').$notNull().as('pageState'))
        .where(({ eb, fn, val }) => eb('scan_id', '=', fn.any(val(scanIds))))
        .where('sighting_id', '=', sightingId)
        .where('page_state', 'is not', null)
        .orderBy(({ fn }) => fn.coalesce('unchanged_at', 'captured_at'), 'desc')
        .limit(1),
    )
    return row
  }
}
