import type { CaseState, CaseView } from '@originseal/contracts'
import type { StatusTone } from '../../components/status-badge'
import type { CaseAct } from './cases.api'

/** How a state stands to the owner of a case. */
export const toneOf: Readonly<Record<CaseState, StatusTone>> = {
  draft: 'quiet',
  'needs-input': 'warn',
  checking: 'active',
  ready: 'active',
  'ready-by-hand': 'warn',
  filed: 'active',
  'supplement-asked': 'warn',
  verifying: 'active',
  rejected: 'bad',
  removed: 'good',
  countered: 'bad',
  litigation: 'active',
  restored: 'bad',
  closed: 'quiet',
}

const withdrawable: ReadonlySet<CaseState> = new Set([
  'draft',
  'needs-input',
  'checking',
  'ready',
  'ready-by-hand',
  'filed',
  'supplement-asked',
  'verifying',
  'countered',
  'removed',
])
const cameToNothing: ReadonlySet<CaseState> = new Set([
  'needs-input',
  'supplement-asked',
  'rejected',
  'restored',
])

/** What can be done by a button in a state; the server has the last word. */
export function actsIn(state: CaseState): readonly CaseAct[] {
  const acts: CaseAct[] = []
  if (state === 'rejected') acts.push('tryAgain')
  if (cameToNothing.has(state)) acts.push('giveUp')
  if (withdrawable.has(state)) acts.push('withdraw')
  return acts
}

interface Clock {
  readonly startedAt: string | null
  readonly isRunning: boolean
  readonly endedAt: string | null
}

/** Where the 72 hours are: not begun, running, paused by whoever has to act or by what both agreed on, or over. */
export function clockState(
  { startedAt, isRunning, endedAt }: Clock,
  { actor, standsStill }: Pick<CaseView, 'actor' | 'standsStill'>,
):
  | 'unstarted'
  | 'running'
  | 'ended'
  | 'paused-by-owner'
  | 'paused-by-court'
  | 'paused-by-standstill'
  | 'paused' {
  if (endedAt !== null) return 'ended'
  if (startedAt === null) return 'unstarted'
  if (isRunning) return 'running'
  if (standsStill) return 'paused-by-standstill'
  if (actor === 'owner' || actor === 'court') return `paused-by-${actor}`
  return 'paused'
}

/** What nobody knows the end of yet, or its owner has to do. */
const unsettled = [
  'dispatch-unknown',
  'objection-unanswered',
  'retraction-by-hand',
  'retraction-failed',
  'retraction-unknown',
]

/** How an entry of the time line stands to the owner. */
export const toneOfEvent = (kind: string): StatusTone => {
  if (['down-confirmed', 'court-won', 'settled'].includes(kind)) return 'good'
  if (['rejected', 'counter-notice-received', 'up-again', 'put-back', 'bounced', 'court-lost'].includes(kind))
    return 'bad'
  if (['dispatched', 'filed-by-hand', 'open'].includes(kind)) return 'active'
  return ['checks-failed', 'supplement-asked', 'no-channel-left', 'notice-held', ...unsettled].includes(kind)
    ? 'warn'
    : 'quiet'
}

const filings: ReadonlySet<string> = new Set(['dispatched', 'filed-by-hand'])

/** Whether it has succeeded: the copy is down, and went after a notice. */
export function hasSucceeded({ state, outcome, removedAt, timeLine }: CaseView): boolean {
  const isDown = state === 'removed' || outcome === 'kept-down'
  return isDown && removedAt !== null && timeLine.some(({ kind, at }) => filings.has(kind) && at <= removedAt)
}
