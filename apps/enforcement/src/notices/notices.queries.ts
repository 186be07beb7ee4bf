import { Injectable } from '@nestjs/common'
import { Reads, type Tx } from '@originseal/database'
import type { Regime } from './notice-facts'
import { attemptSelect, noticeColumns, type AttemptRow } from './notice-rows.queries'
import type { NoticeAttempt, StoredNotice, StoredRetraction } from './stored-notice'

const dayMs = 86_400_000
/** So long a mailbox is not written to that has refused a notice of a case, or sent back one of any. */
const refusedForMs = 30 * dayMs
const bouncedForMs = 90 * dayMs

const retractionSelect = `SELECT id, retracts AS "noticeId", content, content_sha256 AS "contentSha256", created_at AS "createdAt"
  FROM notice`

/** A notice leaves within seconds: after so long somebody has to look why it does not. */
const unsentMs = 15 * 60_000
const fromUnsent = `FROM notice_attempt attempt JOIN notice ON notice.id = notice_id
  WHERE attempt.state IN ('queued', 'sending') AND queued_at < $1`

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

  /**
   * Under which the latest notice of a case was made; undefined before the first.
   * @param reader the transaction that asks, if one does
   */
  async latestRegime(
    caseNumber: string,
    reader: Pick<Tx, 'query'> = this.reads,
  ): Promise<Regime | undefined> {
    const [row] = await reader.query<{ regime: Regime }>(
      `SELECT content::jsonb ->> 'regime' AS regime FROM notice
       WHERE case_number = $1 AND retracts IS NULL ORDER BY created_at DESC LIMIT 1`,
      [caseNumber],
    )
    return row?.regime
  }

  /** The ways out of notices and retractions, in the order in which they were tried. */
  attemptsOf(noticeIds: readonly string[]): Promise<NoticeAttempt[]> {
    return this.reads.query<NoticeAttempt>(`${attemptSelect} WHERE attempt.notice_id = ANY($1) ORDER BY n`, [
      noticeIds,
    ])
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

  /** How many cases have a notice or a retraction that waits to leave for longer than it should. */
  async countUnsentCases(): Promise<number> {
    const [row] = await this.reads.query<{ count: number }>(
      `SELECT count(DISTINCT case_id)::int AS count ${fromUnsent}`,
      [new Date(Date.now() - unsentMs)],
    )
    return row?.count ?? 0
  }

  /** Their ids, of the longest wait first. */
  async unsentCases(limit: number): Promise<string[]> {
    const rows = await this.reads.query<{ caseId: string }>(
      `SELECT case_id AS "caseId" ${fromUnsent} GROUP BY case_id ORDER BY min(queued_at), case_id LIMIT $2`,
      [new Date(Date.now() - unsentMs), limit],
    )
    return rows.map(({ caseId }) => caseId)
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
