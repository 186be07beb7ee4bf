import type { CaseOutcome, CaseState } from '@originseal/contracts'

const hourMs = 3_600_000

/** What of a case decides whether it is a success, and how long that took. */
export interface FinishedCase {
  readonly state: CaseState
  readonly outcome: CaseOutcome | null
  readonly filedAt: Date | null
  readonly removedAt: Date | null
}

/** Hours from the first filing to the removal, rounded; undefined where the copy is not down, or went before anybody was told. */
export function hoursToRemoval({ state, outcome, filedAt, removedAt }: FinishedCase): number | undefined {
  const isDown = state === 'removed' || outcome === 'kept-down'
  if (!isDown || !filedAt || !removedAt || removedAt < filedAt) return undefined
  return Math.round((removedAt.getTime() - filedAt.getTime()) / hourMs)
}
