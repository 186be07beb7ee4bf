import type { CaseActor, CaseEventKind, CaseOutcome, CaseState } from '@originseal/contracts'

/** `origin`: the state that the case was in when it seemed to be down. */
type Target = CaseState | 'origin'
type Transitions = Readonly<Record<CaseState, Readonly<Partial<Record<CaseEventKind, Target>>>>>

/** What ends a case in any state but a lawsuit, over which the court decides. */
const ends = { withdraw: 'closed', settled: 'closed', 'owner-erased': 'closed' } as const
const givenUp = { 'owner-gives-up': 'closed', 'owner-silent': 'closed' } as const

/** The takedown case. An event that has no line here is noted on the time line and changes nothing. */
export const caseTransitions: Transitions = {
  draft: { ...ends, open: 'checking' },
  'needs-input': { ...ends, ...givenUp, 'input-given': 'checking', 'seems-down': 'verifying' },
  checking: {
    ...ends,
    'checks-passed': 'ready',
    'checks-passed-by-hand': 'ready-by-hand',
    'checks-failed': 'needs-input',
    'seems-down': 'verifying',
  },
  ready: {
    ...ends,
    dispatched: 'filed',
    'no-channel-left': 'needs-input',
    'notice-held': 'needs-input',
    'dispatch-unknown': 'needs-input',
    'seems-down': 'verifying',
  },
  'ready-by-hand': {
    ...ends,
    'filed-by-hand': 'filed',
    'owner-silent': 'closed',
    'seems-down': 'verifying',
  },
  filed: {
    ...ends,
    acknowledged: 'filed',
    bounced: 'checking',
    'supplement-asked': 'supplement-asked',
    'removal-announced': 'verifying',
    'seems-down': 'verifying',
    rejected: 'rejected',
    'counter-notice-received': 'countered',
  },
  'supplement-asked': {
    ...ends,
    ...givenUp,
    // A corrected notice is filed as the first one was; until then nothing is with the platform.
    'supplement-given': 'ready',
    'supplement-given-by-hand': 'ready-by-hand',
    'supplement-lapsed': 'needs-input',
    'removal-announced': 'verifying',
    'seems-down': 'verifying',
    rejected: 'rejected',
    'counter-notice-received': 'countered',
  },
  verifying: {
    ...ends,
    // A notice may be on its way while its place is looked at: what it was in before moves on.
    dispatched: 'verifying',
    'no-channel-left': 'verifying',
    'notice-held': 'verifying',
    'dispatch-unknown': 'verifying',
    'down-confirmed': 'removed',
    'still-up': 'origin',
    rejected: 'rejected',
    'counter-notice-received': 'countered',
  },
  rejected: {
    ...ends,
    ...givenUp,
    'try-again': 'checking',
    'removal-announced': 'verifying',
    'seems-down': 'verifying',
  },
  removed: {
    ...ends,
    'up-again': 'checking',
    'counter-notice-received': 'countered',
    'put-back': 'restored',
    'watch-ended': 'closed',
  },
  countered: {
    ...ends,
    'lawsuit-proven': 'litigation',
    'put-back': 'restored',
    'put-back-window-passed': 'removed',
  },
  litigation: {
    settled: 'closed',
    'owner-erased': 'closed',
    'court-won': 'removed',
    'court-lost': 'restored',
  },
  restored: { ...ends, ...givenUp, 'lawsuit-proven': 'litigation' },
  closed: {},
}

/** @param origin what the case was in when it began to be verified; undefined where the event changes nothing */
export function stateAfter(
  state: CaseState,
  event: CaseEventKind,
  origin: CaseState | null,
): CaseState | undefined {
  const target = caseTransitions[state][event]
  if (target === 'origin') return origin ?? undefined
  return target === state && state === 'verifying' && !originAfter(state, event, origin) ? undefined : target
}

/** What a case goes back to if its place turns out not to be down; null where it is not being verified afterwards. */
export function originAfter(
  state: CaseState,
  event: CaseEventKind,
  origin: CaseState | null,
): CaseState | null {
  const target = caseTransitions[state][event]
  if (target !== 'verifying') return null
  if (state !== 'verifying') return state
  return (origin && stateAfter(origin, event, null)) ?? null
}

/** Who must act. The target clock runs while it is us or the platform. */
export const actorOf: Readonly<Record<CaseState, CaseActor>> = {
  draft: 'owner',
  'needs-input': 'owner',
  checking: 'us',
  ready: 'us',
  'ready-by-hand': 'owner',
  filed: 'platform',
  'supplement-asked': 'owner',
  verifying: 'us',
  rejected: 'owner',
  removed: 'nobody',
  // The provider waits; whoever does not prove a lawsuit in time loses the removal.
  countered: 'owner',
  litigation: 'court',
  restored: 'owner',
  closed: 'nobody',
}

const outcomeOf: Readonly<Partial<Record<CaseEventKind, CaseOutcome>>> = {
  'watch-ended': 'kept-down',
  settled: 'settled',
  withdraw: 'withdrawn',
  'owner-gives-up': 'given-up',
  'owner-silent': 'abandoned',
  'owner-erased': 'owner-gone',
}

/** How a case has ended by this event. */
export function outcomeBy(event: CaseEventKind): CaseOutcome {
  const outcome = outcomeOf[event]
  if (!outcome) throw new Error(`${event} closes no case`)
  return outcome
}

/** The four steps of the home page (HOME-08). */
export function stageOf(state: CaseState, outcome: CaseOutcome | null): 1 | 2 | 3 | 4 | null {
  if (state === 'closed') return outcome === 'kept-down' || outcome === 'settled' ? 4 : null
  if (state === 'removed') return 4
  if (state === 'draft' || state === 'needs-input') return 1
  return state === 'checking' || state === 'ready' || state === 'ready-by-hand' ? 2 : 3
}
