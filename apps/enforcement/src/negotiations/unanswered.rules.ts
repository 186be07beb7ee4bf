import { disputeAnswerMs, disputeAt, disputeStandsMs, heldSince } from './dispute.rules'
import type { Negotiation } from './negotiation-state'
import { reminderAt } from './reminder.rules'

/** How long the claimant has to say whether a payment has come. Nothing is decided by it: nobody but them can know. */
export const paymentAnswerMs = 7 * 86_400_000

/** What the other side has said that the claimant alone can answer. */
export interface Unanswered {
  readonly about: 'objection' | 'payment'
  /** Names it: each is reminded of once. */
  readonly since: Date
  /** From then on an objection stands; null where it never does by itself. */
  readonly standsFrom: Date | null
  readonly remindAt: Date
}

/**
 * Null where nothing of the kind waits. There is one at most: whoever signs what is paid for has given up objecting.
 * @param now as time and its case have left it
 */
export function unansweredIn(now: Negotiation, at: Date): Unanswered | null {
  const saidAt = unansweredPayment(now)
  if (saidAt)
    return { about: 'payment', since: saidAt, standsFrom: null, remindAt: remindAt(saidAt, paymentAnswerMs) }
  const standing = disputeAt(now, at)
  if (!standing || standing === 'stands') return null
  const held = heldSince(now.dispute)
  const since = held ?? now.dispute.raisedAt
  return (
    since && {
      about: 'objection',
      since,
      standsFrom: held && new Date(held.getTime() + disputeStandsMs),
      remindAt: remindAt(since, disputeAnswerMs),
    }
  )
}

/** When the other side said that it has paid; null where that waits for nobody. */
export function unansweredPayment({ state, agreement }: Negotiation): Date | null {
  const payment = state === 'signed' || state === 'broken' ? agreement?.payment : undefined
  return payment && !payment.confirmedAt ? payment.saidAt : null
}

const remindAt = (since: Date, answerMs: number): Date =>
  reminderAt(since, new Date(since.getTime() + answerMs))
