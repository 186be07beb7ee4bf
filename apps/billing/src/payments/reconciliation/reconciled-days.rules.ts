const dayMs = 86_400_000
const hourMs = 3_600_000
const taipeiOffsetMs = 8 * hourMs
/** A day whose file did not come is asked for again for a week. */
const weekDays = 7

/** The day in Taipei, `yyyy-MM-dd`. */
const dayOf = (at: Date): string => new Date(at.getTime() + taipeiOffsetMs).toISOString().slice(0, 10)

/** Days of the last week before today that were not compared, the latest first. */
export function daysToCompare(now: Date, compared: ReadonlySet<string>): string[] {
  const days = Array.from({ length: weekDays }, (_, before) =>
    dayOf(new Date(now.getTime() - (before + 1) * dayMs)),
  )
  return days.filter((day) => !compared.has(day))
}

/** The begin and the end of a day in Taipei. */
export function spanOf(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00+08:00`)
  return { from, to: new Date(from.getTime() + dayMs) }
}

/** Whether the provider must have a payment in a day's file: near midnight our time and theirs may be of different days. */
export function isWithinDay(at: Date | null, day: string): boolean {
  if (at === null) return false
  const { from, to } = spanOf(day)
  return at.getTime() >= from.getTime() + hourMs && at.getTime() < to.getTime() - hourMs
}
