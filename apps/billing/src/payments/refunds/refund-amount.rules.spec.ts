import type { Unit } from '@originseal/contracts'
import fc from 'fast-check'
import { firstCatalogue } from '../../catalogue/first-catalogue'
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

describe('an order that is rescinded', () => {
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
  ])('%s', (_when, now, expected) => expect(amountOfUnusedTime(590, period, new Date(now))).toBe(expected))
})
