import type { AdministeredNegotiation } from '@originseal/contracts'
import { endsAt } from './ends-at.rules'
import type { NegotiatedCase } from './negotiated-case'
import { standingNow, toListedNegotiation } from './negotiation.view'
import type { ListedStoredNegotiation, NegotiationSummary } from './negotiations.queries'

/** Where a negotiation stands, for administrators: nothing of what was said. */
export function toAdministeredNegotiation(
  stored: ListedStoredNegotiation,
  row: NegotiatedCase,
  { entryCount, agreedTerms }: NegotiationSummary,
  now: Date,
): AdministeredNegotiation {
  const negotiation = standingNow(stored, row, now)
  const { offer, agreement, frozenAt } = negotiation
  return {
    ...toListedNegotiation(stored, stored.lastBy, row, now),
    claimantName: stored.claimantName,
    frozenAt: frozenAt && frozenAt.toISOString(),
    entryCount,
    offer: offer && { number: offer.number, by: offer.by, expiresAt: offer.expiresAt.toISOString() },
    agreement: agreement && {
      number: agreement.number,
      acceptedAt: agreement.acceptedAt.toISOString(),
      signedBy: [...agreement.signedBy],
    },
    endsAt: endsAt(negotiation, agreedTerms)?.toISOString() ?? null,
  }
}
