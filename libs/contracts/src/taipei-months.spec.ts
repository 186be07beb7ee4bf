import { monthsLater } from './taipei-months'

describe('AUTH-16: two months later', () => {
  test.each([
    ['2026-11-21T04:00:00.000Z', '2027-01-21T04:00:00.000Z'],
    // 31 December in Taiwan, of which February has none.
    ['2026-12-31T04:00:00.000Z', '2027-02-28T04:00:00.000Z'],
    ['2027-12-31T04:00:00.000Z', '2028-02-29T04:00:00.000Z'],
    // 1 December in Taiwan although still November in Greenwich.
    ['2026-11-30T17:00:00.000Z', '2027-01-31T17:00:00.000Z'],
  ])('%s → %s', (from, to) => {
    expect(monthsLater(new Date(from), 2).toISOString()).toBe(to)
  })
})
