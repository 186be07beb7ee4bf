import type { AgreementLapse, NegotiationState } from '@originseal/contracts'
import { disputeAt, heldSince, undisputed, type DisputeStanding } from './dispute.rules'
import type {
  LastDays,
  NamedOffer,
  Negotiation,
  NegotiationAction,
  NegotiationRefusal,
  Party,
  Payment,
} from './negotiation-state'
import { earliest, outdatedAt } from './undertaking.rules'

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
    'not-delivered': 'undeliverable',
    end: 'closed',
  },
  // Handed over in another way, it waits for an answer anew.
  undeliverable: { 'invitation-sent': 'invited', 'respondent-answered': 'open', end: 'closed' },
  invited: { 'not-delivered': 'undeliverable', 'respondent-answered': 'open', end: 'closed' },
  lapsed: { 'not-delivered': 'undeliverable', 'respondent-answered': 'open', end: 'closed' },
  open: {
    'respondent-answered': 'open',
    'not-meant': 'undeliverable',
    offer: 'offered',
    end: 'closed',
    concede: 'closed',
  },
  offered: {
    'respondent-answered': 'offered',
    'not-meant': 'undeliverable',
    offer: 'offered',
    accept: 'agreed',
    decline: 'open',
    withdraw: 'open',
    end: 'closed',
    concede: 'closed',
  },
  // `signed` is reached with the second signature.
  agreed: { sign: 'agreed', concede: 'closed' },
  signed: { 'undertakings-met': 'performed', 'undertakings-missed': 'broken' },
  broken: { 'undertakings-met': 'performed', end: 'closed' },
  performed: {},
  // What was objected outlives the negotiation until it is answered.
  closed: { concede: 'closed' },
}

const unpaid: Payment = { saidAt: null, confirmedAt: null }

export const beginNegotiation = (at: Date): Negotiation => ({
  state: 'prepared',
  offer: null,
  lastOfferNumber: 0,
  agreement: null,
  since: at,
  frozenAt: null,
  dispute: undisputed,
})

/** What time alone makes of a negotiation: the same one where nothing has ended, and of one that is frozen. */
export function afterTime(now: Negotiation, at: Date): Negotiation {
  if (now.frozenAt) return now
  const waited = at.getTime() - now.since.getTime()
  if (now.state === 'invited' && waited >= invitationMs) return { ...now, state: 'lapsed', since: at }
  if (now.state === 'offered' && now.offer && at >= now.offer.expiresAt)
    return { ...now, state: 'open', offer: null, since: at }
  if (now.state === 'agreed' && at >= signBy(now))
    return { ...now, state: 'open', agreement: null, since: at }
  if (now.state === 'broken' && waited >= cureMs) return { ...now, state: 'closed', since: at }
  return now
}

/** Until when both can sign: within seven days, and never what nobody can keep any more. */
export function signBy({ since, agreement }: Pick<Negotiation, 'since' | 'agreement'>): Date {
  const allowed = new Date(since.getTime() + signingMs)
  return (agreement && earliest(allowed, outdatedAt(agreement.lastDays, agreement.frozenMs))) ?? allowed
}

/**
 * What has taken away what could be accepted or signed, where time has since the last step: a day of its terms has passed, or
 * both have not signed in time. Null where it is still there, and for an offer that has merely expired.
 */
export function lapseOf(before: Negotiation, at: Date): AgreementLapse | null {
  const { state, offer, agreement } = before
  if (afterTime(before, at).state === state) return null
  if (state === 'offered' && offer)
    return isOutdatedBy(offer.expiresAt, offer.lastDays, 0) ? 'outdated' : null
  if (state !== 'agreed' || !agreement) return null
  return isOutdatedBy(signBy(before), agreement.lastDays, agreement.frozenMs) ? 'outdated' : 'unsigned'
}

function isOutdatedBy(end: Date, lastDays: LastDays, frozenMs: number): boolean {
  const outdated = outdatedAt(lastDays, frozenMs)
  return outdated !== null && outdated <= end
}

/** What both have signed lasts longer than the case that it was about. */
const outlastsCase: ReadonlySet<NegotiationState> = new Set(['signed', 'broken', 'performed'])

