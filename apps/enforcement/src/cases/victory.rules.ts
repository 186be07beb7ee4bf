import type { CaseOutcome, CaseState } from '@originseal/contracts'
import { isDemonstration } from './demonstration.rules'

const hourMs = 3_600_000

/** What has confirmed a removal: our own looks, the claimant's word together with the platform's, or the claimant's alone. */
export const confirmations = ['visits', 'claimant-and-platform', 'claimant'] as const
export type ConfirmedBy = (typeof confirmations)[number]

/** Whether a removal may be shown and counted as a success: on the public web, and not by the word of its claimant alone. */
export const isProvenRemoval = (pageUrl: string, by: ConfirmedBy): boolean =>
  by !== 'claimant' && !isDemonstration(pageUrl)

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

/** Whether a case has a removal to be shown. @param confirmedBy undefined where none was confirmed */
export const isVictory = (
  finished: FinishedCase & { readonly pageUrl: string },
  confirmedBy: ConfirmedBy | undefined,
): boolean =>
  confirmedBy !== undefined &&
  hoursToRemoval(finished) !== undefined &&
  isProvenRemoval(finished.pageUrl, confirmedBy)
