import { startOfTaipeiDay, type SettlementTerms } from '@originseal/contracts'
import type { NegotiationState } from '@originseal/contracts'

const dayMs = 86_400_000

/** A removal that both sides have signed. */
export interface Undertaking {
  readonly state: Extract<NegotiationState, 'signed' | 'broken'>
  /** From this instant on the copy may not be there. */
  readonly dueAt: Date
  /** Nothing else is to be done for the settlement that can't be seen on the page. */
  readonly isRemovalOnly: boolean
}

/** The last day counts whole, in Taiwan. */
export const endOfDay = (date: string): Date => new Date(startOfTaipeiDay(date).getTime() + dayMs)

/** When a removal is due: after its last day, and later by as long as the negotiation was frozen since. */
export const dueAtOf = (removeBy: string, frozenMs: number): Date =>
  new Date(endOfDay(removeBy).getTime() + frozenMs)

/** Undefined where nothing is to be removed, or nothing is to be done any more. */
export function undertakingOf(
  state: NegotiationState,
  terms: SettlementTerms,
  frozenMs: number,
): Undertaking | undefined {
  if ((state !== 'signed' && state !== 'broken') || terms.removeBy === null) return undefined
  const isRemovalOnly = terms.amountTwd === 0 && terms.credit === null
  return { state, dueAt: dueAtOf(terms.removeBy, frozenMs), isRemovalOnly }
}
