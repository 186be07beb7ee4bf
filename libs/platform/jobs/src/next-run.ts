import { Cron } from 'croner'

/** The first time after `after` that a cron expression names, in UTC. @throws where it is none, or names no time */
export function nextRun(schedule: string, after: Date): Date {
  const next = new Cron(schedule, { timezone: 'UTC', paused: true }).nextRun(after)
  if (!next) throw new Error(`the schedule ${schedule} names no time after ${after.toISOString()}`)
  return next
}
