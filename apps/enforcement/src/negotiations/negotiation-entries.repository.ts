import { Injectable } from '@nestjs/common'
import { negotiationEntryHash, NO_NEGOTIATION_HASH } from '@originseal/anchoring'
import type { SettlementTerms } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import type { Author } from './negotiation-state'
import { canonicalTerms } from './settlement-terms'
import type { NewNegotiationEntry } from './stored-negotiation'

const db = statements<DB>()

@Injectable()
export class NegotiationEntriesRepository {
  /** Adds to the record; the negotiation is locked. Each entry's hash covers the one before. */
  async append(tx: Tx, negotiationId: string, entry: NewNegotiationEntry): Promise<void> {
    const [last] = await tx.rows(
      db
        .selectFrom('negotiation_entry')
        .select(['sequence', 'hash'])
        .where('negotiation_id', '=', negotiationId)
        .orderBy('sequence', 'desc')
        .limit(1),
    )
    const { by, kind, at, text, offerNumber, terms, file } = entry
    const sequence = (last?.sequence ?? 0) + 1
    const written = terms && canonicalTerms(terms)
    const previous = last?.hash.toString('hex') ?? NO_NEGOTIATION_HASH
    const hash = negotiationEntryHash(previous, negotiationId, {
      sequence,
      by,
      kind,
      at: at.toISOString(),
      text,
      offerNumber,
      terms: written,
      fileSha256: file?.sha256 ?? null,
    })
    await tx.rows(
      db.insertInto('negotiation_entry').values({
        negotiation_id: negotiationId,
        sequence,
        by,
        kind,
        at,
        text,
        offer_number: offerNumber,
        terms: written,
        file_sha256: file?.sha256 ?? null,
        file_key: file?.objectKey ?? null,
        hash: Buffer.from(hash, 'hex'),
      }),
    )
  }

  async countSince(tx: Tx, negotiationId: string, by: Author, since: Date): Promise<number> {
    const [row] = await tx.rows(
      db
        .selectFrom('negotiation_entry')
        .select(({ fn }) => fn.countAll<string>().as('entries'))
        .where('negotiation_id', '=', negotiationId)
        .where('by', '=', by)
        .where('at', '>', since),
    )
    return Number(row?.entries ?? 0)
  }

  async countFiles(tx: Tx, negotiationId: string): Promise<number> {
    const [row] = await tx.rows(
      db
        .selectFrom('negotiation_entry')
        .select(({ fn }) => fn.countAll<string>().as('files'))
        .where('negotiation_id', '=', negotiationId)
        .where('kind', '=', 'file'),
    )
    return Number(row?.files ?? 0)
  }

  async termsOf(tx: Tx, negotiationId: string, offerNumber: number): Promise<SettlementTerms | undefined> {
    const [row] = await tx.rows(
      db
        .selectFrom('negotiation_entry')
        .select('terms')
        .where('negotiation_id', '=', negotiationId)
        .where('offer_number', '=', offerNumber)
        .where('kind', '=', 'offer'),
    )
    return row?.terms as SettlementTerms | undefined
  }
}
