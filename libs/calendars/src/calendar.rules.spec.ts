import { calendars, workingDaysAfter, type CalendarName } from './calendar.rules'
import { dateIn, daysAfter, endOfDay, isWeekend, monthsAfter } from './civil-date.rules'
import { taiwanOffice } from './taiwan-office-days.rules'

/** Computed by hand from the official calendars: event, working days, last day, and why it is a trap. */
const oracle: readonly (readonly [CalendarName, string, number, string, string])[] = [
  ['TW', '2026-02-13', 5, '2026-03-02', 'Spring Festival, then 27 February'],
  ['TW', '2026-02-13', 10, '2026-03-09', 'Spring Festival'],
  ['TW', '2026-02-13', 14, '2026-03-13', 'Spring Festival'],
  ['TW', '2026-02-11', 10, '2026-03-05', 'begins before the holidays'],
  ['TW', '2026-04-02', 5, '2026-04-13', 'two substitute days'],
  ['TW', '2026-09-18', 10, '2026-10-06', '25 and 28 September'],
  ['TW', '2026-09-18', 14, '2026-10-13', 'and 9 October'],
  ['TW', '2026-10-20', 10, '2026-11-04', '26 October'],
  ['TW', '2025-02-07', 1, '2025-02-08', 'a working Saturday'],
  ['TW', '2025-09-26', 1, '2025-09-30', 'a holiday made by the law of 2025'],
  ['TW', '2025-01-24', 10, '2025-02-13', 'holidays and a working Saturday'],
  ['US-FED', '2026-11-20', 10, '2026-12-07', 'Thanksgiving'],
  ['US-FED', '2026-11-20', 14, '2026-12-11', 'Thanksgiving'],
  ['US-FED', '2026-06-30', 10, '2026-07-15', '4 July on a Saturday'],
  ['US-FED', '2026-06-30', 14, '2026-07-21', '4 July on a Saturday'],
  ['US-FED', '2026-12-21', 10, '2027-01-06', 'the end of the year'],
]

describe('MEMBER-06: working days', () => {
  it.each(oracle)('%s: %s and %i working days end on %s (%s)', (calendar, event, days, last) => {
    expect(workingDaysAfter(calendar, event, days)?.date).toBe(last)
  })

  it('are those that a list of all working days names, for every day and length', () => {
    const off = new Set(taiwanOffice.days.flatMap(([date, kind]) => (kind === 'off' ? [date as string] : [])))
    const working = new Set(
      taiwanOffice.days.flatMap(([date, kind]) => (kind === 'working' ? [date as string] : [])),
    )
    const every: string[] = []
    for (let date: string = taiwanOffice.from; date <= taiwanOffice.until; date = daysAfter(date, 1))
      every.push(date)
    const listed = every.filter((date) => working.has(date) || (!isWeekend(date) && !off.has(date)))
    for (const event of every.slice(0, -60))
      for (const days of [1, 5, 10, 14])
        expect(workingDaysAfter('TW', event, days)?.date).toBe(
          listed.filter((date) => date > event)[days - 1],
        )
  })

  it('are as many as the official calendar of 2026 has', () => {
    const of2026 = Array.from({ length: 365 }, (_, day) => daysAfter('2026-01-01', day))
    expect(of2026.filter((date) => calendars.TW.isWorking(date))).toHaveLength(245)
  })

  it('CALENDAR_UNKNOWN: are not guessed where the official calendar is not there yet', () => {
    expect(workingDaysAfter('TW', '2026-12-18', 5)?.date).toBe('2026-12-28')
    expect(workingDaysAfter('TW', '2026-12-18', 10)).toBeUndefined()
    expect(workingDaysAfter('TW', '2022-12-01', 1)).toBeUndefined()
  })

  it('end with the last instant of the day where they are counted', () => {
    expect(workingDaysAfter('TW', '2026-02-13', 5)?.endsAt.toISOString()).toBe('2026-03-02T15:59:59.999Z')
    expect(endOfDay('America/New_York', '2026-03-06').toISOString()).toBe('2026-03-07T04:59:59.999Z')
    expect(endOfDay('America/New_York', '2026-03-08').toISOString()).toBe('2026-03-09T03:59:59.999Z')
    expect(endOfDay('America/New_York', '2026-11-01').toISOString()).toBe('2026-11-02T04:59:59.999Z')
  })
})

it('a day is that of the zone, not of the machine', () => {
  const at = new Date('2026-02-12T16:30:00.000Z')
  expect(dateIn('Asia/Taipei', at)).toBe('2026-02-13')
  expect(dateIn('America/New_York', at)).toBe('2026-02-12')
})

it('months are clipped to the end of a shorter one', () => {
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28')
  expect(monthsAfter('2027-08-31', 6)).toBe('2028-02-29')
  expect(monthsAfter('2026-03-15', 24)).toBe('2028-03-15')
})
