import type { ScoreReason } from '@originseal/contracts'

/** How many reasons of a score are shown before somebody asks for all. */
export const mainReasons = 3

/** The reasons that moved the score most come first; equal ones stay in their order. */
export function weightiestFirst(reasons: readonly ScoreReason[]): ScoreReason[] {
  return [...reasons].sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
}
