import type { CaseEventKind, CaseState } from '@originseal/contracts'
import { actorOf, originAfter, outcomeBy, stateAfter } from './case.rules'
import type { Advance, CaseEvent, CaseStanding, RemedyReason, Setback, UnitStep } from './case-standing'
import { remedyOf, unitStepsOf } from './remedy.rules'
import {
  decideMissAt,
  endClock,
  followActor,
  isOverdue,
  startClock,
  unstartedClock,
  type TargetClock,
} from './target-clock.rules'

/** @param unit `none` where the opening takes no unit */
export const draftCase = (at: Date, unit: 'unheld' | 'none'): CaseStanding => ({
  state: 'draft',
  origin: null,
  outcome: null,
  round: 1,
  clock: unstartedClock,
  unit,
  remedy: null,
  setback: null,
  removedAt: null,
  standsStill: false,
  at,
})

/** @returns undefined where the event changes nothing in this state: it is noted only */
export function advanceCase(before: CaseStanding, event: CaseEvent): Advance | undefined {
  if (event.kind === 'standstill-began') return standStill(before, event, true)
  if (event.kind === 'standstill-ended') return standStill(before, event, false)
  const state = stateAfter(before.state, event.kind, before.origin)
  if (!state) return undefined
  const at = new Date(Math.max(event.at.getTime(), before.at.getTime()))
  const unitSteps = unitStepsOf(before.unit, event.kind, state)
  const after: CaseStanding = {
    ...before,
    state,
    at,
    origin: originAfter(before.state, event.kind, before.origin),
    outcome: state === 'closed' ? outcomeBy(event.kind) : null,
    round: event.kind === 'up-again' ? before.round + 1 : before.round,
    clock: clockAfter(before, event, state, at),
    unit: unitSteps.at(-1)?.becomes ?? before.unit,
    setback: setbackAfter(before, event),
    removedAt: event.kind === 'down-confirmed' ? (event.firstDownAt ?? at) : before.removedAt,
  }
  const remedy = remedyOf(after, event.kind)
  return withRemedy(after, [...unitSteps, ...remedy.steps], remedy.reason)
}

/** Decides by time that the target is missed. @returns undefined where it is not, or not yet */
export function missTarget(before: CaseStanding, now: Date): Advance | undefined {
  const decideAt = decideMissAt(before.clock, before.state === 'verifying')
  if (!decideAt || now < decideAt || !isOverdue(before.clock, now)) return undefined
  const { reason, steps } = remedyOf(before, 'target-missed')
  return reason ? withRemedy(before, steps, reason) : undefined
}

/** Changes no state: while both sides keep to what they agreed on, nobody has to act, whoever would otherwise. */
function standStill(before: CaseStanding, event: CaseEvent, standsStill: boolean): Advance | undefined {
  if (before.state === 'closed' || before.standsStill === standsStill) return undefined
  const at = new Date(Math.max(event.at.getTime(), before.at.getTime()))
  const clock = followActor(before.clock, standsStill ? 'nobody' : actorOf[before.state], at)
  return { standing: { ...before, standsStill, clock, at }, unitSteps: [], remedy: null }
}

function clockAfter(
  { clock, standsStill }: CaseStanding,
  event: CaseEvent,
  state: CaseState,
  at: Date,
): TargetClock {
  if (event.kind === 'down-confirmed') return endClock(clock, event.firstDownAt ?? at)
  if (event.kind === 'counter-notice-received' || state === 'closed') return endClock(clock, at)
  const started = completes.has(event.kind) ? startClock(clock, at) : clock
  return followActor(started, standsStill ? 'nobody' : actorOf[state], at)
}

/** Everything that is needed from the owner is there. */
const completes: ReadonlySet<CaseEventKind> = new Set(['checks-passed', 'checks-passed-by-hand'])
const startsAnew: ReadonlySet<CaseEventKind> = new Set(['dispatched', 'filed-by-hand', 'up-again'])

const concedes: ReadonlySet<CaseEventKind> = new Set(['owner-gives-up', 'owner-silent'])

/** What a court has said stays, until a court says something else. */
function setbackAfter({ state, clock, setback }: CaseStanding, event: CaseEvent): Setback | null {
  if (event.kind === 'court-lost') return { kind: 'court-lost' }
  if (setback?.kind === 'court-lost') return event.kind === 'court-won' ? null : setback
  if (state === 'restored' && concedes.has(event.kind)) return { kind: 'conceded' }
  if (clock.endedAt || startsAnew.has(event.kind)) return null
  if (event.kind === 'no-channel-left') return { kind: 'no-channel' }
  if (event.kind !== 'rejected') return setback
  return { kind: 'rejected', ...(event.reason && { reason: event.reason }) }
}

const withRemedy = (
  standing: CaseStanding,
  unitSteps: readonly UnitStep[],
  remedy: RemedyReason | null,
): Advance => ({
  standing: {
    ...standing,
    unit: unitSteps.at(-1)?.becomes ?? standing.unit,
    remedy: remedy ?? standing.remedy,
  },
  unitSteps,
  remedy,
})
