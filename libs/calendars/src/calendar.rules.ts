import { daysAfter, endOfDay, isWeekend, monthsAfter, type CivilDate, type Zone } from './civil-date.rules'
import { taiwanOffice } from './taiwan-office-days.rules'
import { isFederalHoliday } from './us-federal-holidays.rules'

/** Which days count as working days, and where they begin and end. */
export interface Calendar {
  readonly version: string
  readonly zone: Zone
  /** Undefined where it is not known: never a guess. */
  readonly isWorking: (date: CivilDate) => boolean | undefined
}

const kinds = new Map<CivilDate, 'off' | 'working'>(taiwanOffice.days.map(([date, kind]) => [date, kind]))

export const calendars = {
  TW: {
    version: taiwanOffice.version,
    zone: 'Asia/Taipei',
    isWorking: (date) => {
      if (date < taiwanOffice.from || date > taiwanOffice.until) return undefined
      const kind = kinds.get(date)
      return kind ? kind === 'working' : !isWeekend(date)
    },
  },
  /** Monday to Friday less the holidays of 5 USC 6103. */
  'US-FED': {
    version: 'us-fed-1',
    zone: 'America/New_York',
    isWorking: (date) => !isWeekend(date) && !isFederalHoliday(date),
  },
} as const satisfies Record<string, Calendar>
export type CalendarName = keyof typeof calendars

export interface Deadline {
  readonly date: CivilDate
  /** The last instant of that day in the calendar's zone. */
  readonly endsAt: Date
  /** Of the calendar that it was counted by. */
  readonly version: string
}

/**
 * So many working days, counted from the day after the event, whatever day that is.
 * @returns undefined where the calendar does not reach as far (`CALENDAR_UNKNOWN`)
 */
export function workingDaysAfter(name: CalendarName, event: CivilDate, days: number): Deadline | undefined {
  const { isWorking, version, zone }: Calendar = calendars[name]
  let date = event
  for (let counted = 0; counted < days;) {
    date = daysAfter(date, 1)
    const works = isWorking(date)
    if (works === undefined) return undefined
    if (works) counted++
  }
  return { date, endsAt: endOfDay(zone, date), version }
}

/**
 * The last day of so many months, counted from the day after the event. A last day on which offices are closed moves to the next
 * on which they work (Administrative Procedure Act of Taiwan art. 48).
 * @returns where the calendar does not reach as far the last day before any move, which is never too late
 */
export function periodEnd(name: CalendarName, event: CivilDate, months: number): CivilDate {
  const { isWorking }: Calendar = calendars[name]
  const last = monthsAfter(event, months)
  for (let date = last; ; date = daysAfter(date, 1)) {
    const works = isWorking(date)
    if (works === undefined) return last
    if (works) return date
  }
}
