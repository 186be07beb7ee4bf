/** When something may have been, as far as somebody said; both the same where they said it exactly. */
export interface StatedTime {
  readonly earliest: Date
  readonly latest: Date
}

/** ISO 8601 as schema.org's Date and DateTime have it: a month, a day, or a moment with or without its zone. */
const form =
  /^(\d{4})-(\d{2})(?:-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?)?$/i

const hourMs = 3_600_000
/** Clocks run from UTC-12 to UTC+14, and a page that names no zone can be in any of them. */
const eastmostHours = 14
const westmostHours = 12

/**
 * Reads what a page says of a time, without reading more into it: a day is all the hours that are that day somewhere
 * on earth. Undefined for what is no date, or a date that readers in different countries read differently.
 */
export function readStatedTime(written: string): StatedTime | undefined {
  const [, year, month, day, clock, zone] = form.exec(written.trim()) ?? []
  if (year === undefined || month === undefined) return undefined
  const from = Date.parse(`${year}-${month}-${day ?? '01'}T00:00:00Z`)
  if (Number.isNaN(from) || new Date(from).getUTCMonth() + 1 !== Number(month)) return undefined
  if (clock === undefined) return anywhere(from, day === undefined ? nextMonth(from) : from + 24 * hourMs)
  const moment = Date.parse(`${year}-${month}-${day}T${clock.replace(',', '.')}${offset(zone)}`)
  if (Number.isNaN(moment)) return undefined
  return zone === undefined
    ? anywhere(moment, moment)
    : { earliest: new Date(moment), latest: new Date(moment) }
}

function anywhere(from: number, until: number): StatedTime {
  return {
    earliest: new Date(from - eastmostHours * hourMs),
    latest: new Date(until + westmostHours * hourMs),
  }
}

function nextMonth(from: number): number {
  const date = new Date(from)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

function offset(zone: string | undefined): string {
  if (zone === undefined || /^z$/i.test(zone)) return 'Z'
  return zone.replace(/^([+-]\d{2}):?(\d{2})?$/u, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)
}
