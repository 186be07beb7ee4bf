/** Taiwan has been at UTC+8 without summer time since 1980 (IANA tzdata, Asia/Taipei). */
const offsetMs = 8 * 3_600_000

/** The same day and time in Taiwan so many months on, or the last day of a month that is shorter. */
export function monthsLater(at: Date, months: number): Date {
  const local = new Date(at.getTime() + offsetMs)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, lastDay))
  return new Date(local.getTime() - offsetMs)
}

/** The day in Taiwan, `2026-11-23`. */
export const taipeiDateOf = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10)
