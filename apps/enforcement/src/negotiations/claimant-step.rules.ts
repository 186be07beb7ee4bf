import type { ClaimantAct } from '@originseal/contracts'
import type { NegotiationStep } from './negotiation-step'

const by = 'claimant'
const kinds = {
  'invitation-sent': 'invited',
  'not-delivered': 'not-delivered',
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
  'undertakings-met': 'met',
  'undertakings-missed': 'missed',
  end: 'ended',
  'accept-dispute': 'dispute-accepted',
  'deny-dispute': 'dispute-denied',
  'confirm-payment': 'payment-confirmed',
  'deny-payment': 'payment-denied',
  'revoke-licence': 'licence-revoked',
} as const

/** What a claimant asks for, as a step of the negotiation. */
export function stepOfClaimant(act: ClaimantAct): NegotiationStep {
  switch (act.act) {
    case 'message':
      return { kind: 'message', by, text: act.text }
    case 'offer':
      return { kind: 'offer', by, terms: act.terms, days: act.days, text: act.reason ?? null }
    case 'accept':
    case 'decline':
    case 'withdraw':
      return { kind: kinds[act.act], by, number: act.number, termsHash: act.termsHash }
    case 'sign':
      return { kind: 'signed', by, termsHash: act.termsHash, text: act.signedName.trim() }
    case 'deny-dispute':
    case 'deny-payment':
    case 'revoke-licence':
      return { kind: kinds[act.act], by, text: act.text }
    default:
      return { kind: kinds[act.act], by }
  }
}
