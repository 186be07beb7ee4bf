import { Injectable } from '@nestjs/common'
import { isUniqueViolation, statements, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { sql } from 'kysely'
import type { DB } from '../tables'
import { toColumns, toNegotiation } from './negotiation-rows.queries'
import type { Negotiation } from './negotiation-state'
import type { RespondentLink } from './respondent-links'
import type { StoredNegotiation } from './stored-negotiation'

const db = statements<DB>()
const isSigned = sql<boolean>`coalesce(jsonb_array_length(agreement -> 'signedBy'), 0) = 2`

@Injectable()
export class NegotiationsRepository {
  /** @throws Problem NEGOTIATION_EXISTS where there is one about the same case */
  async insert(tx: Tx, stored: StoredNegotiation): Promise<void> {
    const { id, caseId, ownerId, claimantName, changedAt, negotiation } = stored
    try {
      await tx.rows(
        db.insertInto('negotiation').values({
          id,
          case_id: caseId,
          owner_id: ownerId,
          claimant_name: claimantName,
          ...toColumns(negotiation),
          created_at: changedAt,
          changed_at: changedAt,
        }),
      )
    } catch (error) {
      if (isUniqueViolation(error, 'negotiation_case_id_key')) throw new Problem('NEGOTIATION_EXISTS')
      throw error
    }
  }

  /** Holds the row until the transaction ends: whatever happens to a negotiation happens one after the other. */
  async lock(tx: Tx, caseId: string): Promise<StoredNegotiation | undefined> {
    const [row] = await tx.rows(
      db.selectFrom('negotiation').selectAll().where('case_id', '=', caseId).forUpdate(),
    )
    return row && toNegotiation(row)
  }

  async save(tx: Tx, id: string, negotiation: Negotiation, at: Date): Promise<void> {
    const columns = { ...toColumns(negotiation), changed_at: at }
    await tx.rows(db.updateTable('negotiation').set(columns).where('id', '=', id))
  }

  async hasLink(tx: Tx, negotiationId: string, linkId: string): Promise<boolean> {
    const rows = await tx.rows(
      db
        .selectFrom('respondent_link')
        .select('id')
        .where('negotiation_id', '=', negotiationId)
        .where('id', '=', linkId),
    )
    return rows.length > 0
  }

  async idsOfOwner(tx: Tx, ownerId: string): Promise<string[]> {
    const rows = await tx.rows(db.selectFrom('negotiation').select('id').where('owner_id', '=', ownerId))
    return rows.map(({ id }) => id)
  }

  /** The link that a negotiation had before leads nowhere from then on. */
  async setLink(
    tx: Tx,
    negotiationId: string,
    { id, tokenSha256, codeSha256 }: RespondentLink,
  ): Promise<void> {
    const values = { id, token_sha256: tokenSha256, code_sha256: codeSha256, created_at: new Date() }
    await tx.rows(
      db
        .insertInto('respondent_link')
        .values({ negotiation_id: negotiationId, ...values })
        .onConflict((conflict) => conflict.column('negotiation_id').doUpdateSet(values)),
    )
  }

  /** With record and link, but for those that both sides have signed. @returns the ids */
  async erase(tx: Tx, ownerId: string): Promise<string[]> {
    const rows = await tx.rows(
      db
        .deleteFrom('negotiation')
        .where('owner_id', '=', ownerId)
        .where(sql<boolean>`NOT ${isSigned}`)
        .returning('id'),
    )
    return rows.map(({ id }) => id)
  }

  /** Leaves of signed ones what was signed; nothing is done about them any more. @returns them */
  async reduceSigned(tx: Tx, ownerId: string, at: Date): Promise<{ id: string; caseId: string }[]> {
    const rows = await tx.rows(
      db
        .updateTable('negotiation')
        .set({
          state: sql<string>`CASE WHEN state = 'performed' THEN state ELSE 'closed' END`,
          since: at,
          changed_at: at,
          offer: null,
          frozen_at: null,
          disputed_at: null,
          evidence_at: null,
        })
        .where('owner_id', '=', ownerId)
        .where(isSigned)
        .returning(['id', 'case_id as caseId']),
    )
    for (const { id } of rows) await this.keepTermsOnly(tx, id)
    return rows
  }

  /** Of the record: the offer that was accepted, without what was said with it, and who has signed it. */
  private async keepTermsOnly(tx: Tx, id: string): Promise<void> {
    await tx.rows(
      db
        .deleteFrom('negotiation_entry')
        .where('negotiation_id', '=', id)
        .where('kind', 'not in', ['accepted', 'signed'])
        .where(
          sql<boolean>`(kind <> 'offer' OR offer_number IS DISTINCT FROM
            (SELECT (agreement ->> 'number')::int FROM negotiation WHERE id = ${id}))`,
        ),
    )
    await tx.rows(
      db
        .updateTable('negotiation_entry')
        .set({ text: null })
        .where('negotiation_id', '=', id)
        .where('kind', '=', 'offer'),
    )
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.rows(db.deleteFrom('negotiation').where('id', '=', id))
  }
}
