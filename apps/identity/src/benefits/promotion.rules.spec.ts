import fc from 'fast-check'
import { promotionDay, promotionDayEnd } from './promotion.rules'

describe('AUTH-16: the promotion’s day', () => {
  test.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
    ['2028-02-28T16:30:00.000Z', '2028-02-29'],
  ])('%s is %s in Taiwan', (instant, day) => {
    expect(promotionDay(new Date(instant))).toBe(day)
  })

  test('is 24 hours long, whatever the day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (at) => {
          expect(promotionDay(new Date(at.getTime() + 86_400_000))).not.toBe(promotionDay(at))
          const local = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
          expect(promotionDay(at)).toBe(local)
        },
      ),
    )
  })
})

test('HOME-09: a day ends at the midnight in Taiwan', () => {
  expect(promotionDayEnd('2026-11-22')).toEqual(new Date('2026-11-22T16:00:00Z'))
  expect(promotionDayEnd('2026-12-31')).toEqual(new Date('2026-12-31T16:00:00Z'))
})
