import { pauseAfter } from './retry.rules'

const hourMs = 3_600_000

test('pauses double from ten seconds to half an hour', () => {
  expect([1, 2, 3, 8, 9, 50].map((tries) => pauseAfter(tries, 0))).toEqual([10, 20, 40, 1_280, 1_800, 1_800])
})

test('after a day there is no next try', () => {
  expect(pauseAfter(3, 24 * hourMs - 1)).toBe(40)
  expect(pauseAfter(3, 24 * hourMs)).toBeUndefined()
})
