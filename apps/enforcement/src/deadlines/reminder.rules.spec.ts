import { nextReminder } from './reminder.rules'

const end = new Date('2026-03-31T15:59:59.999Z')
const before = (days: number, ms = 0): Date => new Date(end.getTime() - days * 86_400_000 + ms)

describe('MEMBER-06: reminders of what lapses', () => {
  it.each([
    ['owner-answer', [15, 7, 1]],
    ['tw-lawsuit', [7, 3, 1]],
    ['us-lawsuit', [7, 3, 1]],
    ['tw-supplement', [3, 1]],
  ] as const)('%s: so many days before the end', (name, days) => {
    const times: Date[] = []
    for (let next = nextReminder(name, end, before(40)); next; next = nextReminder(name, end, next))
      times.push(next)
    expect(times).toEqual(days.map((each) => before(each)))
  })

  it('none of what cannot be told, of what is over, or of what nothing is lost with', () => {
    expect(nextReminder('tw-lawsuit', null, end)).toBeNull()
    expect(nextReminder('tw-lawsuit', end, before(1))).toBeNull()
    expect(nextReminder('watch', end, before(40))).toBeNull()
  })

  it('a period that begins late has the reminders that are left', () => {
    expect(nextReminder('tw-lawsuit', end, before(3, 1))).toEqual(before(1))
  })
})
