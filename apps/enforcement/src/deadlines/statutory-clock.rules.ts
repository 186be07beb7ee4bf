import {
  calendars,
  dateIn,
  daysAfter,
  endOfDay,
  monthsAfter,
  workingDaysAfter,
  type CalendarName,
  type CivilDate,
  type Zone,
} from '@originseal/calendars'

type Period =
  | { readonly workingDays: number; readonly calendar: CalendarName }
  | { readonly months: number }
  | { readonly days: number }

interface StatutoryClock {
  /** Counted from the day after what began it. */
  readonly period: Period
  readonly owes: 'owner' | 'platform' | 'nobody'
  /** Shown to the owner alone. */
  readonly isPrivate?: true
}

/**
 * The periods that law or our own watch set. Sources: Copyright Act of Taiwan arts. 89-1 and 90-9 with the implementing
 * regulations art. 4, 17 USC 512(g)(2), Regulation (EU) 2022/2065 art. 20, Code of Criminal Procedure art. 237.
 */
export const statutoryClocks = {
  /** To correct a notice; else it counts as never filed. */
  'tw-supplement': { period: { workingDays: 5, calendar: 'TW' }, owes: 'owner' },
  /** To prove a lawsuit after a counter-notice was forwarded. */
  'tw-lawsuit': { period: { workingDays: 10, calendar: 'TW' }, owes: 'owner' },
  'tw-restore': { period: { workingDays: 14, calendar: 'TW' }, owes: 'platform' },
  /** The last safe day: the provider may restore from the tenth on. */
  'us-lawsuit': { period: { workingDays: 9, calendar: 'US-FED' }, owes: 'owner' },
  'us-restore': { period: { workingDays: 14, calendar: 'US-FED' }, owes: 'platform' },
  'eu-complaint': { period: { months: 6 }, owes: 'owner' },
  'criminal-complaint': { period: { months: 6 }, owes: 'owner', isPrivate: true },
  'civil-limitation': { period: { months: 24 }, owes: 'owner', isPrivate: true },
  'owner-answer': { period: { days: 30 }, owes: 'owner' },
  watch: { period: { days: 90 }, owes: 'nobody' },
} as const satisfies Record<string, StatutoryClock>
export type ClockName = keyof typeof statutoryClocks

/** Periods whose end hangs on a calendar, and the versions of the calendars as they are now. */
export const countsByCalendar = (Object.keys(statutoryClocks) as ClockName[]).filter(
  (name) => 'workingDays' in statutoryClocks[name].period,
)
export const calendarVersions: readonly string[] = Object.values(calendars).map(({ version }) => version)

export interface ClockEnd {
  readonly endsOn: CivilDate
  readonly endsAt: Date
  /** Of the calendar it was counted by; null where no calendar is needed. */
  readonly calendarVersion: string | null
}

/** @returns undefined where the calendar does not reach as far: nobody guesses a day that rights hang on */
export function clockEnd(name: ClockName, startedAt: Date): ClockEnd | undefined {
  const { period }: StatutoryClock = statutoryClocks[name]
  if ('workingDays' in period) {
    const start = dateIn(calendars[period.calendar].zone, startedAt)
    const deadline = workingDaysAfter(period.calendar, start, period.workingDays)
    return deadline && { endsOn: deadline.date, endsAt: deadline.endsAt, calendarVersion: deadline.version }
  }
  const start = dateIn(zoneOfOwners, startedAt)
  const endsOn = 'months' in period ? monthsAfter(start, period.months) : daysAfter(start, period.days)
  return { endsOn, endsAt: endOfDay(zoneOfOwners, endsOn), calendarVersion: null }
}

const zoneOfOwners: Zone = 'Asia/Taipei'
