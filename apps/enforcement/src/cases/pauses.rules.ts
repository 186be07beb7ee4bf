import type { CaseActor, CaseState } from '@originseal/contracts'
import { actorOf } from './case.rules'
import type { TargetClock } from './target-clock.rules'

/** A time in which the target clock rested, and for whom; `to` is null as long as it does. */
export interface Pause {
  readonly from: Date
  readonly to: Date | null
  /** `standstill`: both sides keep to what they agreed on, whoever had to act. */
  readonly by: 'owner' | 'court' | 'standstill'
}

interface Entry {
  readonly kind: string
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
  let standsStill = false
  for (const { kind, at, stateAfter } of timeLine) {
    if (!stateAfter) continue
    if (kind === 'standstill-began' || kind === 'standstill-ended') standsStill = kind === 'standstill-began'
    // A mail counts by when it came, but never before what was known then.
    last = at > last ? at : last
    const by = standsStill ? 'standstill' : pausedBy(actorOf[stateAfter])
    if (since?.by === by) continue
    if (since) pauses.push({ ...since, to: last })
    since = by && { from: last, by }
  }
  if (since) pauses.push({ ...since, to: null })
  return pauses.flatMap((pause) => within(pause, startedAt, endedAt))
}

const pausedBy = (actor: CaseActor): 'owner' | 'court' | undefined =>
  actor === 'owner' || actor === 'court' ? actor : undefined

function within({ from, to, by }: Pause, startedAt: Date, endedAt: Date | null): Pause[] {
  const begins = from < startedAt ? startedAt : from
  const ends = endedAt && (!to || to > endedAt) ? endedAt : to
  return ends && ends <= begins ? [] : [{ from: begins, to: ends, by }]
}
