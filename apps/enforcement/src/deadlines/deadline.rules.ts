import type { CaseEventKind, CaseState } from '@originseal/contracts'
import type { Regime } from '../notices/notice-facts'
import type { ClockName } from './statutory-clock.rules'

/** Periods of the claim itself: no state of its case ends them. */
export const lastingClocks = [
  'eu-complaint',
  'criminal-complaint',
  'civil-limitation',
] as const satisfies readonly ClockName[]

/** Periods that begin with an event, whatever state it leads to; the earliest that we can prove is that a case was opened. */
export function clocksBy(event: CaseEventKind, regime: Regime | undefined): readonly ClockName[] {
  if (event === 'open') return ['criminal-complaint', 'civil-limitation']
  return event === 'rejected' && regime === 'eu-dsa' ? ['eu-complaint'] : []
}

/**
 * Periods that begin when a case comes into a state.
 * @param regime under which the notice was made that was answered; undefined where the state is not by an answer
 */
export function clocksIn(state: CaseState, regime: Regime | undefined): readonly ClockName[] {
  if (state === 'supplement-asked') return regime === 'tw-copyright' ? ['tw-supplement'] : ['owner-answer']
  if (state === 'removed') return ['watch']
  if (state === 'countered' && regime === 'tw-copyright') return ['tw-lawsuit', 'tw-restore']
  if (state === 'countered' && regime === 'us-dmca') return ['us-lawsuit', 'us-restore']
  return waitsForOwner(state) ? ['owner-answer'] : []
}

/** What can happen between a request for more and the filing of it: its period runs until then. */
const beforeFiling: ReadonlySet<CaseEventKind> = new Set([
  'supplement-given',
  'supplement-given-by-hand',
  'no-channel-left',
  'notice-held',
  'input-given',
  'checks-failed',
  'checks-passed',
  'checks-passed-by-hand',
])

/** Periods that go on although the state that they began in is left. */
export const periodsThatGoOn = (event: CaseEventKind): readonly ClockName[] =>
  beforeFiling.has(event) ? [...lastingClocks, 'tw-supplement'] : lastingClocks

/** Whether the case ends if its owner does nothing. */
export const waitsForOwner = (state: CaseState): boolean =>
  ['needs-input', 'ready-by-hand', 'rejected', 'restored'].includes(state)

const dayMs = 86_400_000
/** A window to put something back that has passed by so much has passed for good. */
const putBackGraceMs = 3 * dayMs

interface Ending {
  readonly event: CaseEventKind
  readonly graceMs: number
}

/** What follows where nothing else has happened until a period's end. */
export const endings: Readonly<Partial<Record<ClockName, Ending>>> = {
  'tw-supplement': { event: 'supplement-lapsed', graceMs: 0 },
  'tw-restore': { event: 'put-back-window-passed', graceMs: putBackGraceMs },
  'us-restore': { event: 'put-back-window-passed', graceMs: putBackGraceMs },
  'owner-answer': { event: 'owner-silent', graceMs: 0 },
  watch: { event: 'watch-ended', graceMs: 0 },
}
