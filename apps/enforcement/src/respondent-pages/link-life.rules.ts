import type { Licence } from '../licences/licence'

/** How long the other side can come back once everything has ended: to get their settlement, or to read what was said. */
export const daysAfterEnd = 90
const dayMs = 86_400_000

export interface Linked {
  /** Null while the case lives. */
  readonly outcome: string | null
  readonly caseChangedAt: Date
  readonly negotiationChangedAt: Date
  /** The last that a settlement gave. */
  readonly licence: Pick<Licence, 'notAfter' | 'endedAt'> | undefined
}

/** Whether the link still leads to its page: while case or licence live, and ninety days longer. */
export function isLinkAlive(linked: Linked, at: Date): boolean {
  const { outcome, caseChangedAt, negotiationChangedAt, licence } = linked
  if (outcome === null) return true
  const ends = [caseChangedAt, negotiationChangedAt, licence && licenceEnd(licence)]
  return ends.some((end) => end === null || (end && at.getTime() - end.getTime() <= daysAfterEnd * dayMs))
}

/** Null for a licence that has no end. */
const licenceEnd = ({ endedAt, notAfter }: Pick<Licence, 'notAfter' | 'endedAt'>): Date | null =>
  endedAt ?? notAfter
