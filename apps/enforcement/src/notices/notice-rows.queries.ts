import type { NoticeAttempt } from './stored-notice'

/** What of a notice is read, but for whether it is one or takes one back. */
export const noticeColumns = `notice.id, case_id AS "caseId", case_number AS "caseNumber", owner_id AS "ownerId", channel,
  answer_domains AS "answerDomains", content, content_sha256 AS "contentSha256", signature, created_at AS "createdAt",
  taken_back AS "takenBack"`

const attemptColumns = `attempt.id, attempt.notice_id AS "noticeId", n, recipient, attempt.state, answer, ended_at AS "endedAt",
  message_key AS "messageKey", lost_answers AS "lostAnswers"`

/** An attempt, and whether it is one of a retraction. */
export const attemptSelect = `SELECT ${attemptColumns}, notice.retracts, notice.case_id AS "caseId",
  notice.content::jsonb ->> 'regime' AS regime
  FROM notice_attempt attempt JOIN notice ON notice.id = attempt.notice_id`

export interface AttemptRow extends NoticeAttempt {
  /** Of a retraction: the notice that it takes back. */
  readonly retracts: string | null
  readonly caseId: string
  /** Of a notice: the rules by which it was written. */
  readonly regime: string | null
}
