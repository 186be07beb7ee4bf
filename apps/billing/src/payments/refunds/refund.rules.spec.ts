import { refundStates, type RefundState } from '@originseal/contracts'
import fc from 'fast-check'
import { coolingOffEnd } from './cooling-off.rules'
import { dueAt, isPaidByHand, refundAfter, refundEvents, refundTransitions } from './refund.rules'

test('random histories: money is returned once and only after approval; every transition is met', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...refundEvents), { maxLength: 25 }), (events) => {
      let state: RefundState = 'requested'
      let isApproved = false
      let returned = 0
      for (const event of events) {
        const next = refundAfter(state, event)
        if (!next) continue
        seen.add(`${state} ${event}`)
        if (event === 'approved') isApproved = true
        if (event === 'money-returned') returned++
        state = next
      }
      expect(returned).toBe(state === 'refunded' ? 1 : 0)
      if (returned > 0) expect(isApproved).toBe(true)
    }),
    { numRuns: 3_000 },
  )
  const all = refundStates.flatMap((state) =>
    Object.keys(refundTransitions[state]).map((event) => `${state} ${event}`),
  )
  expect(all.filter((transition) => !seen.has(transition))).toEqual([])
})

test('only what no card takes back, and what the provider refused, is paid by hand', () => {
  expect(refundStates.filter(isPaidByHand)).toEqual(['awaiting-transfer', 'failed'])
})

test('the money is back within 15 or 30 days from the day after the request, in Taipei', () => {
  const requested = new Date('2026-11-22T15:59:00Z')
  expect(dueAt('cooling-off', requested).toISOString()).toBe('2026-12-07T15:59:59.000Z')
  expect(dueAt('on-request', requested).toISOString()).toBe('2026-12-22T15:59:59.000Z')
  // One minute later it is the next day in Taipei.
  expect(dueAt('cooling-off', new Date('2026-11-22T16:00:00Z')).toISOString()).toBe(
    '2026-12-08T15:59:59.000Z',
  )
})

describe('seven days of rescission end with a working day in Taipei', () => {
  it.each([
    ['a Tuesday', '2026-11-10T04:00:00Z', '2026-11-17'],
    ['late in Taipei, which is the next day', '2026-11-10T16:30:00Z', '2026-11-18'],
    ['a Saturday', '2026-11-14T04:00:00Z', '2026-11-23'],
    ['New Year’s Day, a Friday', '2026-12-25T04:00:00Z', '2027-01-04'],
    ['the lunar New Year of 2028', '2028-01-19T04:00:00Z', '2028-01-31'],
    ['Mid-Autumn of 2026, a Friday before Teachers’ Day', '2026-09-18T04:00:00Z', '2026-09-29'],
  ])('%s', (_what, delivered, lastDay) =>
    expect(coolingOffEnd(new Date(delivered)).toISOString()).toBe(`${lastDay}T15:59:59.000Z`),
  )
})
