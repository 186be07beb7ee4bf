import type { Unit } from '@originseal/contracts'
import fc from 'fast-check'
import { firstCatalogue } from '@originseal/contracts/billing/first-catalogue'
import { amountOfRescission, amountOfUnusedTime, listPrices, type RefundedOrder } from './refund-amount.rules'

const prices = listPrices(firstCatalogue)
const order = (change: Partial<RefundedOrder> = {}): RefundedOrder => ({
  paid: 590,
  refunded: 0,
  startedAtOnce: true,
  isCompleteOnceGiven: false,
  used: new Map<Unit, number>([['seal', 3]]),
  ...change,
})
const amountOf = (change: Partial<RefundedOrder>) => amountOfRescission(order(change), prices).amount

test('the price of a unit is that of the cheapest pack of nothing else', () => {
  expect([...prices]).toEqual([
    ['takedown', 398],
    ['seal', 19.5],
    ['scan', 49],
  ])
})

test('a pack of two kinds of units says the price of neither', () => {
  const [pack] = firstCatalogue.packs
  const packs = [{ ...pack!, price: 10, units: { takedown: 2, 'trademark-report': 1 } }]
  expect([...listPrices({ packs })]).toEqual([])
})

describe('an order that is rescinded', () => {
  it.each<[string, Partial<RefundedOrder>, object[]]>([
    ['what was used', {}, [{ unit: 'seal', used: 3, amount: 58 }]],
    ['not what was not', { used: new Map([['seal', 0]]) }, []],
    ['nothing without consent', { startedAtOnce: false }, []],
    ['nothing of what is complete once given', { isCompleteOnceGiven: true }, []],
  ])('names what is deducted: %s', (_what, change, deductions) =>
    expect(amountOfRescission(order(change), prices).deductions).toEqual(deductions),
  )

  it.each<[string, Partial<RefundedOrder>, number]>([
    ['was told to begin at once: what was used is deducted', {}, 590 - 58],
    ['was not told to begin at once: all of it', { startedAtOnce: false }, 590],
    ['of which nothing was used', { used: new Map() }, 590],
    ['of which more was used than it cost: nothing', { used: new Map([['seal', 100]]) }, 0],
    ['of which a part is back already', { refunded: 500, used: new Map() }, 90],
    ['is complete once given: nothing', { isCompleteOnceGiven: true, used: new Map() }, 0],
    [
      'is complete once given, without consent: all',
      { isCompleteOnceGiven: true, startedAtOnce: false },
      590,
    ],
    ['used units that no pack sells: nothing is deducted', { used: new Map([['video', 4]]) }, 590],
  ])('%s', (_what, change, expected) => expect(amountOf(change)).toBe(expected))

  it('never gives back more than was paid, nor less than nothing, nor more for using more', () => {
    const orders = fc.record({ paid: fc.nat(50_000), refunded: fc.nat(50_000), used: fc.nat(200) })
    fc.assert(
      fc.property(
        orders.filter(({ paid, refunded }) => refunded <= paid),
        ({ paid, refunded, used }) => {
          const amount = amountOf({ paid, refunded, used: new Map([['seal', used]]) })
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(paid - refunded)
          expect(amountOf({ paid, refunded, used: new Map([['seal', used + 1]]) })).toBeLessThanOrEqual(
            amount,
          )
        },
      ),
    )
  })
})

describe('a plan that is replaced before its end', () => {
  const period = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') }
  it.each([
    ['at its begin', '2026-11-01T00:00:00Z', 590],
    ['at half of its time', '2026-11-16T00:00:00Z', 295],
    ['at its end', '2026-12-01T00:00:00Z', 0],
    ['after it', '2026-12-09T00:00:00Z', 0],
    ['before it has begun', '2026-10-09T00:00:00Z', 590],
  ])('%s', (_when, now, expected) =>
    expect(amountOfUnusedTime({ amount: 590, refunded: 0, ...period }, new Date(now))).toBe(expected),
  )

  it('gives back of what an earlier refund has left, and not of the price', () => {
    const halved = { amount: 590, refunded: 295, ...period }
    expect(amountOfUnusedTime(halved, new Date('2026-11-16T00:00:00Z'))).toBe(147)
  })

  const day = 86_400_000
  const payments = fc.array(
    fc
      .record({
        amount: fc.nat(50_000),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        days: fc.integer({ min: 1, max: 366 }),
      })
      .map(({ amount, share, days }) => ({ amount, refunded: Math.floor(amount * share), days })),
    { minLength: 1, maxLength: 6 },
  )

  it('keeps of all payments together no less than the used time costs, and no more than a dollar each above it', () => {
    fc.assert(
      fc.property(payments, fc.nat(2_400), (paid, passed) => {
        const begin = period.from.getTime()
        const now = new Date(begin + passed * day)
        let from = begin
        let [kept, cost] = [0, 0]
        for (const { amount, refunded, days } of paid) {
          const time = { amount, refunded, from: new Date(from), to: new Date(from + days * day) }
          const back = amountOfUnusedTime(time, now)
          expect(back).toBeLessThanOrEqual(amount - refunded)
          const later = amountOfUnusedTime(time, new Date(now.getTime() + day))
          expect(later).toBeLessThanOrEqual(back)
          const used = Math.min(1, Math.max(0, (now.getTime() - from) / (days * day)))
          kept += amount - refunded - back
          cost += (amount - refunded) * used
          from += days * day
        }
        expect(kept).toBeGreaterThanOrEqual(cost - 0.001)
        expect(kept).toBeLessThan(cost + paid.length + 0.001)
      }),
    )
  })
})
