import { Injectable } from '@nestjs/common'
import type { CaseState, ChainedNegotiationEntry, PageRequest, SettlementTerms } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'
import type { Author } from './negotiation-state'
import { afterCase, holdsOf, type NegotiationHolds } from './negotiation.rules'
import { toEntry, toNegotiation } from './negotiation-rows.queries'
import { canonicalTerms } from './settlement-terms'
import type { StoredNegotiation, StoredNegotiationEntry } from './stored-negotiation'

const db = statements<DB>()

const linked = db
  .selectFrom('respondent_link')
  .innerJoin('negotiation', 'negotiation.id', 'respondent_link.negotiation_id')
  .selectAll('negotiation')
  .select(['respondent_link.id as link_id', 'respondent_link.created_at as linked_at'])

export interface LinkedNegotiation extends StoredNegotiation {
  readonly linkId: string
  readonly linkedAt: Date
}

export interface ListedStoredNegotiation extends StoredNegotiation {
  readonly lastBy: Author | null
}

export interface NegotiationSummary {
  readonly entryCount: number
  readonly agreedTerms: SettlementTerms | null
}

@Injectable()
export class NegotiationsQueries {
  constructor(private readonly reads: Reads) {}

  async ofCase(caseId: string): Promise<StoredNegotiation | undefined> {
    const [row] = await this.reads.rows(
      db.selectFrom('negotiation').selectAll().where('case_id', '=', caseId),
    )
    return row && toNegotiation(row)
  }

  /** The case of a negotiation; undefined where there is no such one. */
  async caseOf(negotiationId: string): Promise<string | undefined> {
    const [row] = await this.reads.rows(
      db.selectFrom('negotiation').select('case_id').where('id', '=', negotiationId),
    )
    return row?.case_id
  }

  /** Why no notice may go out in a case now. What is said against a claim ends with its case. */
  async holdsOf({
    id,
    state,
  }: {
    readonly id: string
    readonly state: CaseState
  }): Promise<NegotiationHolds> {
    const stored = await this.ofCase(id)
    const now = new Date()
    return holdsOf(stored && afterCase(stored.negotiation, state === 'closed' ? now : null), now)
  }

  async entriesOf(negotiationId: string): Promise<StoredNegotiationEntry[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('negotiation_entry')
        .selectAll()
        .where('negotiation_id', '=', negotiationId)
        .orderBy('sequence'),
    )
    return rows.map(toEntry)
  }

  /** The same with the hash of each, as somebody checks them who has nothing else. */
  async chainedEntriesOf(negotiationId: string): Promise<ChainedNegotiationEntry[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('negotiation_entry')
        .selectAll()
        .where('negotiation_id', '=', negotiationId)
        .orderBy('sequence'),
    )
    return rows.map((row) => toChained(toEntry(row), row.hash))
  }

  /** The object of the file that an entry came with; undefined where it came with none. */
  async fileOf(negotiationId: string, sequence: number): Promise<string | undefined> {
    const [row] = await this.reads.rows(
      db
        .selectFrom('negotiation_entry')
        .select('file_key')
        .where('negotiation_id', '=', negotiationId)
        .where('sequence', '=', sequence),
    )
    return row?.file_key ?? undefined
  }

  /** Of each negotiation how much stands in its record, and the terms that both have accepted. */
  async summariesOf(negotiationIds: readonly string[]): Promise<Map<string, NegotiationSummary>> {
    if (negotiationIds.length === 0) return new Map()
    const rows = await this.reads.rows(
      db
        .selectFrom('negotiation')
        .select([
          'id',
          sql<number>`(SELECT count(*)::int FROM negotiation_entry entry
            WHERE entry.negotiation_id = negotiation.id)`.as('entry_count'),
          sql<SettlementTerms | null>`(SELECT entry.terms FROM negotiation_entry entry
            WHERE entry.negotiation_id = negotiation.id AND entry.kind = 'offer'
              AND entry.offer_number = (negotiation.agreement ->> 'number')::int)`.as('agreed_terms'),
        ])
        .where('id', 'in', negotiationIds),
    )
    return new Map(
      rows.map(({ id, entry_count: entryCount, agreed_terms: agreedTerms }) => [
        id,
        { entryCount, agreedTerms },
      ]),
    )
  }

  /** The link of a negotiation. */
  async linkOf(negotiationId: string): Promise<string> {
    const [row] = await this.reads.rows(
      db.selectFrom('respondent_link').select('id').where('negotiation_id', '=', negotiationId),
    )
    if (!row) throw new Error(`${negotiationId} has no link`)
    return row.id
  }

  /** Whose page this is the secret of; an old link leads nowhere. */
  async byLink(
    by: 'token_sha256' | 'code_sha256',
    secretSha256: Buffer,
  ): Promise<LinkedNegotiation | undefined> {
    const [row] = await this.reads.rows(linked.where(`respondent_link.${by}`, '=', secretSha256))
    return row && toLinked(row)
  }

  /** With the link that there is now. */
  async linkedOfCase(caseId: string): Promise<LinkedNegotiation | undefined> {
    const [row] = await this.reads.rows(linked.where('negotiation.case_id', '=', caseId))
    return row && toLinked(row)
  }

  /** Newest first; another owner's cursor leads nowhere. */
  async pageOfOwner(ownerId: string, { cursor, limit }: PageRequest): Promise<ListedStoredNegotiation[]> {
    let page = db
      .selectFrom('negotiation')
      .selectAll()
      .select(
        sql<Author | null>`(SELECT entry.by FROM negotiation_entry entry
        WHERE entry.negotiation_id = negotiation.id AND entry.by <> 'administrator' ORDER BY entry.sequence DESC LIMIT 1)`.as(
          'last_by',
        ),
      )
      .where('owner_id', '=', ownerId)
    if (cursor !== undefined)
      page = page.where(
        sql<boolean>`(created_at, id) < (SELECT last.created_at, last.id FROM negotiation last
          WHERE last.id = ${cursor} AND last.owner_id = ${ownerId})`,
      )
    const rows = await this.reads.rows(page.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit))
    return rows.map((row) => Object.assign(toNegotiation(row), { lastBy: row.last_by }))
  }
}

const toLinked = (
  row: Parameters<typeof toNegotiation>[0] & { readonly link_id: string; readonly linked_at: Date },
): LinkedNegotiation => ({ ...toNegotiation(row), linkId: row.link_id, linkedAt: row.linked_at })

const toChained = (
  { sequence, by, kind, at, text, offerNumber, terms, fileSha256 }: StoredNegotiationEntry,
  hash: Buffer,
): ChainedNegotiationEntry => ({
  sequence,
  by,
  kind,
  at: at.toISOString(),
  text,
  offerNumber,
  terms: terms && canonicalTerms(terms),
  fileSha256,
  hash: hash.toString('hex'),
})
