import type { Agreement, Negotiation, NegotiationRefusal } from './negotiation-state'
import { afterTime, endOfOffer } from './negotiation.rules'

/** As it stands then, frozen; refused where it is frozen already, or nothing can happen in it any more. */
export function freeze(before: Negotiation, at: Date): Negotiation | NegotiationRefusal {
  const now = afterTime(before, at)
  const isOver = now.state === 'closed' || now.state === 'performed'
  return isOver || now.frozenAt ? 'NEGOTIATION_STATE_CHANGED' : { ...now, frozenAt: at }
}

/** Goes on where it was frozen: whatever waits has as much time left as it had then, but for an offer whose days pass. */
export function unfreeze(frozen: Negotiation, at: Date): Negotiation | NegotiationRefusal {
  const { frozenAt, since, offer, agreement, dispute } = frozen
  if (!frozenAt) return 'NEGOTIATION_STATE_CHANGED'
  const frozenMs = at.getTime() - frozenAt.getTime()
  return {
    ...frozen,
    frozenAt: null,
    since: later(since, frozenMs),
    offer: offer && {
      ...offer,
      expiresAt: endOfOffer(later(offer.expiresAt, frozenMs), offer.lastDays),
    },
    agreement: agreement && resumed(agreement, frozenMs),
    dispute: {
      raisedAt: dispute.raisedAt && later(dispute.raisedAt, frozenMs),
      evidenceAt: dispute.evidenceAt && later(dispute.evidenceAt, frozenMs),
    },
  }
}

const resumed = (agreement: Agreement, frozenMs: number): Agreement => ({
  ...agreement,
  frozenMs: agreement.frozenMs + frozenMs,
  payment: {
    ...agreement.payment,
    saidAt: agreement.payment.saidAt && later(agreement.payment.saidAt, frozenMs),
  },
})

const later = (instant: Date, byMs: number): Date => new Date(instant.getTime() + byMs)
