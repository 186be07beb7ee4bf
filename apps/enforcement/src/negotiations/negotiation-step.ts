import type {
  NegotiationEntryKind,
  NegotiationState,
  OfferDays,
  SettlementTerms,
} from '@originseal/contracts'
import type {
  Author,
  KeptFile,
  Negotiation,
  NegotiationAction,
  NegotiationRefusal,
  Party,
} from './negotiation-state'
import { afterTime, decide } from './negotiation.rules'
import { termsHashOf } from './settlement-terms'

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
  | Of<'invited' | 'dispute-accepted', 'claimant'>
  | Of<'met' | 'missed', 'claimant' | 'observation'>
  | Of<'dispute-denied' | 'licence-revoked', 'claimant', Written>
  | Of<'removed' | 'licensed' | 'own-work' | 'not-me', 'respondent', MaybeWritten>
  | Of<'message', Party, Written>
  | Of<'file', 'respondent', Written & { readonly file: KeptFile }>
  | Of<'offer', Party, MaybeWritten & { readonly terms: SettlementTerms; readonly days: OfferDays }>
  | Of<'accepted' | 'declined' | 'withdrawn', Party, { readonly number: number; readonly termsHash: string }>
  | Of<'signed', Party, Written & { readonly termsHash: string }>
  | Of<'ended', Party>

/** Where a negotiation stands, with the question that holds back new notices. */
export interface NegotiationStanding {
  readonly negotiation: Negotiation
  readonly isDisputed: boolean
}

/** In these the other side has answered and nothing has ended, so that either can write. */
const conversing: ReadonlySet<NegotiationState> = new Set(['open', 'offered', 'agreed', 'signed', 'broken'])

/** What a step makes of a negotiation, or why it makes nothing of it: a frozen one takes none. Any step of the respondent is an answer. */
export function takeStep(
  { negotiation, isDisputed }: NegotiationStanding,
  step: NegotiationStep,
  at: Date,
): NegotiationStanding | NegotiationRefusal {
  if (negotiation.frozenAt) return 'NEGOTIATION_FROZEN'
  const now = step.by === 'respondent' ? answered(negotiation, at) : afterTime(negotiation, at)
  if (answersDispute(step) && !isDisputed) return 'NEGOTIATION_STATE_CHANGED'
  const action = actionOf(step)
  const next = action ? decide(now, action, at) : noted(now, step)
  if (typeof next === 'string') return next
  return { negotiation: next, isDisputed: isDisputedAfter(step, isDisputed) }
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
    case 'offer':
      return { kind: 'offer', by: step.by, termsHash: termsHashOf(step.terms), days: step.days }
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
    case 'dispute-accepted':
      return { kind: 'end', by: step.by }
    default:
      return undefined
  }
}

const actions = { accepted: 'accept', declined: 'decline', withdrawn: 'withdraw' } as const

/** A licence outlasts what was to be done for it. */
const noted = (now: Negotiation, { kind }: NegotiationStep): Negotiation | NegotiationRefusal =>
  conversing.has(now.state) || (kind === 'licence-revoked' && now.state === 'performed')
    ? now
    : 'NEGOTIATION_STATE_CHANGED'

const answersDispute = ({ kind }: NegotiationStep): boolean =>
  kind === 'dispute-accepted' || kind === 'dispute-denied'

const isDisputedAfter = (step: NegotiationStep, before: boolean): boolean =>
  step.kind === 'licensed' || step.kind === 'own-work' || (before && !answersDispute(step))