/**
 * What the end of its case makes of a negotiation: nobody asks for anything any more, and nothing can be agreed on.
 * @param endedAt null while the case lives
 */
export function afterCase(now: Negotiation, endedAt: Date | null): Negotiation {
  if (!endedAt || outlastsCase.has(now.state)) return now
  const since = now.state === 'closed' ? now.since : endedAt
  return {
    ...now,
    state: 'closed',
    since,
    offer: null,
    // What both have signed stays theirs.
    agreement: now.agreement?.signedBy.length === 2 ? now.agreement : null,
    frozenAt: null,
    dispute: undisputed,
  }
}

/** What of a negotiation holds back notices. */
export interface NegotiationHolds {
  readonly dispute: Extract<DisputeStanding, 'open' | 'overdue' | 'stands'> | null
  /** Both sides have agreed and what they agreed on runs: neither broken nor done, nor left unsigned. */
  readonly standsStill: boolean
}

/** @param negotiation undefined where nobody negotiates */
export function holdsOf(negotiation: Negotiation | undefined, at: Date): NegotiationHolds {
  if (!negotiation) return { dispute: null, standsStill: false }
  const now = afterTime(negotiation, at)
  const dispute = disputeAt(now, at)
  return {
    dispute: dispute === 'unproven' ? null : dispute,
    standsStill: now.state === 'agreed' || now.state === 'signed',
  }
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
function mayAct({ offer, agreement, dispute }: Negotiation, action: NegotiationAction): boolean {
  if (action.kind === 'accept' || action.kind === 'decline') return offer?.by !== action.by
  if (action.kind === 'withdraw') return offer?.by === action.by
  // Who has shown evidence against the claim is somebody to answer.
  if (action.kind === 'not-meant') return heldSince(dispute) === null
  if (action.kind !== 'sign') return true
  if (agreement?.termsHash !== action.termsHash || agreement.signedBy.includes(action.by)) return false
  return action.by === 'respondent' || agreement.signedBy.includes('respondent')
}

function apply(now: Negotiation, action: NegotiationAction, at: Date): Negotiation {
  switch (action.kind) {
    case 'offer': {
      const number = now.lastOfferNumber + 1
      const { by, termsHash, lastDays, days } = action
      const chosen = new Date(at.getTime() + days * dayMs)
      return {
        ...now,
        lastOfferNumber: number,
        offer: { number, by, termsHash, lastDays, expiresAt: endOfOffer(chosen, lastDays) },
        since: at,
      }
    }
    case 'accept': {
      if (!now.offer) throw new Error('nothing is offered')
      const { number, termsHash, lastDays } = now.offer
      return {
        ...now,
        offer: null,
        agreement: {
          number,
          termsHash,
          lastDays,
          acceptedAt: at,
          signedBy: [],
          frozenMs: 0,
          payment: unpaid,
        },
      }
    }
    case 'sign':
      return signed(now, action.by, at)
    case 'decline':
    case 'withdraw':
    case 'end':
      return { ...now, offer: null }
    // What nobody meant has objected, and shown nothing for, is no objection of whoever is meant.
    case 'not-meant':
    case 'concede':
      return { ...now, offer: null, agreement: null, dispute: undisputed }
    default:
      return now
  }
}

/** An offer stands as long as was chosen, and no longer than its terms can be kept. */
export const endOfOffer = (chosen: Date, lastDays: LastDays): Date =>
  earliest(chosen, outdatedAt(lastDays, 0)) ?? chosen

/** What was signed leaves nobody anything to do. */
export const performed = (now: Negotiation): Negotiation => ({ ...now, state: 'performed' })

function signed(now: Negotiation, by: Party, at: Date): Negotiation {
  if (!now.agreement) throw new Error('nothing is agreed')
  const signedBy = [...now.agreement.signedBy, by]
  const agreement = { ...now.agreement, signedBy }
  if (signedBy.length < 2) return { ...now, agreement }
  // Whoever settles gives up what they had against the claim.
  return { ...now, agreement, state: 'signed', since: at, dispute: undisputed }
}
