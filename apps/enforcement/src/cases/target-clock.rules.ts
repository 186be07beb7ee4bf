import { limits, type CaseActor } from '@originseal/contracts'

const hourMs = 3_600_000
export const targetMs = limits.takedownTargetHours * hourMs

/** Mails that came before the due instant may be read after it; they count by when they came. */
export const lateEvidenceMs = 30 * 60_000
/** So long a decision waits for the confirmation of a removal. */
export const longestVerificationMs = 48 * hourMs

/** Time for which we or the platform had to act; it begins once per case and ends once. */
export interface TargetClock {
  readonly startedAt: Date | null
  readonly ranMs: number
  /** Null while it is paused, before it began and after it ended. */
  readonly runningSince: Date | null
  readonly endedAt: Date | null
}

export const unstartedClock: TargetClock = { startedAt: null, ranMs: 0, runningSince: null, endedAt: null }

/** Milliseconds that count against us and the platform. */
export const ranAt = ({ ranMs, runningSince }: TargetClock, at: Date): number =>
  ranMs + (runningSince ? Math.max(0, at.getTime() - runningSince.getTime()) : 0)

export const startClock = (clock: TargetClock, at: Date): TargetClock =>
  clock.startedAt || clock.endedAt ? clock : { ...clock, startedAt: at, runningSince: at }

/** Runs exactly while we or the platform have to act. */
export function followActor(clock: TargetClock, actor: CaseActor, at: Date): TargetClock {
  if (!clock.startedAt || clock.endedAt) return clock
  const runs = actor === 'us' || actor === 'platform'
  if (runs === (clock.runningSince !== null)) return clock
  return runs ? { ...clock, runningSince: at } : { ...clock, ranMs: ranAt(clock, at), runningSince: null }
}

/** For good: neither a relapse nor a restoration begins it again. */
export function endClock(clock: TargetClock, at: Date): TargetClock {
  if (clock.endedAt) return clock
  return { ...clock, ranMs: ranAt(clock, at), runningSince: null, endedAt: at }
}

/** The last instant that is in time, if nobody pauses it; null where the clock does not run. */
export const dueAt = ({ ranMs, runningSince }: TargetClock): Date | null =>
  runningSince && new Date(runningSince.getTime() + targetMs - ranMs)

/** More than 72 hours of running time; equal is still in time. */
export const isOverdue = (clock: TargetClock, at: Date): boolean => ranAt(clock, at) > targetMs

/** From when on a missed target is decided; a removal that is being confirmed is waited for. */
export function decideMissAt(clock: TargetClock, isVerifying: boolean): Date | null {
  const due = dueAt(clock)
  return due && new Date(due.getTime() + (isVerifying ? longestVerificationMs : lateEvidenceMs))
}
