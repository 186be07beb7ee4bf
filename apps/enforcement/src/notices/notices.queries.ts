import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import type { NoticeAttempt, StoredNotice } from './stored-notice'

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

  /** Their ways out, in the order in which they were tried. */
  attemptsOf(noticeIds: readonly string[]): Promise<EndedAttemptRow[]> {
    return this.reads.query<EndedAttemptRow>(
      `SELECT notice_id AS "noticeId", recipient, state, answer, ended_at AS "endedAt", message_key AS "messageKey" FROM notice_attempt
       WHERE notice_id = ANY($1) ORDER BY n`,
      [noticeIds],
    )
  }

  /** The notices of a case, the latest first: what an answer may be about. */
  ofCase(caseNumber: string): Promise<StoredNotice[]> {
    return this.reads.query<StoredNotice>(
      `SELECT ${columns} FROM notice WHERE case_number = $1 ORDER BY created_at DESC`,
      [caseNumber],
    )
  }
}
