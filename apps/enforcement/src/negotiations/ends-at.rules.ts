import type { SettlementTerms } from '@originseal/contracts'
import type { Negotiation } from './negotiation-state'
import { cureMs, invitationMs, signBy } from './negotiation.rules'
import { firstDueOf } from './undertaking.rules'

/**
 * When time alone changes a negotiation, or what was signed is due; null where neither will be.
 * @param now as time has left it
 * @param agreedTerms what both have accepted
 */
export function endsAt(now: Negotiation, agreedTerms: SettlementTerms | null): Date | null {
  const { state, since, frozenAt, offer, agreement } = now
  if (frozenAt) return null
  switch (state) {
    case 'invited':
      return new Date(since.getTime() + invitationMs)
    case 'offered':
      return offer && offer.expiresAt
    case 'agreed':
      return signBy(now)
    case 'signed':
      return agreement && agreedTerms ? firstDueOf(agreedTerms, { ...agreement, signedAt: since }) : null
    case 'broken':
      return new Date(since.getTime() + cureMs)
    default:
      return null
  }
}
