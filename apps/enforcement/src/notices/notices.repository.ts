import { Injectable } from '@nestjs/common'
import type { RetractionCause } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { attemptSelect, noticeColumns, type AttemptRow } from './notice-rows.queries'
import type { LostAnswer, NoticeAttempt, StoredNotice, StoredRetraction } from './stored-notice'

interface EndOfAttempt {
  readonly state: 'filed' | 'failed' | 'held' | 'unknown'
  /** Null where nothing was said. */
  readonly answer: string | null
  readonly at: Date
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

  /** Once for each notice. @returns whether it was the first */
  async insertRetraction(tx: Tx, retraction: StoredRetraction): Promise<boolean> {
    const { id, noticeId, content, contentSha256, createdAt } = retraction
    const rows = await tx.query(
      `INSERT INTO notice (id, retracts, case_id, case_number, owner_id, channel, answer_domains, content, content_sha256, created_at)
       SELECT $1, id, case_id, case_number, owner_id, channel, answer_domains, $3, $4, $5 FROM notice WHERE id = $2
       ON CONFLICT (retracts) DO NOTHING RETURNING id`,
      [id, noticeId, content, contentSha256, createdAt],
    )
    return rows.length > 0
  }

  /** All notices of a case are taken back from now on, also one that is still on its way; the earliest first. */
  async takeBack(tx: Tx, caseId: string, because: RetractionCause, at: Date): Promise<StoredNotice[]> {
    await tx.query(
      `UPDATE notice SET taken_back = $2, taken_back_at = $3
       WHERE case_id = $1 AND retracts IS NULL AND taken_back IS NULL`,
      [caseId, because, at],
    )
    return tx.query<StoredNotice>(
      `SELECT ${noticeColumns} FROM notice WHERE case_id = $1 AND retracts IS NULL ORDER BY created_at`,
      [caseId],
    )
  }

  async lockRetraction(
    tx: Tx,
    caseId: string,
    id: string,
  ): Promise<{ channel: string; createdAt: Date } | undefined> {
    const [row] = await tx.query<{ channel: string; createdAt: Date }>(
      `SELECT channel, created_at AS "createdAt" FROM notice
       WHERE id = $1 AND case_id = $2 AND retracts IS NOT NULL FOR UPDATE`,
      [id, caseId],
    )
    return row
  }

  /** Why a notice is taken back; null where it stands. */
  async takenBack(tx: Tx, noticeId: string): Promise<RetractionCause | null> {
    const [row] = await tx.query<{ takenBack: RetractionCause | null }>(
      'SELECT taken_back AS "takenBack" FROM notice WHERE id = $1',
      [noticeId],
    )
    return row?.takenBack ?? null
  }

  /** The next attempt of a notice. One at a time: a second while one has not ended is refused by the table. */
  async insertAttempt(tx: Tx, noticeId: string, id: string, recipient: string): Promise<void> {
    await tx.query(
      `INSERT INTO notice_attempt (id, notice_id, n, recipient)
       SELECT $1, $2, coalesce(max(n), 0) + 1, $3 FROM notice_attempt WHERE notice_id = $2`,
      [id, noticeId, recipient],
    )
  }

  async lockAttempt(tx: Tx, id: string): Promise<AttemptRow | undefined> {
    const [row] = await tx.query<AttemptRow>(`${attemptSelect} WHERE attempt.id = $1 FOR UPDATE OF attempt`, [
      id,
    ])
    return row
  }

  /** The attempts of notices, in the order in which they were made. */
  lockAttempts(tx: Tx, noticeIds: readonly string[]): Promise<NoticeAttempt[]> {
    return tx.query<NoticeAttempt>(
      `${attemptSelect} WHERE attempt.notice_id = ANY($1) ORDER BY n FOR UPDATE OF attempt`,
      [noticeIds],
    )
  }

  async keepMessage(tx: Tx, id: string, { key, sha256 }: { key: string; sha256: string }): Promise<void> {
    await tx.query('UPDATE notice_attempt SET message_key = $2, message_sha256 = $3 WHERE id = $1', [
      id,
      key,
      sha256,
    ])
  }

  /** A try begins. */
  async beginTry(tx: Tx, id: string): Promise<void> {
    await tx.query("UPDATE notice_attempt SET state = 'sending' WHERE id = $1", [id])
  }

  /** A try has ended without an answer that decides; another follows. @param lost absent where it certainly did not leave */
  async endTry(tx: Tx, id: string, lost?: LostAnswer): Promise<void> {
    await tx.query(
      `UPDATE notice_attempt SET lost_answers = lost_answers || $2::jsonb,
         state = CASE WHEN lost_answers || $2::jsonb = '[]' THEN 'queued' ELSE 'unknown' END
       WHERE id = $1 AND ended_at IS NULL`,
      [id, JSON.stringify(lost ? [lost] : [])],
    )
  }

  /** A try was cut off before anything was heard of it: whether it left is not known. */
  noteInterruption(tx: Tx, id: string): Promise<void> {
    return this.endTry(tx, id, { at: new Date().toISOString(), error: 'interrupted' })
  }

  async endAttempt(tx: Tx, id: string, { state, answer, at }: EndOfAttempt): Promise<void> {
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

  /** The same for a case. */
  async eraseOfCase(tx: Tx, caseId: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>('DELETE FROM notice WHERE case_id = $1 RETURNING id', [
      caseId,
    ])
    return rows.map(({ id }) => id)
  }
}
