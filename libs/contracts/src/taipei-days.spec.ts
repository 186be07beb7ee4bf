import { countsOfDays, instantsOf, lastTaipeiDays, startOfTaipeiDay } from './taipei-days'

test('the last days are those of Taiwan, today included, over the end of a month', () => {
  // 00:30 on 2 December in Taipei.
  const now = new Date('2026-12-01T16:30:00.000Z')
  expect(lastTaipeiDays(now, 3)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
  expect(startOfTaipeiDay('2026-12-02').toISOString()).toBe('2026-12-01T16:00:00.000Z')
})

test('days from one to another are all instants of the first and of the last', () => {
  expect(instantsOf({ from: '2026-11-30', until: '2026-12-01' })).toEqual({
    from: new Date('2026-11-29T16:00:00.000Z'),
    before: new Date('2026-12-01T16:00:00.000Z'),
  })
  expect(instantsOf({})).toEqual({})
})

test('a day without a count is 0, and several counts of one day are one', () => {
  const counts = [
    { date: '2026-11-30', value: 990 },
    { date: '2026-11-30', value: -90 },
    { date: '2026-11-01', value: 7 },
  ]
  expect(countsOfDays(['2026-11-30', '2026-12-01'], counts)).toEqual([
    { date: '2026-11-30', value: 900 },
    { date: '2026-12-01', value: 0 },
  ])
})
