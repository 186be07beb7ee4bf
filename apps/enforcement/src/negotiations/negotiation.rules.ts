import type { NegotiationState } from '@originseal/contracts'
import type {
  NamedOffer,
  Negotiation,
  NegotiationAction,
  NegotiationRefusal,
  Party,
} from './negotiation-state'

const dayMs = 86_400_000
/** How long an invitation waits for an answer, an agreement for both signatures, a broken settlement for its cure. */
export const invitationMs = 14 * dayMs
export const signingMs = 7 * dayMs
export const cureMs = 14 * dayMs

type Kind = NegotiationAction['kind']
type Transitions = Readonly<
  Record<NegotiationState, Readonly<Partial<Record<Exclude<Kind, 'time-passed'>, NegotiationState>>>>
>

/** The negotiation. What has no line here is refused. */
export const negotiationTransitions: Transitions = {
  prepared: {
    'invitation-sent': 'invited',
    // Whoever answers was reached, whether or not the claimant has said so.
    'respondent-answered': 'open',
    bounced: 'undeliverable',
    end: 'closed',
  },
  undeliverable: { 'address-found': 'prepared', end: 'closed' },
  invited: { bounced: 'undeliverable', 'respondent-answered': 'open', end: 'closed' },
  lapsed: { 'respondent-answered': 'open', end: 'closed' },
  open: { 'respondent-answered': 'open', offer: 'offered', end: 'closed' },
  offered: {
    'respondent-answered': 'offered',
    offer: 'offered',
    accept: 'agreed',
    decline: 'open',
    withdraw: 'open',
    end: 'closed',
  },
  // `signed` is reached with the second signature.
  agreed: { sign: 'agreed' },
  signed: { 'undertakings-met': 'performed', 'undertakings-missed': 'broken' },
  broken: { 'undertakings-met': 'performed', end: 'closed' },
  performed: {},
  closed: {},
}

export const beginNegotiation = (at: Date): Negotiation => ({
  state: 'prepared',
  offer: null,
  lastOfferNumber: 0,
  agreement: null,
  since: at,
  frozenAt: null,
})

/** What time alone makes of a negotiation: the same one where nothing has ended, and of one that is frozen. */
export function afterTime(now: Negotiation, at: Date): Negotiation {
  if (now.frozenAt) return now
  const waited = at.getTime() - now.since.getTime()
  if (now.state === 'invited' && waited >= invitationMs) return { ...now, state: 'lapsed', since: at }
  if (now.state === 'offered' && now.offer && at >= now.offer.expiresAt)
    return { ...now, state: 'open', offer: null, since: at }
  if (now.state === 'agreed' && waited >= signingMs)
    return { ...now, state: 'open', agreement: null, since: at }
  if (now.state === 'broken' && waited >= cureMs) return { ...now, state: 'closed', since: at }
  return now
}

/** What of a negotiation holds back notices. */
export interface NegotiationHolds {
  /** The other side has a licence or says that the work is theirs, and waits for an answer. */
  readonly isDisputed: boolean
  /** Both sides have agreed and what they agreed on runs: neither broken nor done, nor left unsigned. */
  readonly standsStill: boolean
}

/** @param standing undefined where nobody negotiates */
export function holdsOf(
  standing: { readonly negotiation: Negotiation; readonly isDisputed: boolean } | undefined,
  at: Date,
): NegotiationHolds {
  if (!standing) return { isDisputed: false, standsStill: false }
  const { state } = afterTime(standing.negotiation, at)
  return { isDisputed: standing.isDisputed, standsStill: state === 'agreed' || state === 'signed' }
}

/**
 * What an action makes of a negotiation, or why it makes nothing of it. Whoever holds the row decides: each action meets
 * the negotiation as the one before has left it, so the first of an acceptance, a withdrawal and an expiry wins.
 */
export function decide(
  before: Negotiation,
  action: NegotiationAction,
  at: Date,
): Negotiation | NegotiationRefusal {
  const now = afterTime(before, at)
  if (action.kind === 'time-passed') return now
  if (now.frozenAt) return 'NEGOTIATION_FROZEN'
  if (isAboutOffer(action) && now.state !== 'agreed' && !isLive(now, action)) return 'OFFER_CHANGED'
  const state = negotiationTransitions[now.state][action.kind]
  if (state === undefined || !mayAct(now, action)) return 'NEGOTIATION_STATE_CHANGED'
  return apply({ ...now, state, since: state === now.state ? now.since : at }, action, at)
}

type AboutOffer = Extract<NegotiationAction, NamedOffer>

const isAboutOffer = (action: NegotiationAction): action is AboutOffer => 'number' in action

const isLive = ({ offer }: Negotiation, { number, termsHash }: NamedOffer): boolean =>
  offer?.number === number && offer.termsHash === termsHash

/**
 * An offer is accepted or declined by whom it was made to, withdrawn by whom it was made by, and signed once by each: by
 * the claimant after the respondent, as they take whoever signed there for the other party.
 */
function mayAct({ offer, agreement }: Negotiation, action: NegotiationAction): boolean {
  if (action.kind === 'accept' || action.kind === 'decline') return offer?.by !== action.by
  if (action.kind === 'withdraw') return offer?.by === action.by
  if (action.kind !== 'sign') return true
  if (agreement?.termsHash !== action.termsHash || agreement.signedBy.includes(action.by)) return false
  return action.by === 'respondent' || agreement.signedBy.includes('respondent')
}

function apply(now: Negotiation, action: NegotiationAction, at: Date): Negotiation {
  switch (action.kind) {
    case 'offer': {
      const number = now.lastOfferNumber + 1
      const expiresAt = new Date(at.getTime() + action.days * dayMs)
      return {
        ...now,
        lastOfferNumber: number,
        offer: { number, by: action.by, termsHash: action.termsHash, expiresAt },
        since: at,
      }
    }
    case 'accept': {
      const { number, termsHash } = action
      return {
        ...now,
        offer: null,
        agreement: { number, termsHash, acceptedAt: at, signedBy: [], frozenMs: 0 },
      }
    }
    case 'sign':
      return signed(now, action.by, at)
    case 'decline':
    case 'withdraw':
    case 'end':
      return { ...now, offer: null }
    default:
      return now
  }
}

function signed(now: Negotiation, by: Party, at: Date): Negotiation {
  if (!now.agreement) throw new Error('nothing is agreed')
  const signedBy = [...now.agreement.signedBy, by]
  const agreement = { ...now.agreement, signedBy }
  return signedBy.length === 2 ? { ...now, agreement, state: 'signed', since: at } : { ...now, agreement }
}
