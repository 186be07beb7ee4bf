import type { CaseState } from '@originseal/contracts'
import { actorOf } from './case.rules'
import type { TargetClock } from './target-clock.rules'

/** A time in which the target clock rested, and for whom; `to` is null as long as it does. */
export interface Pause {
  readonly from: Date
  readonly to: Date | null
  readonly by: 'owner' | 'court'
}

interface Entry {
  readonly at: Date
  readonly stateAfter: CaseState | null
}

/** What has paused the target clock between its begin and its end, by the time line. */
export function pausesOf(
  { startedAt, endedAt }: Pick<TargetClock, 'startedAt' | 'endedAt'>,
  timeLine: readonly Entry[],
): Pause[] {
  if (!startedAt) return []
  const pauses: Pause[] = []
  let since: Pick<Pause, 'from' | 'by'> | undefined
  let last = startedAt
  for (const { at, stateAfter } of timeLine) {
    if (!stateAfter) continue
    // A mail counts by when it came, but never before what was known then.
    last = at > last ? at : last
    const actor = actorOf[stateAfter]
    const by = actor === 'owner' || actor === 'court' ? actor : undefined
    if (since?.by === by) continue
    if (since) pauses.push({ ...since, to: last })
    since = by && { from: last, by }
  }
  if (since) pauses.push({ ...since, to: null })
  return pauses.flatMap((pause) => within(pause, startedAt, endedAt))
}

function within({ from, to, by }: Pause, startedAt: Date, endedAt: Date | null): Pause[] {
  const begins = from < startedAt ? startedAt : from
  const ends = endedAt && (!to || to > endedAt) ? endedAt : to
  return ends && ends <= begins ? [] : [{ from: begins, to: ends, by }]
}
