import { Injectable } from '@nestjs/common'
import { Reads, type Tx } from '@originseal/database'
import type { Regime } from './notice-facts'
import type { NoticeAttempt, StoredNotice } from './stored-notice'

const dayMs = 86_400_000
/** So long a mailbox is not written to that has refused a notice of a case, or sent back one of any. */
const refusedForMs = 30 * dayMs
const bouncedForMs = 90 * dayMs

const columns = `notice.id, case_id AS "caseId", case_number AS "caseNumber", owner_id AS "ownerId", channel,
  answer_domains AS "answerDomains", content, content_sha256 AS "contentSha256", signature, created_at AS "createdAt"`

export interface EndedAttemptRow {
  readonly noticeId: string
  readonly recipient: string
  readonly state: NoticeAttempt['state']
  readonly answer: string | null
  readonly endedAt: Date | null
  /** Object key of the message as it was sent; null by another way, or before the first try. */
  readonly messageKey: string | null
}

@Injectable()
export class NoticesQueries {
  constructor(private readonly reads: Reads) {}

  /** An attempt with its notice. */
  async attempt(id: string): Promise<{ attempt: NoticeAttempt; notice: StoredNotice } | undefined> {
    const [attempt] = await this.reads.query<NoticeAttempt>(
      `SELECT id, notice_id AS "noticeId", n, recipient, state, message_key AS "messageKey" FROM notice_attempt WHERE id = $1`,
      [id],
    )
    const [notice] = attempt
      ? await this.reads.query<StoredNotice>(`SELECT ${columns} FROM notice WHERE id = $1`, [
          attempt.noticeId,
        ])
      : []
    return attempt && notice && { attempt, notice }
  }

  /** A notice of a case; undefined for another case's. */
  async byId(caseId: string, id: string): Promise<StoredNotice | undefined> {
    const [row] = await this.reads.query<StoredNotice>(
      `SELECT ${columns} FROM notice WHERE id = $1 AND case_id = $2`,
      [id, caseId],
    )
    return row
  }

  /**
   * Under which the latest notice of a case was made; undefined before the first.
   * @param reader the transaction that asks, if one does
   */
  async latestRegime(
    caseNumber: string,
    reader: Pick<Tx, 'query'> = this.reads,
  ): Promise<Regime | undefined> {
    const [row] = await reader.query<{ regime: Regime }>(
      `SELECT content::jsonb ->> 'regime' AS regime FROM notice WHERE case_number = $1 ORDER BY created_at DESC LIMIT 1`,
      [caseNumber],
    )
    return row?.regime
  }

  /** Their ways out, in the order in which they were tried. */
  attemptsOf(noticeIds: readonly string[]): Promise<EndedAttemptRow[]> {
    return this.reads.query<EndedAttemptRow>(
      `SELECT notice_id AS "noticeId", recipient, state, answer, ended_at AS "endedAt", message_key AS "messageKey" FROM notice_attempt
       WHERE notice_id = ANY($1) ORDER BY n`,
      [noticeIds],
    )
  }

  /** Mailboxes that no notice of a case is sent to at present: it was refused there of late, or whoever wrote there got it back. */
  async deadRecipients(caseId: string): Promise<ReadonlySet<string>> {
    const rows = await this.reads.query<{ recipient: string }>(
      `SELECT DISTINCT recipient FROM notice_attempt attempt
       WHERE (state = 'failed' AND ended_at > $2 AND notice_id IN (SELECT id FROM notice WHERE case_id = $1))
         OR (state = 'bounced' AND ended_at > $3)`,
      [caseId, new Date(Date.now() - refusedForMs), new Date(Date.now() - bouncedForMs)],
    )
    return new Set(rows.map(({ recipient }) => recipient))
  }

  /** The notices of a case, the latest first: what an answer may be about. */
  ofCase(caseNumber: string): Promise<StoredNotice[]> {
    return this.reads.query<StoredNotice>(
      `SELECT ${columns} FROM notice WHERE case_number = $1 ORDER BY created_at DESC`,
      [caseNumber],
    )
  }
}
