import { calendarVersions, clockEnd, countsByCalendar } from './statutory-clock.rules'

const taipei = (date: string, time = '12:00'): Date => new Date(`${date}T${time}:00+08:00`)

describe('MEMBER-06: the clocks of the law', () => {
  it.each([
    ['tw-supplement', taipei('2026-02-13'), '2026-03-02T15:59:59.999Z'],
    ['tw-lawsuit', taipei('2026-02-13'), '2026-03-09T15:59:59.999Z'],
    ['tw-restore', taipei('2026-02-13'), '2026-03-13T15:59:59.999Z'],
    ['us-restore', new Date('2026-11-20T20:00:00Z'), '2026-12-12T04:59:59.999Z'],
    ['us-lawsuit', new Date('2026-11-20T20:00:00Z'), '2026-12-05T04:59:59.999Z'],
    ['eu-complaint', taipei('2026-08-31'), '2027-02-28T15:59:59.999Z'],
    ['civil-limitation', taipei('2026-03-15'), '2028-03-15T15:59:59.999Z'],
    ['watch', taipei('2026-03-01'), '2026-05-30T15:59:59.999Z'],
  ] as const)('%s from %s ends at %s', (name, start, end) => {
    expect(clockEnd(name, start)?.endsAt.toISOString()).toBe(end)
  })

  it('count from the day where the law holds: a mail at half past midnight in Taipei is of that day', () => {
    expect(clockEnd('tw-supplement', taipei('2026-02-13', '00:30'))?.endsOn).toBe('2026-03-02')
    expect(clockEnd('tw-supplement', taipei('2026-02-12', '23:30'))?.endsOn).toBe('2026-02-26')
  })

  it('name the calendar they were counted by, and none where the calendar does not reach', () => {
    expect(clockEnd('tw-lawsuit', taipei('2026-02-13'))?.calendarVersion).toBe('tw-office-2026')
    expect(clockEnd('watch', taipei('2026-02-13'))?.calendarVersion).toBeNull()
    expect(clockEnd('tw-restore', taipei('2026-12-20'))).toBeUndefined()
  })

  it('that hang on a calendar are those in working days; the calendars tell their versions', () => {
    expect(countsByCalendar).toEqual([
      'tw-supplement',
      'tw-lawsuit',
      'tw-restore',
      'us-lawsuit',
      'us-restore',
    ])
    expect(calendarVersions).toContain(clockEnd('tw-lawsuit', taipei('2026-02-13'))?.calendarVersion)
    expect(calendarVersions).toContain(clockEnd('us-lawsuit', taipei('2026-02-13'))?.calendarVersion)
  })
})
