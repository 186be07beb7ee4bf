import { daysToCompare, isWithinDay } from './reconciled-days.rules'

test('the day before in Taipei is compared, and days of the last week that no file came for', () => {
  const now = new Date('2026-11-22T21:30:00Z')
  expect(daysToCompare(now, new Set())).toHaveLength(7)
  const others = ['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-17', '2026-11-16']
  expect(daysToCompare(now, new Set(others))).toEqual(['2026-11-22', '2026-11-18'])
})

test.each([
  ['2026-11-21T17:00:00Z', true],
  ['2026-11-22T14:59:59Z', true],
  ['2026-11-21T16:30:00Z', false],
  ['2026-11-22T15:00:00Z', false],
])('a payment of %s must be in the file of 22 November: %s', (at, expected) => {
  expect(isWithinDay(new Date(at), '2026-11-22')).toBe(expected)
})
