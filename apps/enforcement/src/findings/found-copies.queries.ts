import { Injectable } from '@nestjs/common'
import {
  findingCapture,
  type FindingCapture,
  type PlaceDecision,
  type ReadWorkbenchRequest,
} from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { DB, FoundCopy as FoundCopyRow } from '../tables'
import type { Selectable } from 'kysely'
import { z } from 'zod'

const db = statements<DB>()

/** A copy that a scan has found, whole: who shows it decides what may be seen. */
export interface FoundCopyRecord {
  readonly id: string
  readonly scanId: string
  readonly workId: string
  readonly ownerId: string
  readonly rank: number
  readonly targetKey: string
  readonly pageUrl: string
  readonly canonicalUrl: string
  readonly imageUrl: string
  readonly platform: string | null
  readonly domain: string
  readonly pageTitle: string | null
  readonly seller: string | null
  readonly imageSha256: string
  readonly similarity: number
  readonly originScore: number
  readonly fraudRisk: string
  readonly isUnlocked: boolean
  readonly capturedAt: Date
  /** How the scan compared it; null where it was told of before that was kept. */
  readonly method: string | null
  /** What the finding rests on. */
  readonly captures: readonly FindingCapture[]
  /** Of the work, where it is known. */
  readonly title: string | null
  readonly decision: PlaceDecision | null
}

@Injectable()
export class FoundCopiesQueries {
  constructor(private readonly reads: Reads) {}

  async byIds(ids: readonly string[]): Promise<FoundCopyRecord[]> {
    const rows = await this.reads.rows(
      copiesWithDecisions().where(({ eb, fn, val }) => eb('found_copy.id', '=', fn.any(val(ids)))),
    )
    return rows.map(toRecord)
  }

  /** What the latest scan has found at this place of a work. */
  async at(workId: string, targetKey: string): Promise<FoundCopyRecord | undefined> {
    const [row] = await this.reads.rows(
      copiesWithDecisions()
        .where('found_copy.work_id', '=', workId)
        .where('found_copy.target_key', '=', targetKey),
    )
    return row && toRecord(row)
  }

  /** What scans have found at these places, of any work of the owner. */
  async atPlaces(ownerId: string, targetKeys: readonly string[]): Promise<FoundCopyRecord[]> {
    const rows = await this.reads.rows(
      copiesWithDecisions()
        .where('found_copy.owner_id', '=', ownerId)
        .where(({ eb, fn, val }) => eb('found_copy.target_key', '=', fn.any(val(targetKeys))))
        .orderBy('found_copy.captured_at', 'desc')
        .orderBy('found_copy.id'),
    )
    return rows.map(toRecord)
  }

  /** Copies that nothing was decided about, the most certain first. Another owner's cursor leads nowhere. */
  async undecided(
    ownerId: string,
    { cursor, limit, workId, risk }: ReadWorkbenchRequest,
  ): Promise<FoundCopyRecord[]> {
    // Where a page ends stays where it is, although its last copy may be decided about meanwhile.
    const last = db
      .selectFrom('found_copy')
      .where('id', '=', cursor ?? '')
      .where('owner_id', '=', ownerId)
    const rows = await this.reads.rows(
      undecidedOf(ownerId)
        .$if(workId !== undefined, (some) => some.where('found_copy.work_id', '=', workId ?? ''))
        .$if(risk !== undefined, (some) => some.where('found_copy.fraud_risk', '=', risk ?? ''))
        .$if(cursor !== undefined, (page) =>
          page.where(({ eb, refTuple }) =>
            eb(
              refTuple('found_copy.origin_score', 'found_copy.captured_at', 'found_copy.id'),
              '<',
              last
                .select(['origin_score', 'captured_at', 'id'])
                .$asTuple('origin_score', 'captured_at', 'id'),
            ),
          ),
        )
        .orderBy('found_copy.origin_score', 'desc')
        .orderBy('found_copy.captured_at', 'desc')
        .orderBy('found_copy.id', 'desc')
        .limit(limit),
    )
    return rows.map(toRecord)
  }

  /** Works of which copies wait for a decision, by title. */
  async undecidedWorks(ownerId: string): Promise<{ workId: string; title: string }[]> {
    const rows = await this.reads.rows(
      undecidedOf(ownerId)
        .clearSelect()
        .select(['found_copy.work_id', 'known_work.title'])
        .distinct()
        .where('known_work.title', 'is not', null)
        .orderBy('known_work.title')
        .orderBy('found_copy.work_id')
        .limit(mostWorks),
    )
    return rows.map((row) => ({ workId: row.work_id, title: row.title ?? '' }))
  }

  async countUndecided(ownerId: string): Promise<number> {
    const [row] = await this.reads.rows(
      db
        .selectFrom('found_copy')
        .leftJoin('finding_decision', (join) =>
          join
            .onRef('finding_decision.work_id', '=', 'found_copy.work_id')
            .onRef('finding_decision.target_key', '=', 'found_copy.target_key'),
        )
        .select(({ fn }) => fn.countAll<string>().as('open'))
        .where('found_copy.owner_id', '=', ownerId)
        .where('finding_decision.decision', 'is', null),
    )
    return Number(row?.open ?? 0)
  }
}

/** So many can be chosen from. */
const mostWorks = 500

const undecidedOf = (ownerId: string) =>
  copiesWithDecisions()
    .where('found_copy.owner_id', '=', ownerId)
    .where('finding_decision.decision', 'is', null)

/** Copies with the titles of their works and what was decided about their places. */
export const copiesWithDecisions = () =>
  db
    .selectFrom('found_copy')
    .leftJoin('known_work', 'known_work.work_id', 'found_copy.work_id')
    .leftJoin('finding_decision', (join) =>
      join
        .onRef('finding_decision.work_id', '=', 'found_copy.work_id')
        .onRef('finding_decision.target_key', '=', 'found_copy.target_key'),
    )
    .selectAll('found_copy')
    .select(['known_work.title', 'finding_decision.decision'])

type Row = Selectable<FoundCopyRow> & { title: string | null; decision: string | null }

export const toRecord = (row: Row): FoundCopyRecord => ({
  id: row.id,
  scanId: row.scan_id,
  workId: row.work_id,
  ownerId: row.owner_id,
  rank: row.rank,
  targetKey: row.target_key,
  pageUrl: row.page_url,
  canonicalUrl: row.canonical_url,
  imageUrl: row.image_url,
  platform: row.platform,
  domain: row.domain,
  pageTitle: row.page_title,
  seller: row.seller,
  imageSha256: row.image_sha256,
  similarity: row.similarity,
  originScore: row.origin_score,
  fraudRisk: row.fraud_risk,
  isUnlocked: row.is_unlocked,
  capturedAt: row.captured_at,
  method: row.method,
  captures: z.array(findingCapture).parse(row.captures),
  title: row.title,
  decision: row.decision as FoundCopyRecord['decision'],
})
