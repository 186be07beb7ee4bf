import type { CaseEventKind, CaseState } from '@originseal/contracts'

const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** States in which the place of a copy is looked at. */
const observed: ReadonlySet<CaseState> = new Set<CaseState>([
  'checking',
  'needs-input',
  'ready',
  'ready-by-hand',
  'filed',
  'supplement-asked',
  'rejected',
  'verifying',
  'removed',
  'countered',
])

/** After the first look that says down; the last leaves room for one that did not count. */
const confirmingAfterMs = [10 * minuteMs, 2 * hourMs, 6 * hourMs, 24 * hourMs, 26 * hourMs] as const
/** So long it is looked at every two hours; then nothing will be proven soon. */
const confirmingMs = 48 * hourMs

/** When to look again while a removal is being confirmed: the next of the times that lies ahead, later every two hours. */
export function nextConfirmingLook(firstDownAt: Date, now: Date): Date {
  const passed = now.getTime() - firstDownAt.getTime()
  const pause = passed < confirmingMs ? 2 * hourMs : 12 * hourMs
  const next = confirmingAfterMs.find((ms) => ms > passed) ?? passed + pause
  return new Date(firstDownAt.getTime() + next)
}

const filedAfterHours = [1, 6, 12, 24] as const

/** While a platform is at it: soon, then every 12 h to the fourth day, daily to the fourteenth, then weekly. */
export function nextFiledLook(filedAt: Date, now: Date): Date {
  const passed = (now.getTime() - filedAt.getTime()) / hourMs
  const early = filedAfterHours.find((hours) => hours > passed)
  const every = passed < 96 ? 12 : passed < 14 * 24 ? 24 : 7 * 24
  return new Date(filedAt.getTime() + (early ?? (Math.floor(passed / every) + 1) * every) * hourMs)
}

const watchDays = [1, 7, 30, 90] as const
/** For so long a removed copy is watched. */
export const watchMs = 90 * dayMs

/** After a removal; when the watch is over, daily until a look can end it. */
export function nextWatchLook(removedAt: Date, now: Date): Date {
  const passed = (now.getTime() - removedAt.getTime()) / dayMs
  const next = watchDays.find((days) => days > passed)
  return next === undefined ? new Date(now.getTime() + dayMs) : new Date(removedAt.getTime() + next * dayMs)
}

/** What the time of the next look depends on. */
export interface LookedAt {
  readonly state: CaseState
  /** When it last changed. */
  readonly changedAt: Date
  readonly removedAt: Date | null
  /** The last instant that is in time; null where the target clock does not run. */
  readonly dueAt: Date | null
}

/**
 * When to look again after a look.
 * @param firstDownAt of the looks that say down in a row; null where the last that counts shows the copy
 * @returns null where nothing is looked at
 */
export function nextLook(looked: LookedAt, firstDownAt: Date | null, now: Date): Date | null {
  const { state, changedAt, removedAt, dueAt } = looked
  if (!observed.has(state)) return null
  if (state === 'removed') return nextWatchLook(removedAt ?? changedAt, now)
  if (state === 'countered') return new Date(now.getTime() + 12 * hourMs)
  const next =
    state === 'verifying' ? nextConfirmingLook(firstDownAt ?? changedAt, now) : nextFiledLook(changedAt, now)
  // Whether a removal is in time is decided by when it was seen first.
  const beforeDue = dueAt && new Date(dueAt.getTime() - 10 * minuteMs)
  return beforeDue && now < beforeDue && beforeDue < next ? beforeDue : next
}

const atOnce: ReadonlySet<CaseEventKind> = new Set(['open', 'removal-announced'])

/** When to look after something has happened to a case. @param planned before it */
export function lookAfter(kind: CaseEventKind, looked: LookedAt, planned: Date | null): Date | null {
  const { state, changedAt } = looked
  if (!observed.has(state)) return null
  if (atOnce.has(kind)) return changedAt
  const next = nextLook(looked, null, changedAt)
  return planned && next && planned < next ? planned : next
}

/** Looks of many cases do not come at the same instant. @param chance from 0 to 1 */
export function spread(next: Date, now: Date, chance: number): Date {
  const pause = Math.max(0, next.getTime() - now.getTime())
  return new Date(now.getTime() + Math.round(pause * (0.95 + 0.1 * chance)))
}
