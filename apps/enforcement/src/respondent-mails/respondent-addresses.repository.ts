import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { MailLanguage } from '@originseal/mail'
import { sql, type Selectable } from 'kysely'
import type { DB, RespondentAddress as AddressRow } from '../tables'
import { mostCodeTries } from './one-time-code'
import type { News, OneTimeCode, RespondentAddress } from './respondent-address'

const db = statements<DB>()

export interface NewRespondentAddress extends Omit<RespondentAddress, 'news' | 'code'> {
  readonly stopSha256: Buffer
  readonly code: Omit<OneTimeCode, 'tries'>
}

@Injectable()
export class RespondentAddressesRepository {
  async insert(tx: Tx, address: NewRespondentAddress): Promise<void> {
    const { id, caseId, negotiationId, encrypted, language, stopSha256, code } = address
    await tx.rows(
      db.insertInto('respondent_address').values({
        id,
        case_id: caseId,
        negotiation_id: negotiationId,
        encrypted,
        language,
        stop_sha256: stopSha256,
        code_hash: code.hash,
        code_expires_at: code.expiresAt,
      }),
    )
  }

  /** Holds it until the transaction ends. */
  async lock(tx: Tx, caseId: string): Promise<RespondentAddress | undefined> {
    const [row] = await tx.rows(
      db.selectFrom('respondent_address').selectAll().where('case_id', '=', caseId).forUpdate(),
    )
    return row && toAddress(row)
  }

  async isConfirmed(tx: Tx, caseId: string): Promise<boolean> {
    const rows = await tx.rows(
      db
        .selectFrom('respondent_address')
        .select('id')
        .where('case_id', '=', caseId)
        .where('code_hash', 'is', null),
    )
    return rows.length > 0
  }

  async countTry(tx: Tx, id: string): Promise<void> {
    await tx.rows(
      db
        .updateTable('respondent_address')
        .set({ code_tries: sql<number>`least(code_tries + 1, ${mostCodeTries}::int)` })
        .where('id', '=', id),
    )
  }

  async confirm(tx: Tx, id: string): Promise<void> {
    await tx.rows(
      db
        .updateTable('respondent_address')
        .set({ code_hash: null, code_expires_at: null })
        .where('id', '=', id),
    )
  }

  /** Remembers news for who has confirmed an address. @returns its id where nothing waited to be told before */
  async noteNews(tx: Tx, caseId: string, news: News): Promise<string | undefined> {
    const [row] = await tx.rows(
      db
        .updateTable('respondent_address')
        .set({ news })
        .where('case_id', '=', caseId)
        .where('code_hash', 'is', null)
        .where('news', 'is', null)
        .returning('id'),
    )
    // What was done says more than that a day is near; the mail that waits tells of both.
    if (!row && news === 'news')
      await tx.rows(
        db
          .updateTable('respondent_address')
          .set({ news })
          .where('case_id', '=', caseId)
          .where('news', '=', 'deadline'),
      )
    return row?.id
  }

  /** Nothing of it waits to be told any more. @returns what waited */
  async takeNews(tx: Tx, id: string): Promise<RespondentAddress | undefined> {
    const [row] = await tx.rows(
      db.selectFrom('respondent_address').selectAll().where('id', '=', id).forUpdate(),
    )
    if (!row) return undefined
    await tx.rows(db.updateTable('respondent_address').set({ news: null }).where('id', '=', id))
    return toAddress(row)
  }

  /** @returns the id of what was kept */
  async remove(tx: Tx, by: 'id' | 'negotiation_id' | 'case_id', value: string): Promise<string | undefined> {
    const [row] = await tx.rows(db.deleteFrom('respondent_address').where(by, '=', value).returning('id'))
    return row?.id
  }

  /** By what its mails name it. @returns the id of what was kept */
  async removeStopped(tx: Tx, stopSha256: Buffer): Promise<string | undefined> {
    const [row] = await tx.rows(
      db.deleteFrom('respondent_address').where('stop_sha256', '=', stopSha256).returning('id'),
    )
    return row?.id
  }

  /** @returns the ids of what was kept */
  async removeUnconfirmed(tx: Tx, before: Date): Promise<string[]> {
    const rows = await tx.rows(
      db.deleteFrom('respondent_address').where('code_expires_at', '<', before).returning('id'),
    )
    return rows.map(({ id }) => id)
  }
}

export const toAddress = (row: Selectable<AddressRow>): RespondentAddress => ({
  id: row.id,
  caseId: row.case_id,
  negotiationId: row.negotiation_id,
  encrypted: row.encrypted,
  language: row.language as MailLanguage,
  code:
    row.code_hash && row.code_expires_at
      ? { hash: row.code_hash, expiresAt: row.code_expires_at, tries: row.code_tries }
      : null,
  news: row.news as News | null,
})
