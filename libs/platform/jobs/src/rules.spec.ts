import { doubling } from './job'
import { nextRun } from './next-run'
import { pauseAfter } from './retry.rules'

test('pauses grow as the kind says, the last one stays, and after the last try there is none', () => {
  const retry = { tries: 5, pausesMs: [1, 10, 60] } as const
  expect([1, 2, 3, 4, 5, 6].map((failures) => pauseAfter(retry, failures))).toEqual([
    1,
    10,
    60,
    60,
    undefined,
    undefined,
  ])
})

test('doubling pauses end at the longest', () => {
  expect(doubling(10, 60)).toEqual([10, 20, 40, 60])
  expect(doubling(10, 80)).toEqual([10, 20, 40, 80])
  expect(doubling(10, 10)).toEqual([10, 10])
  expect(doubling(60, 10)).toEqual([10, 10])
})

test('schedules are in UTC, and the time that has just been is not named again', () => {
  const at = (time: string) => new Date(`2026-03-29T${time}Z`)
  expect(nextRun('0 * * * *', at('00:30:00'))).toEqual(at('01:00:00'))
  expect(nextRun('0 * * * *', at('01:00:00'))).toEqual(at('02:00:00'))
  expect(nextRun('*/10 * * * * *', at('01:00:00.400'))).toEqual(at('01:00:10'))
  expect(() => nextRun('every hour', at('00:00:00'))).toThrow('CronPattern')
})
