import * as fc from 'fast-check'
import { isDoneAlone } from './daily-sum.rules'

const most = 3_000
const amounts = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 40 })

/** What of these, one after the other on one day, was done alone. */
function alone(all: readonly number[]): number[] {
  let soFar = 0
  return all.filter((amount) => {
    const isAlone = isDoneAlone(soFar, { amount, most })
    if (isAlone) soFar += amount
    return isAlone
  })
}
const sum = (all: readonly number[]): number => all.reduce((total, amount) => total + amount, 0)

test('ADMIN-01: however a sum is cut into parts, no more than the limit is done alone on a day', () => {
  fc.assert(fc.property(amounts, (all) => expect(sum(alone(all))).toBeLessThanOrEqual(most)))
})

test('ADMIN-01: what stays within the limit as a whole needs nobody else', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 12 }), (all) => {
      fc.pre(sum(all) <= most)
      expect(alone(all)).toEqual(all)
    }),
  )
})

test('ADMIN-01: what another has to approve leaves as much to do alone as before', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: most + 1, max: 9_000 }), (all, large) => {
      expect(alone([large, ...all])).toEqual(alone(all))
    }),
  )
})
