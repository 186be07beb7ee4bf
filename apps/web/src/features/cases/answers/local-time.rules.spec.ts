import { fromLocalTime, toLocalTime } from './local-time.rules'

const earliest = new Date(2026, 10, 22, 8, 5, 30, 250)

test('an instant is written by the reader’s own clock, and read back to the minute', () => {
  expect(toLocalTime(earliest)).toBe('2026-11-22T08:05')
  expect(fromLocalTime('2026-11-23T09:00', earliest)).toBe(new Date(2026, 10, 23, 9).toISOString())
})

test('the minute of the opening is not before it, the minute before is', () => {
  expect(fromLocalTime('2026-11-22T08:05', earliest)).toBe(earliest.toISOString())
  expect(fromLocalTime('2026-11-22T08:04', earliest)).toBe(new Date(2026, 10, 22, 8, 4).toISOString())
})

test('what is no time is none', () => {
  expect([fromLocalTime('', earliest), fromLocalTime('soon', earliest)]).toEqual([undefined, undefined])
})
