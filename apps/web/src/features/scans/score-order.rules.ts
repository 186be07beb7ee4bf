import type { ScoreReason } from '@originseal/contracts'

/** The reasons that moved the score most come first; equal ones stay in their order. */
export function weightiestFirst(reasons: readonly ScoreReason[]): ScoreReason[] {
  return [...reasons].sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
}

/** What a score's reasons add up to. */
export const pointsOf = (reasons: readonly ScoreReason[]): number =>
  reasons.reduce((sum, { points }) => sum + points, 0)
