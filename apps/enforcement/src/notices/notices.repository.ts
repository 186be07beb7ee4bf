import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { NoticeAttempt, StoredNotice } from './stored-notice'

/** What of its notice an attempt is told with. */
interface OfCase {
  readonly caseId: string
  readonly regime: string
}

@Injectable()
export class NoticesRepository {
  async insert(tx: Tx, notice: StoredNotice): Promise<void> {
    const {
      id,
      caseId,
      caseNumber,
      ownerId,
      channel,
      answerDomains,
      content,
      contentSha256,
      signature,
      createdAt,
    } = notice
    await tx.query(
      `INSERT INTO notice (id, case_id, case_number, owner_id, channel, answer_domains, content, content_sha256, signature, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        caseId,
        caseNumber,
        ownerId,
        channel,
        answerDomains,
        content,
        contentSha256,
        JSON.stringify(signature),
        createdAt,
      ],
    )
  }

  /** The next attempt of a notice. One at a time: a second while one is queued is refused by the table. */
  async insertAttempt(tx: Tx, noticeId: string, id: string, recipient: string): Promise<void> {
    await tx.query(
      `INSERT INTO notice_attempt (id, notice_id, n, recipient)
       SELECT $1, $2, coalesce(max(n), 0) + 1, $3 FROM notice_attempt WHERE notice_id = $2`,
      [id, noticeId, recipient],
    )
  }

  async lockAttempt(tx: Tx, id: string): Promise<(NoticeAttempt & OfCase) | undefined> {
    const [row] = await tx.query<NoticeAttempt & OfCase>(
      `SELECT notice_attempt.id, notice_id AS "noticeId", n, recipient, state, message_key AS "messageKey", case_id AS "caseId", content::jsonb ->> 'regime' AS regime
       FROM notice_attempt JOIN notice ON notice.id = notice_id WHERE notice_attempt.id = $1 FOR UPDATE OF notice_attempt`,
      [id],
    )
    return row
  }

  async keepMessage(tx: Tx, id: string, { key, sha256 }: { key: string; sha256: string }): Promise<void> {
    await tx.query('UPDATE notice_attempt SET message_key = $2, message_sha256 = $3 WHERE id = $1', [
      id,
      key,
      sha256,
    ])
  }

  async endAttempt(
    tx: Tx,
    id: string,
    state: 'filed' | 'failed' | 'held',
    answer: string,
    at: Date,
  ): Promise<void> {
    await tx.query('UPDATE notice_attempt SET state = $2, answer = $3, ended_at = $4 WHERE id = $1', [
      id,
      state,
      answer,
      at,
    ])
  }

  /** What was handed over has come back. */
  async bounce(tx: Tx, id: string, answer: string, at: Date): Promise<void> {
    await tx.query(
      `UPDATE notice_attempt SET state = 'bounced', answer = $2, ended_at = $3 WHERE id = $1 AND state = 'filed'`,
      [id, answer, at],
    )
  }

  /** Removes what is kept of an owner and gives the ids, whose files go too. */
  async erase(tx: Tx, ownerId: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>('DELETE FROM notice WHERE owner_id = $1 RETURNING id', [
      ownerId,
    ])
    return rows.map(({ id }) => id)
  }
}
