import type { Dispute, Negotiation } from './negotiation-state'

const dayMs = 86_400_000
/** How long the claimant has to answer an objection; later it counts as left unanswered. */
export const disputeAnswerMs = 7 * dayMs
/** An objection that nobody has answered until then stands: it can't be denied any more. */
export const disputeStandsMs = 30 * dayMs

/** `unproven`: without a picture, so that nothing is held back by it. */
export type DisputeStanding = 'unproven' | 'open' | 'overdue' | 'stands'

export const undisputed: Dispute = { raisedAt: null, evidenceAt: null }

/** Since when notices are held back; null where they are not. */
export function heldSince({ raisedAt, evidenceAt }: Dispute): Date | null {
  if (!raisedAt || !evidenceAt) return null
  return raisedAt > evidenceAt ? raisedAt : evidenceAt
}

/**
 * Null where nothing is objected; of a frozen negotiation as it was then. What was said without a picture ends with the
 * negotiation, the rest with its answer.
 * @param negotiation as time has left it
 */
export function disputeAt({ dispute, frozenAt, state }: Negotiation, at: Date): DisputeStanding | null {
  if (!dispute.raisedAt) return null
  const since = heldSince(dispute)
  if (!since) return state === 'closed' ? null : 'unproven'
  const waited = (frozenAt ?? at).getTime() - since.getTime()
  if (waited >= disputeStandsMs) return 'stands'
  return waited >= disputeAnswerMs ? 'overdue' : 'open'
}
