import fc from 'fast-check'
import { periodAfter, periodAt } from './period.rules'

test('BILL-01: months are counted from the first day and clipped to the end of the month, in Taiwan', () => {
  const start = new Date('2027-01-31T04:00:00.000Z')
  expect([0, 1, 2].map((number) => periodAfter(start, number).to.toISOString())).toEqual([
    '2027-02-28T04:00:00.000Z',
    '2027-03-31T04:00:00.000Z',
    '2027-04-30T04:00:00.000Z',
  ])
})

test('BILL-01: every instant is in one month, and months follow each other without a gap', () => {
  const date = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 4_000 }), (start, days) => {
      const now = new Date(start.getTime() + days * 86_400_000)
      const { number, from, to } = periodAt(start, now)
      expect(from <= now && now < to).toBe(true)
      expect(periodAfter(start, number + 1).from).toEqual(to)
    }),
  )
})
