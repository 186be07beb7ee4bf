import type { AgreementLapse, NegotiationNext } from '@originseal/contracts'
import type { DisputeStanding } from './dispute.rules'
import type { Author, Negotiation, Party } from './negotiation-state'
import { unansweredPayment } from './unanswered.rules'

/** What tells whose turn it is. */
export interface NegotiationTurn {
  /** As time has left it. */
  readonly negotiation: Negotiation
  readonly dispute: DisputeStanding | null
  /** Which side, or the page, has done something last; null before anything was done. */
  readonly lastBy: Author | null
  /** What has taken away what was offered or agreed on, where nobody has done anything since. */
  readonly lapse: AgreementLapse | null
}

const otherOf = (party: Author): Party => (party === 'claimant' ? 'respondent' : 'claimant')

/** Whose turn it is, and for what. An objection comes before all else, as it holds back notices, and outlives an end. */
export function nextStep({ negotiation, dispute, lastBy, lapse }: NegotiationTurn): NegotiationNext {
  const { state, offer, agreement } = negotiation
  if (negotiation.frozenAt) return { actor: 'nobody', step: 'frozen' }
  if (unansweredPayment(negotiation)) return { actor: 'claimant', step: 'confirm-payment' }
  if (dispute !== null && dispute !== 'stands') return { actor: 'claimant', step: 'answer-objection' }
  switch (state) {
    case 'prepared':
      return { actor: 'claimant', step: 'hand-over' }
    case 'undeliverable':
      return { actor: 'claimant', step: 'find-address' }
    case 'invited':
      return { actor: 'respondent', step: 'answer' }
    case 'lapsed':
      return { actor: 'respondent', step: 'answer-late' }
    case 'open':
      return { actor: otherOf(lastBy ?? 'claimant'), step: lapse ?? 'reply' }
    case 'offered':
      return { actor: otherOf(offer?.by ?? 'claimant'), step: 'decide-offer' }
    case 'agreed':
      return { actor: agreement?.signedBy.includes('respondent') ? 'claimant' : 'respondent', step: 'sign' }
    case 'signed':
      return { actor: 'respondent', step: 'perform' }
    case 'broken':
      return { actor: 'respondent', step: 'cure' }
    case 'closed':
      return { actor: 'nobody', step: 'ended' }
    case 'performed':
      return { actor: 'nobody', step: 'performed' }
  }
}
