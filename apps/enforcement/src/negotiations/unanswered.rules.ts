import type { Unanswered } from '../cases/unanswered'
import { disputeAnswerMs, disputeAt, disputeStandsMs, heldSince } from './dispute.rules'
import type { Negotiation } from './negotiation-state'
import { reminderAt } from './reminder.rules'

/** How long the claimant has to say whether a payment has come. Nothing is decided by it: nobody but them can know. */
export const paymentAnswerMs = 7 * 86_400_000

/** What waits for the claimant, and when they are reminded of it. */
export type Waiting = Unanswered & {
  /** Names it: each is reminded of once. */
  readonly since: Date
  readonly remindAt: Date
}

/**
 * At most one of each kind.
 * @param now as time and its case have left it
 */
export const unansweredIn = (now: Negotiation, at: Date): readonly Waiting[] =>
  [unansweredOffer(now), unansweredObjection(now, at), unconfirmedPayment(now)].filter(
    (each) => each !== null,
  )

function unansweredOffer({ offer, since }: Negotiation): Waiting | null {
  if (offer?.by !== 'respondent') return null
  const { expiresAt } = offer
  return { about: 'offer', since, expiresAt, remindAt: reminderAt(since, expiresAt) }
}

function unansweredObjection(now: Negotiation, at: Date): Waiting | null {
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

function unconfirmedPayment(now: Negotiation): Waiting | null {
  const since = unansweredPayment(now)
  return since && { about: 'payment', since, remindAt: remindAt(since, paymentAnswerMs) }
}

/** When the other side said that it has paid; null where that waits for nobody. */
export function unansweredPayment({ state, agreement }: Negotiation): Date | null {
  const payment = state === 'signed' || state === 'broken' ? agreement?.payment : undefined
  return payment && !payment.confirmedAt ? payment.saidAt : null
}

const remindAt = (since: Date, answerMs: number): Date =>
  reminderAt(since, new Date(since.getTime() + answerMs))
