import { orderStates, type OrderReview, type OrderState } from '@originseal/contracts'
import fc from 'fast-check'
import {
  consequenceOf,
  isPayable,
  mayBeFulfilled,
  orderAfter,
  orderEvents,
  orderTransitions,
  type AttemptState,
  type Told,
} from './order.rules'

const price = 590
const paid: Told = { status: 'paid', amount: price }
const standing = (state: OrderState, attempt: AttemptState = 'open', isSuperseded = false) => ({
  order: { state, amount: price },
  attempt: { state: attempt },
  isSuperseded,
})

describe('W12: what follows from what is told of a payment', () => {
  it.each<[string, Told, ReturnType<typeof standing>, object]>([
    ['the first', paid, standing('awaiting'), { attempt: 'paid', order: 'paid' }],
    ['by a number', paid, standing('instructed', 'instructed'), { attempt: 'paid', order: 'paid' }],
    ['again, in any words', paid, standing('paid', 'paid'), {}],
    ['again, after everything', paid, standing('refunded', 'paid'), {}],
    [
      'another amount',
      { status: 'paid', amount: 591 },
      standing('awaiting'),
      { attempt: 'held', review: 'amount' },
    ],
    [
      'the right amount after another',
      paid,
      standing('awaiting', 'held'),
      { attempt: 'paid', order: 'paid' },
    ],
    ['a failure after another amount', { status: 'failed' }, standing('awaiting', 'held'), {}],
    ['again, after it was given back', paid, standing('awaiting', 'returned'), {}],
    [
      'another amount by a second try',
      { status: 'paid', amount: 591 },
      standing('fulfilled'),
      { attempt: 'paid', review: 'double' },
    ],
    ['played by the provider', { ...paid, isSimulated: true }, standing('awaiting'), {}],
    ['after the order expired', paid, standing('expired'), { attempt: 'paid', order: 'paid' }],
    [
      'after a failure of the same try',
      paid,
      standing('awaiting', 'failed'),
      { attempt: 'paid', order: 'paid' },
    ],
    [
      'after the order was cancelled and bought anew',
      paid,
      standing('cancelled', 'open', true),
      { attempt: 'paid', order: 'paid', review: 'superseded' },
    ],
    ['by a second try', paid, standing('fulfilled'), { attempt: 'paid', review: 'double' }],
    ['a failure', { status: 'failed' }, standing('awaiting'), { attempt: 'failed', order: 'attempt-failed' }],
    [
      'a failure after a number',
      { status: 'failed' },
      standing('instructed', 'instructed'),
      { attempt: 'failed', order: 'attempt-failed' },
    ],
    ['a failure after the payment', { status: 'failed' }, standing('paid', 'paid'), {}],
    [
      'a number',
      { status: 'instructed' },
      standing('awaiting'),
      { attempt: 'instructed', order: 'instructed', keepsInstructions: true },
    ],
    [
      'a number after the payment',
      { status: 'instructed' },
      standing('paid', 'paid'),
      { keepsInstructions: true },
    ],
  ])('%s', (_what, told, at, expected) => expect(consequenceOf(told, at)).toEqual(expected))
})

it('W12: an order is payable until it is paid or has ended', () => {
  expect(orderStates.filter(isPayable)).toEqual(['awaiting', 'instructed'])
})

it.each<[OrderState, OrderReview | null, boolean]>([
  ['paid', null, true],
  ['paid', 'double', true],
  ['paid', 'amount', false],
  ['paid', 'superseded', false],
  ['awaiting', null, false],
  ['fulfilled', null, false],
  ['refunded', 'double', false],
])('W12: an order that is %s, under review for %s, may be fulfilled: %s', (state, review, may) => {
  expect(mayBeFulfilled({ state, review })).toBe(may)
})

it.each<[OrderState, OrderState | undefined, OrderState | undefined]>([
  ['awaiting', undefined, undefined],
  ['paid', 'part-refunded', 'refunded'],
  ['fulfilled', 'part-refunded', 'refunded'],
  ['part-refunded', 'part-refunded', 'refunded'],
  ['refunded', undefined, undefined],
])('W12: money given back of an order that is %s leads to %s, all of it to %s', (state, part, whole) => {
  expect([orderAfter(state, 'part-refunded'), orderAfter(state, 'refunded')]).toEqual([part, whole])
})

/** An order with up to three tries, as the tables keep it. */
interface Kept {
  state: OrderState
  review: OrderReview | null
  attempts: AttemptState[]
  fulfilments: number
}

const tell = fc.oneof(
  fc.record({
    status: fc.constant('paid' as const),
    amount: fc.constantFrom(price, price, price, price + 1),
    isSimulated: fc.constantFrom(false, false, false, true),
  }),
  fc.record({ status: fc.constantFrom('failed' as const, 'instructed' as const) }),
)
const move = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('tell' as const), attempt: fc.nat(2), told: tell }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fulfil' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      event: fc.constantFrom('expired', 'cancelled', 'part-refunded', 'refunded' as const),
    }),
  },
)

function apply(kept: Kept, moved: Move, seen: Set<string>): void {
  const advance = (event: (typeof orderEvents)[number]): void => {
    const next = orderAfter(kept.state, event)
    if (!next) return
    seen.add(`${kept.state} ${event}`)
    kept.state = next
  }
  if (moved.kind === 'tell') {
    const attempt = { state: kept.attempts[moved.attempt] as AttemptState }
    const at = { order: { state: kept.state, amount: price }, attempt, isSuperseded: false }
    const consequence = consequenceOf(moved.told, at)
    if (consequence.attempt) kept.attempts[moved.attempt] = consequence.attempt
    if (consequence.review) kept.review = consequence.review
    if (consequence.order) advance(consequence.order)
  } else if (moved.kind === 'fulfil') {
    if (!mayBeFulfilled(kept)) return
    advance('fulfilled')
    kept.fulfilments++
  } else advance(moved.event as 'expired')
}
type Move =
  | { kind: 'tell'; attempt: number; told: Told }
  | { kind: 'fulfil' }
  | { kind: 'event'; event: string }

describe('W12: random histories of an order', () => {
  it('never fulfil twice, never fulfil what is not paid; a refunded order stays so; every transition is met', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const kept: Kept = {
          state: 'awaiting',
          review: null,
          attempts: ['open', 'open', 'open'],
          fulfilments: 0,
        }
        for (const one of moves as Move[]) {
          const before = kept.state
          apply(kept, one, seen)
          expect(kept.fulfilments).toBeLessThanOrEqual(1)
          if (before === 'refunded') expect(kept.state).toBe('refunded')
          if (!isPayable(before) && isPayable(kept.state)) throw new Error('paid once, payable again')
          const isSettled = ['paid', 'fulfilled', 'part-refunded', 'refunded'].includes(kept.state)
          expect(kept.attempts.includes('paid')).toBe(isSettled)
        }
      }),
      { numRuns: 3_000 },
    )
    const all = orderStates.flatMap((state) =>
      Object.keys(orderTransitions[state]).map((event) => `${state} ${event}`),
    )
    expect(all.filter((transition) => !seen.has(transition))).toEqual([])
  })
})
