import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { attemptSelect, noticeColumns, type AttemptRow } from './notice-rows.queries'
import type { NoticeAttempt, StoredNotice, StoredRetraction } from './stored-notice'

const retractionSelect = `SELECT id, retracts AS "noticeId", content, content_sha256 AS "contentSha256", created_at AS "createdAt"
  FROM notice`

/** An attempt with the notice that it is about, and with the retraction where it takes that back. */
export interface FoundAttempt {
  readonly attempt: NoticeAttempt
  readonly notice: StoredNotice
  readonly retraction: StoredRetraction | undefined
}

@Injectable()
export class NoticesQueries {
  constructor(private readonly reads: Reads) {}

  async attempt(id: string): Promise<FoundAttempt | undefined> {
    const [attempt] = await this.reads.query<AttemptRow>(`${attemptSelect} WHERE attempt.id = $1`, [id])
    if (!attempt) return undefined
    const { noticeId, retracts } = attempt
    const [[notice], [retraction]] = await Promise.all([
      this.reads.query<StoredNotice>(`SELECT ${noticeColumns} FROM notice WHERE id = $1`, [
        retracts ?? noticeId,
      ]),
      this.reads.query<StoredRetraction>(`${retractionSelect} WHERE id = $1 AND retracts IS NOT NULL`, [
        noticeId,
      ]),
    ])
    return notice && { attempt, notice, retraction }
  }

  /** A notice of a case; undefined for another case's. */
  async byId(caseId: string, id: string): Promise<StoredNotice | undefined> {
    const [row] = await this.reads.query<StoredNotice>(
      `SELECT ${noticeColumns} FROM notice WHERE id = $1 AND case_id = $2 AND retracts IS NULL`,
      [id, caseId],
    )
    return row
  }

  /** The ways out of notices and retractions, in the order in which they were tried. */
  attemptsOf(noticeIds: readonly string[]): Promise<NoticeAttempt[]> {
    return this.reads.query<NoticeAttempt>(`${attemptSelect} WHERE attempt.notice_id = ANY($1) ORDER BY n`, [
      noticeIds,
    ])
  }

  /** The notices of a case, the latest first: what an answer may be about. */
  ofCase(caseNumber: string): Promise<StoredNotice[]> {
    return this.reads.query<StoredNotice>(
      `SELECT ${noticeColumns} FROM notice WHERE case_number = $1 AND retracts IS NULL ORDER BY created_at DESC`,
      [caseNumber],
    )
  }

  /** What takes notices of a case back, the earliest first. */
  retractionsOf(caseNumber: string): Promise<StoredRetraction[]> {
    return this.reads.query<StoredRetraction>(
      `${retractionSelect} WHERE case_number = $1 AND retracts IS NOT NULL ORDER BY created_at`,
      [caseNumber],
    )
  }
}
