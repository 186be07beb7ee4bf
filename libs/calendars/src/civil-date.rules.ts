const dayMs = 86_400_000

/** A day of the Gregorian calendar without a time or a zone: YYYY-MM-DD. */
export type CivilDate = string

export const daysAfter = (date: CivilDate, days: number): CivilDate =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: CivilDate): number => new Date(date).getUTCDay()

export const isWeekend = (date: CivilDate): boolean => weekdayOf(date) % 6 === 0

/** The same day so many months on, or the last of a month that is shorter. */
export function monthsAfter(date: CivilDate, months: number): CivilDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** Zones in which periods are counted. */
export type Zone = 'Asia/Taipei' | 'America/New_York'

/** The day that it is in the zone at this instant. */
export const dateIn = (zone: Zone, at: Date): CivilDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)

/** The last millisecond of the day in the zone: a period that ends with this day ends with it. */
export function endOfDay(zone: Zone, date: CivilDate): Date {
  const midnight = Date.parse(daysAfter(date, 1))
  // An offset that holds at the midnight itself: one look with the offset of a day without change, one with its own.
  const first = midnight - offsetMs(zone, new Date(midnight))
  return new Date(midnight - offsetMs(zone, new Date(first)) - 1)
}

function offsetMs(zone: Zone, at: Date): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
