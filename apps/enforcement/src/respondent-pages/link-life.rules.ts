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

/** Whether the link still leads to its page. */
export function isLinkAlive(linked: Linked, at: Date): boolean {
  const last = linkLivesUntil(linked)
  return last === null || at <= last
}

/** While case or licence live, and ninety days longer; null as long as that has no end. */
export function linkLivesUntil({
  outcome,
  caseChangedAt,
  negotiationChangedAt,
  licence,
}: Linked): Date | null {
  const licenceEndsAt = licence && licenceEnd(licence)
  if (outcome === null || licenceEndsAt === null) return null
  const ends = [caseChangedAt, negotiationChangedAt, licenceEndsAt ?? caseChangedAt]
  return new Date(Math.max(...ends.map((end) => end.getTime())) + daysAfterEnd * dayMs)
}

/** Null for a licence that has no end. */
const licenceEnd = ({ endedAt, notAfter }: Pick<Licence, 'notAfter' | 'endedAt'>): Date | null =>
  endedAt ?? notAfter
