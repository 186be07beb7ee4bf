import type { ListedNegotiation, NegotiationView, SettlementTerms } from '@originseal/contracts'
import { toLicenceView, type Licence } from '../licences/licence'
import type { NegotiatedCase } from './negotiated-case'
import { disputeAnswerMs, disputeAt, disputeStandsMs, heldSince } from './dispute.rules'
import type { Agreement, Author, Negotiation, Party } from './negotiation-state'
import { afterCase, afterTime, lapseOf } from './negotiation.rules'
import { nextStep } from './next-step.rules'
import type { StoredNegotiation, StoredNegotiationEntry } from './stored-negotiation'
import { firstDueOf } from './undertaking.rules'

/** As time and its case have left it. */
export const standingNow = (
  { negotiation }: Pick<StoredNegotiation, 'negotiation'>,
  { outcome, changedAt }: NegotiatedCase,
  now: Date,
): Negotiation => afterCase(afterTime(negotiation, now), outcome === null ? null : changedAt)

/** As it stands now: what time alone has ended is ended, whether or not anything was written since. */
export function toListedNegotiation(
  stored: StoredNegotiation,
  lastBy: Author | null,
  row: NegotiatedCase,
  now: Date,
): ListedNegotiation {
  const negotiation = standingNow(stored, row, now)
  const dispute = disputeAt(negotiation, now)
  return {
    caseId: stored.caseId,
    caseNumber: row.number,
    ...(row.title !== null && { title: row.title }),
    pageUrl: row.pageUrl,
    state: negotiation.state,
    isDisputed: dispute !== null && dispute !== 'stands',
    next: nextStep({ negotiation, dispute, lastBy, lapse: lapseOf(stored.negotiation, now) }),
    changedAt: stored.changedAt.toISOString(),
  }
}

export function toNegotiationView(
  stored: StoredNegotiation,
  row: NegotiatedCase,
  entries: readonly StoredNegotiationEntry[],
  licence: Licence | undefined,
  now: Date,
): NegotiationView {
  const negotiation = standingNow(stored, row, now)
  const { offer, agreement } = negotiation
  return {
    ...toListedNegotiation(stored, lastActorIn(entries), row, now),
    claimantName: stored.claimantName,
    caseOutcome: row.outcome,
    dispute: toDisputeView(negotiation, now),
    offer: offer && {
      number: offer.number,
      by: offer.by,
      termsHash: offer.termsHash,
      terms: offerIn(entries, offer.number).terms,
      expiresAt: offer.expiresAt.toISOString(),
    },
    agreement: agreement && toAgreementView(negotiation, agreement, entries),
    licence: licence ? toLicenceView(licence, now) : null,
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  }
}

function toAgreementView(
  { state, since }: Negotiation,
  agreement: Agreement,
  entries: readonly StoredNegotiationEntry[],
): NonNullable<NegotiationView['agreement']> {
  const { number, termsHash, acceptedAt, signedBy, frozenMs, payment } = agreement
  const offered = offerIn(entries, number)
  const dueAt = state === 'signed' ? firstDueOf(offered.terms, { ...agreement, signedAt: since }) : null
  return {
    ...offered,
    number,
    termsHash,
    acceptedAt: acceptedAt.toISOString(),
    signedBy: [...signedBy],
    frozenMs,
    dueAt: dueAt && dueAt.toISOString(),
    payment: {
      saidAt: payment.saidAt && payment.saidAt.toISOString(),
      confirmedAt: payment.confirmedAt && payment.confirmedAt.toISOString(),
    },
  }
}

function toDisputeView(negotiation: Negotiation, now: Date): NegotiationView['dispute'] {
  const standing = disputeAt(negotiation, now)
  if (!standing) return null
  const since = heldSince(negotiation.dispute)?.getTime()
  if (since === undefined) return { standing, answerBy: null, standsFrom: null }
  return {
    standing,
    answerBy: new Date(since + disputeAnswerMs).toISOString(),
    standsFrom: new Date(since + disputeStandsMs).toISOString(),
  }
}

/** Whom the next answer is awaited after: an administrator who freezes has answered nobody. */
export const lastActorIn = (entries: readonly StoredNegotiationEntry[]): Author | null =>
  entries.findLast(({ by }) => by !== 'administrator')?.by ?? null

/** Who made an offer, and what it says. */
function offerIn(
  entries: readonly StoredNegotiationEntry[],
  number: number,
): { readonly by: Party; readonly terms: SettlementTerms } {
  const entry = entries.find(({ kind, offerNumber }) => kind === 'offer' && offerNumber === number)
  if (!entry?.terms || (entry.by !== 'claimant' && entry.by !== 'respondent'))
    throw new Error(`offer ${number} is not in the record`)
  return { by: entry.by, terms: entry.terms }
}
