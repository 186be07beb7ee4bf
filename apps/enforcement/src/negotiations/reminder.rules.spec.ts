import { reminderAt } from './reminder.rules'

test.each([
  ['7 days: two days before its end', '2026-12-08', '2026-12-06'],
  ['14 days: after a week', '2026-12-15', '2026-12-08'],
  ['30 days: after a week', '2026-12-31', '2026-12-08'],
])('MEMBER-07: the claimant is reminded of an offer of %s', (_, ends, reminded) => {
  const at = (day: string) => new Date(`${day}T08:00:00Z`)
  expect(reminderAt(at('2026-12-01'), at(ends))).toEqual(at(reminded))
})
