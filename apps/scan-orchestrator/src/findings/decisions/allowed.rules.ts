import type { PlaceDecision } from '@originseal/contracts'

/** What a place is then: no suspect. */
export const allowedDecisions: readonly PlaceDecision[] = ['mine', 'licensed']

export const isAllowed = (decision: PlaceDecision | undefined): boolean =>
  decision !== undefined && allowedDecisions.includes(decision)
