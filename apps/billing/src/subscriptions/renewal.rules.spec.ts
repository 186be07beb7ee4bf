import { monthsLater } from '@originseal/contracts'
import fc from 'fast-check'
import { isUnpaid, renewedBy, type PaidTime } from './renewal.rules'

const start = new Date('2026-01-31T04:00:00Z')
const paid = (change: Partial<PaidTime> = {}): PaidTime => ({
  interval: 'month',
  anchorAt: start,
  anchorPeriod: 0,
  period: 0,
  periodUntil: monthsLater(start, 1),
  paidUntil: monthsLater(start, 1),
  ...change,
})
const day = (at: Date | undefined) => at?.toISOString().slice(0, 10)

test('charges on time go on from the first day: 31 January, 28 February, 31 March', () => {
  const time = { ...paid() }
  const ends: unknown[] = []
  for (let charges = 0; charges < 3; charges++) {
    const renewed = renewedBy(time, time.paidUntil)
    ends.push(day(renewed.paidUntil))
    Object.assign(time, {
      ...renewed,
      period: renewed.opens?.number ?? -1,
      periodUntil: renewed.opens?.to as Date,
    })
  }
  expect(ends).toEqual(['2026-03-31', '2026-04-30', '2026-05-31'])
})

test('a charge that comes early opens its month at once, and pays for no less', () => {
  const renewed = renewedBy(paid(), new Date('2026-02-27T04:00:00Z'))
  expect(day(renewed.opens?.from)).toBe('2026-02-27')
  expect(day(renewed.opens?.to)).toBe('2026-03-31')
  expect(day(renewed.paidUntil)).toBe('2026-03-31')
})

test('a charge that comes late opens its month late', () => {
  const renewed = renewedBy(paid(), new Date('2026-03-10T04:00:00Z'))
  expect(renewed.opens).toMatchObject({ number: 1, from: new Date('2026-03-10T04:00:00Z') })
  expect(day(renewed.paidUntil)).toBe('2026-04-10')
  expect(renewed).toMatchObject({ anchorPeriod: 1 })
})

test('up to two days after its end a month goes on where it ended; later it opens with the charge', () => {
  const end = paid().paidUntil
  const charged = (ms: number) => renewedBy(paid(), new Date(end.getTime() + ms))
  const twoDays = 172_800_000
  for (const ms of [1, 86_400_000, twoDays]) {
    expect(charged(ms).from).toEqual(end)
    expect(charged(ms).opens?.from).toEqual(end)
    expect(day(charged(ms).paidUntil)).toBe('2026-03-31')
  }
  expect(charged(twoDays + 1).from).toEqual(new Date(end.getTime() + twoDays + 1))
})

test('a year that is charged while months of the last are still to come leaves those to come', () => {
  const year = paid({ interval: 'year', paidUntil: monthsLater(start, 12) })
  const renewed = renewedBy(year, new Date('2026-06-01T04:00:00Z'))
  expect(renewed.opens).toBeUndefined()
  expect(day(renewed.paidUntil)).toBe('2028-01-31')
})

test('whenever charges come: each pays for a whole period, months are never given twice nor overlap what is paid', () => {
  const delays = fc.array(fc.integer({ min: -3, max: 20 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.constantFrom('month' as const, 'year' as const), delays, (interval, days) => {
      const time = paid({ interval, paidUntil: monthsLater(start, interval === 'month' ? 1 : 12) })
      for (const late of days) {
        // The clock begins the months that are paid.
        while (time.periodUntil < time.paidUntil) {
          const number = time.period + 1
          Object.assign(time, {
            period: number,
            periodUntil: monthsLater(time.anchorAt, number + 1 - time.anchorPeriod),
          })
        }
        const at = new Date(time.paidUntil.getTime() + late * 86_400_000)
        const renewed = renewedBy(time, at)
        expect(renewed.opens?.number).toBe(time.period + 1)
        expect(renewed.opens?.to.getTime()).toBeLessThanOrEqual(renewed.paidUntil.getTime())
        const length = (renewed.paidUntil.getTime() - renewed.from.getTime()) / 86_400_000
        expect(length).toBeGreaterThanOrEqual(interval === 'month' ? 28 : 365)
        expect(length).toBeLessThanOrEqual(interval === 'month' ? 31 : 366)
        Object.assign(time, {
          ...renewed,
          period: renewed.opens?.number ?? 0,
          periodUntil: renewed.opens?.to as Date,
        })
      }
    }),
  )
})

test('a plan is unpaid once its charge has failed, or none came for three days', () => {
  const until = new Date('2026-02-28T04:00:00Z')
  expect(isUnpaid(until, true, until)).toBe(true)
  expect(isUnpaid(until, false, new Date('2026-03-03T03:59:59Z'))).toBe(false)
  expect(isUnpaid(until, false, new Date('2026-03-03T04:00:00Z'))).toBe(true)
})
