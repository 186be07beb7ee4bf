import type { ClockName } from './statutory-clock.rules'

const dayMs = 86_400_000

/** Days before its end on which an owner is reminded of a period that something is lost with; of others nobody is reminded. */
const daysBefore: Readonly<Partial<Record<ClockName, readonly number[]>>> = {
  'owner-answer': [15, 7, 1],
  'tw-lawsuit': [7, 3, 1],
  'us-lawsuit': [7, 3, 1],
  'tw-supplement': [3, 1],
}

/** @returns when the next reminder is due after `now`; null where none is left, or the end is not known */
export function nextReminder(name: ClockName, endsAt: Date | null | undefined, now: Date): Date | null {
  if (!endsAt) return null
  const times = (daysBefore[name] ?? []).map((days) => new Date(endsAt.getTime() - days * dayMs))
  return times.find((time) => time > now) ?? null
}
