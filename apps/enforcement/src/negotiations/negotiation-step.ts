import type {
  NegotiationEntryKind,
  NegotiationState,
  OfferDays,
  SettlementTerms,
} from '@originseal/contracts'
import { disputeAt, undisputed } from './dispute.rules'
import type {
  Author,
  Dispute,
  KeptFile,
  Negotiation,
  NegotiationAction,
  NegotiationRefusal,
  Party,
  Payment,
} from './negotiation-state'
import { afterTime, decide } from './negotiation.rules'
import { termsHashOf } from './settlement-terms'
import { lastDaysOf } from './undertaking.rules'

type Of<Kind extends NegotiationEntryKind, By extends Author, More = object> = {
  readonly kind: Kind
  readonly by: By
} & More
interface Written {
  readonly text: string
}
interface MaybeWritten {
  readonly text: string | null
}

/** What a party does or the page shows, and what is written into the record. */
export type NegotiationStep =
  | Of<'invited' | 'not-delivered' | 'dispute-accepted' | 'payment-confirmed', 'claimant'>
  | Of<'met' | 'missed', 'claimant' | 'observation'>
  | Of<'dispute-denied' | 'payment-denied' | 'licence-revoked', 'claimant', Written>
  | Of<'paid', 'respondent', MaybeWritten>
  | Of<'removed' | 'licensed' | 'own-work' | 'not-me', 'respondent', MaybeWritten>
  | Of<'message', Party, Written>
  | Of<'file', 'respondent', Written & { readonly file: KeptFile }>
  | Of<'offer', Party, MaybeWritten & { readonly terms: SettlementTerms; readonly days: OfferDays }>
  | Of<'accepted' | 'declined' | 'withdrawn', Party, { readonly number: number; readonly termsHash: string }>
  | Of<'signed', Party, Written & { readonly termsHash: string }>
  | Of<'ended', Party>

/** In these the other side has answered and nothing has ended, so that either can write. */
const conversing: ReadonlySet<NegotiationState> = new Set(['open', 'offered', 'agreed', 'signed', 'broken'])
/** In these the claim is still in question: whoever has signed a settlement has given up objecting. */
const disputable: ReadonlySet<NegotiationState> = new Set(['open', 'offered', 'agreed'])

/** What a step makes of a negotiation, or why it makes nothing of it: a frozen one takes none. Any step of the respondent is an answer. */
export function takeStep(
  before: Negotiation,
  step: NegotiationStep,
  at: Date,
): Negotiation | NegotiationRefusal {
  if (before.frozenAt) return 'NEGOTIATION_FROZEN'
  const now = step.by === 'respondent' ? answered(before, at) : afterTime(before, at)
  if (answersDispute(step) && !canAnswerDispute(now, step, at)) return 'NEGOTIATION_STATE_CHANGED'
  const payment = paymentAfter(now, step, at)
  if (payment === 'NEGOTIATION_STATE_CHANGED') return payment
  const action = actionOf(step)
  const next = action ? decide(now, action, at) : noted(now, step)
  if (typeof next === 'string') return next
  const agreement = next.agreement && payment ? { ...next.agreement, payment } : next.agreement
  return { ...next, agreement, dispute: disputeAfter(step, next.dispute, at) }
}

/** Undefined where a step says nothing of the payment. It is spoken of until it is confirmed; only what was said is denied. */
function paymentAfter(
  { state, agreement }: Negotiation,
  { kind }: NegotiationStep,
  at: Date,
): Payment | 'NEGOTIATION_STATE_CHANGED' | undefined {
  if (kind !== 'paid' && kind !== 'payment-confirmed' && kind !== 'payment-denied') return undefined
  const payment = state === 'signed' || state === 'broken' ? agreement?.payment : undefined
  if (!payment || payment.confirmedAt || (kind === 'payment-denied' && !payment.saidAt))
    return 'NEGOTIATION_STATE_CHANGED'
  if (kind === 'payment-confirmed') return { ...payment, confirmedAt: at }
  return { ...payment, saidAt: kind === 'paid' ? (payment.saidAt ?? at) : null }
}

function answered(negotiation: Negotiation, at: Date): Negotiation {
  const next = decide(negotiation, { kind: 'respondent-answered' }, at)
  return typeof next === 'string' ? afterTime(negotiation, at) : next
}

/** Undefined for what is only written down. */
function actionOf(step: NegotiationStep): NegotiationAction | undefined {
  switch (step.kind) {
    case 'invited':
      return { kind: 'invitation-sent' }
    case 'not-delivered':
      return { kind: 'not-delivered' }
    case 'not-me':
      return { kind: 'not-meant' }
    case 'offer':
      return {
        kind: 'offer',
        by: step.by,
        termsHash: termsHashOf(step.terms),
        lastDays: lastDaysOf(step.terms),
        days: step.days,
      }
    case 'accepted':
    case 'declined':
    case 'withdrawn':
      return { kind: actions[step.kind], by: step.by, number: step.number, termsHash: step.termsHash }
    case 'signed':
      return { kind: 'sign', by: step.by, termsHash: step.termsHash }
    case 'met':
      return { kind: 'undertakings-met' }
    case 'missed':
      return { kind: 'undertakings-missed' }
    case 'ended':
      return { kind: 'end', by: step.by }
    case 'dispute-accepted':
      return { kind: 'concede' }
    default:
      return undefined
  }
}

const actions = { accepted: 'accept', declined: 'decline', withdrawn: 'withdraw' } as const

/** A licence outlasts what was to be done for it, and an objection the negotiation. */
function noted(now: Negotiation, { kind }: NegotiationStep): Negotiation | NegotiationRefusal {
  const isTaken = isObjection(kind)
    ? disputable.has(now.state)
    : kind === 'dispute-denied' ||
      conversing.has(now.state) ||
      (kind === 'licence-revoked' && now.state === 'performed')
  return isTaken ? now : 'NEGOTIATION_STATE_CHANGED'
}

const isObjection = (kind: NegotiationEntryKind): boolean => kind === 'licensed' || kind === 'own-work'
const answersDispute = ({ kind }: NegotiationStep): boolean =>
  kind === 'dispute-accepted' || kind === 'dispute-denied'

/** What was left unanswered for too long stands: it can be accepted, and not be denied any more. */
function canAnswerDispute(now: Negotiation, { kind }: NegotiationStep, at: Date): boolean {
  const standing = disputeAt(now, at)
  return standing !== null && !(standing === 'stands' && kind === 'dispute-denied')
}

/** After a denial nothing is held back again without another picture. */
function disputeAfter({ kind }: NegotiationStep, before: Dispute, at: Date): Dispute {
  if (isObjection(kind)) return { ...before, raisedAt: before.raisedAt ?? at }
  if (kind === 'file') return { ...before, evidenceAt: before.evidenceAt ?? at }
  return kind === 'dispute-denied' ? undisputed : before
}
