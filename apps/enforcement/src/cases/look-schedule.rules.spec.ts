import {
  lookAfter,
  nextConfirmingLook,
  nextFiledLook,
  nextLook,
  nextWatchLook,
  spread,
  type LookedAt,
} from './look-schedule.rules'

const begin = Date.UTC(2026, 2, 1)
const hour = 3_600_000
const at = (hours: number): Date => new Date(begin + hours * hour)
const looked = (more: Partial<LookedAt>): LookedAt => ({
  state: 'filed',
  changedAt: at(0),
  removedAt: null,
  dueAt: null,
  ...more,
})

test('looks come soon, then rarely', () => {
  const hoursOf = (next: (now: Date) => Date, count: number): number[] => {
    const hours: number[] = []
    for (let now = at(0); hours.length < count;) {
      now = next(now)
      hours.push((now.getTime() - begin) / hour)
    }
    return hours
  }
  expect(hoursOf((now) => nextConfirmingLook(at(0), now), 6)).toEqual([1 / 6, 2, 6, 24, 26, 28])
  expect(hoursOf((now) => nextConfirmingLook(at(0), now), 18).slice(-3)).toEqual([48, 60, 72])
  expect(hoursOf((now) => nextFiledLook(at(0), now), 12)).toEqual([
    1, 6, 12, 24, 36, 48, 60, 72, 84, 96, 120, 144,
  ])
  expect(hoursOf((now) => nextFiledLook(at(0), now), 22).slice(-3)).toEqual([336, 504, 672])
  expect(hoursOf((now) => nextWatchLook(at(0), now), 6)).toEqual([24, 168, 720, 2160, 2184, 2208])
})

test('the last look before the target is due comes before it', () => {
  expect(nextLook(looked({ dueAt: at(66) }), null, at(60))).toEqual(at(66 - 1 / 6))
  expect(nextLook(looked({ dueAt: at(66) }), null, at(65.9))).toEqual(at(72))
  expect(nextLook(looked({ dueAt: at(90) }), null, at(60))).toEqual(at(72))
})

test('a removal is confirmed from its first look on, not from when it was told', () => {
  expect(nextLook(looked({ state: 'verifying' }), at(1), at(2))).toEqual(at(3))
  expect(nextLook(looked({ state: 'verifying' }), null, at(1))).toEqual(at(2))
})

test.each(['draft', 'restored', 'litigation', 'closed'] as const)('%s: nobody looks', (state) => {
  expect(nextLook(looked({ state }), null, at(1))).toBeNull()
  expect(lookAfter('withdraw', looked({ state }), at(3))).toBeNull()
})

test('an opened case and an announced removal are looked at in that minute', () => {
  expect(lookAfter('open', looked({ state: 'checking' }), null)).toEqual(at(0))
  expect(lookAfter('removal-announced', looked({ state: 'verifying' }), at(12))).toEqual(at(0))
  expect(lookAfter('dispatched', looked({}), at(24))).toEqual(at(1))
  expect(lookAfter('acknowledged', looked({}), at(0.5))).toEqual(at(0.5))
  expect(lookAfter('down-confirmed', looked({ state: 'removed', removedAt: at(-26) }), null)).toEqual(at(142))
})

test('looks of many cases are spread by a tenth of their pause', () => {
  expect(spread(at(10), at(0), 0)).toEqual(at(9.5))
  expect(spread(at(10), at(0), 1)).toEqual(at(10.5))
  expect(spread(at(1), at(2), 0.5)).toEqual(at(2))
})
