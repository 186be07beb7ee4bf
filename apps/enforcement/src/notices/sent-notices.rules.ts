import type { FilingByHand } from './case-events'
import type { NoticeAttempt, StoredNotice } from './stored-notice'

/** How a notice got, or may have got, to whom it was for. */
export interface SentNotice {
  readonly notice: StoredNotice
  /** Its mailbox; null where what takes it back goes by hand. */
  readonly mailbox: string | null
  /** The attempt whose mail it was, or the number that was given for it; null where there is none. */
  readonly reference: { readonly attemptId: string } | { readonly number: string } | null
}

/**
 * Which notices of a case were sent: by an attempt that was taken or may have been, or by hand, as their claimant has said since.
 * No interface takes a report back, so that only mail is answered by mail.
 * @param notices the earliest first
 */
export function sentNotices(
  notices: readonly StoredNotice[],
  attempts: readonly NoticeAttempt[],
  filings: readonly FilingByHand[],
): SentNotice[] {
  return notices.flatMap((notice, index): SentNotice[] => {
    const own = attempts.filter(({ noticeId }) => noticeId === notice.id)
    const attempt = own.findLast(({ state, endedAt }) => endedAt !== null && arrived.has(state))
    if (attempt) return [byAttempt(notice, attempt)]
    if (own.length > 0) return []
    const next = notices[index + 1]?.createdAt
    const filing = filings.findLast(
      ({ recordedAt }) => recordedAt >= notice.createdAt && (!next || recordedAt < next),
    )
    if (!filing) return []
    const reference = filing.ticket === null ? null : { number: filing.ticket }
    return [{ notice, mailbox: null, reference }]
  })
}

const arrived: ReadonlySet<NoticeAttempt['state']> = new Set(['filed', 'unknown'])

function byAttempt(notice: StoredNotice, { id, recipient, state, answer }: NoticeAttempt): SentNotice {
  if (recipient.includes('@')) return { notice, mailbox: recipient, reference: { attemptId: id } }
  const reference = state === 'filed' && answer !== null ? { number: answer } : null
  return { notice, mailbox: null, reference }
}
