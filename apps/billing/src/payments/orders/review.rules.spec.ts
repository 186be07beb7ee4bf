import type { AttemptState } from './order.rules'
import { contestedOf, decisionsAbout } from './review.rules'

const attempt = (number: string, state: AttemptState, minute = 0) => ({
  number,
  state,
  paidAt: state === 'open' ? null : new Date(Date.UTC(2026, 10, 22, 8, minute)),
})

describe('ADMIN-04: whose money is decided about', () => {
  const [first, second] = [attempt('first', 'paid', 2), attempt('second', 'paid', 1)]
  it.each([
    ['nobody looks', null, [first], undefined],
    ['another amount came', 'amount', [attempt('held', 'held'), attempt('open', 'open')], 'held'],
    ['another amount came beside the payment', 'amount', [first, attempt('held', 'held')], 'held'],
    ['the provider has contradicted the notice', 'amount', [first], 'first'],
    ['it was bought again meanwhile', 'superseded', [attempt('open', 'open'), first], 'first'],
    // The second try was paid first: that one has paid the order.
    ['it was paid twice', 'double', [first, second], 'first'],
  ] as const)('%s', (_what, review, attempts, expected) =>
    expect(contestedOf({ state: 'paid', review }, attempts)?.number).toBe(expected),
  )
})

describe('ADMIN-04: what can be decided', () => {
  it.each([
    ['awaiting', 'amount', 'held', 389, ['fulfil', 'give-back', 'reject']],
    ['expired', 'amount', 'held', 389, ['fulfil', 'give-back', 'reject']],
    ['fulfilled', 'amount', 'held', 389, ['give-back', 'reject']],
    ['awaiting', 'amount', 'held', 0, ['reject']],
    ['paid', 'amount', 'paid', 389, ['fulfil', 'give-back']],
    ['paid', 'superseded', 'paid', 390, ['fulfil', 'give-back']],
    ['fulfilled', 'double', 'paid', 390, ['give-back']],
  ] as const)('%s, %s, %s, NT$%i', (state, review, tried, received, expected) =>
    expect(decisionsAbout({ state, review }, { state: tried, received })).toEqual(expected),
  )
})
