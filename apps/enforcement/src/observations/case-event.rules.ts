import type { CaseState } from '@originseal/contracts'
import type { ObservedCase } from '../cases/hold-observed-case'
import { watchMs } from '../cases/look-schedule.rules'
import type { ConfirmedBy } from '../cases/victory.rules'
import { findingOf, type Finding, type Observed } from './confirmation.rules'
import { countsAs } from './verdict.rules'

/** What of a case the meaning of a look depends on. */
export type JudgedCase = Pick<ObservedCase, 'state' | 'changedAt' | 'removedAt' | 'isAnnounced'>

export type ObservedEvent =
  | { readonly kind: 'seems-down' | 'still-up' | 'up-again' | 'put-back' | 'watch-ended' }
  | { readonly kind: 'down-confirmed'; readonly firstDownAt: Date; readonly by: ConfirmedBy }

const untilDown: ReadonlySet<CaseState> = new Set<CaseState>([
  'checking',
  'needs-input',
  'ready',
  'ready-by-hand',
  'filed',
  'supplement-asked',
  'rejected',
])

/**
 * What the last look says of the case; undefined where it changes nothing. A look that does not count never does, but for
 * one that saw the copy from another network: what seemed to be down for all is not.
 * @param observed the looks of this round in their order, the last one among them
 */
export function eventOf(
  { state, changedAt, removedAt, isAnnounced }: JudgedCase,
  observed: readonly Observed[],
): ObservedEvent | undefined {
  const last = observed.at(-1)
  if (last?.verdict === 'partly') return state === 'verifying' ? { kind: 'still-up' } : undefined
  const says = last && countsAs(last.verdict)
  if (!last || !says) return undefined
  if (untilDown.has(state)) return says === 'down' ? { kind: 'seems-down' } : undefined
  if (state === 'verifying') return verified(findingOf(observed, isAnnounced))
  if (state === 'removed') return watched(says, removedAt, last.at)
  // Before its counter-notice a copy that was seen is none that was put back.
  const sinceThen = observed.filter(({ at }) => at > changedAt)
  return state === 'countered' && isShownTwice(sinceThen) ? { kind: 'put-back' } : undefined
}

function verified(finding: Finding): ObservedEvent | undefined {
  if (finding.kind === 'up') return { kind: 'still-up' }
  if (finding.kind === 'open') return undefined
  return { kind: 'down-confirmed', firstDownAt: finding.firstAt, by: finding.by }
}

function watched(says: 'up' | 'down', removedAt: Date | null, at: Date): ObservedEvent | undefined {
  if (says === 'up') return { kind: 'up-again' }
  const isOver = removedAt !== null && at.getTime() - removedAt.getTime() >= watchMs
  return isOver ? { kind: 'watch-ended' } : undefined
}

/** One look may have met an old copy of the page in a cache. */
function isShownTwice(observed: readonly Observed[]): boolean {
  const counting = observed.filter(({ verdict }) => countsAs(verdict) !== undefined).slice(-2)
  return counting.length === 2 && counting.every(({ verdict }) => verdict === 'up')
}

const patience = 3

/** Whether its owner has to look instead of us: nothing that we saw of late says anything. */
export function needsOwner(observed: readonly Observed[], isRefused: boolean): boolean {
  const last = observed.slice(-patience)
  const isBlind = last.length === patience && last.every(({ verdict }) => countsAs(verdict) === undefined)
  return isRefused || isBlind
}
