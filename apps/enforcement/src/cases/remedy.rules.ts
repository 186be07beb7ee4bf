import type { CaseEventKind, CaseState } from '@originseal/contracts'
import type { CaseStanding, CaseUnit, RemedyReason, Setback, UnitStep } from './case-standing'
import { targetMs } from './target-clock.rules'

const hold: UnitStep = { move: 'hold', becomes: 'held' }
const spend: UnitStep = { move: 'spend', becomes: 'spent' }
const release: UnitStep = { move: 'release', becomes: 'released' }
const giveBack: UnitStep = { move: 'return', becomes: 'returned' }

/** Held at the opening, spent with the first filing, free again if the case ends before one. */
export function unitStepsOf(unit: CaseUnit, event: CaseEventKind, state: CaseState): readonly UnitStep[] {
  if (event === 'open') return unit === 'unheld' ? [hold] : []
  if (unit !== 'held') return []
  if (event === 'dispatched' || event === 'filed-by-hand') return [spend]
  return state === 'closed' || event === 'down-confirmed' ? [release] : []
}

interface Remedy {
  readonly reason: RemedyReason | null
  readonly steps: readonly UnitStep[]
}
const none: Remedy = { reason: null, steps: [] }

/** A counter-notice presupposes a removal; who is erased has nothing that could come back. */
const neverAfter: ReadonlySet<string> = new Set<CaseEventKind>(['counter-notice-received', 'owner-erased'])

/**
 * Whether the unit comes back by what happened last: once in a case's life. What was only held counts as spent then.
 * @param after where the case stands, with the unit moved as the event itself wants it
 */
export function remedyOf(after: CaseStanding, event: CaseEventKind | 'target-missed'): Remedy {
  const { unit, remedy } = after
  if (remedy || (unit !== 'held' && unit !== 'spent') || neverAfter.has(event)) return none
  const steps = unit === 'held' ? [spend, giveBack] : [giveBack]
  if (event === 'target-missed' || isKnownAsMissed(after)) return { reason: 'target-missed', steps }
  return isUnsuccessful(after, event) ? { reason: 'unsuccessful', steps } : none
}

/** The clock stands still, and what it shows is too much. */
const isKnownAsMissed = ({ clock }: CaseStanding): boolean =>
  clock.runningSince === null && clock.ranMs > targetMs

/** Given up after a rejection or for want of a channel, where what the owner stated was not the cause. */
const isUnsuccessful = ({ setback }: CaseStanding, event: CaseEventKind | 'target-missed'): boolean =>
  event === 'owner-gives-up' && setback !== null && !isOwnersFault(setback)

/** Facts that were not as their owner stated, or a claim that did not hold. That an exception of the law applies is no such fault. */
const isOwnersFault = (setback: Setback): boolean => {
  if (setback.kind === 'court-lost' || setback.kind === 'conceded') return true
  return setback.kind === 'rejected' && (setback.reason === 'ownership' || setback.reason === 'licence')
}
