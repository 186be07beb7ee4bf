import { actionsByState, type CardState } from '@originseal/ecpay'
import fc from 'fast-check'
import { closedUntil, completesRefund, nextRefundStep, type CardStanding } from './card-refund.rules'

/** The provider's side: does what its states allow, and may lose the answer. */
class Card {
  refunded = 0
  givenUp = false
  constructor(
    public state: CardState,
    readonly amount: number,
  ) {}

  get standing(): CardStanding {
    return { state: this.state, amount: this.amount, refunded: this.refunded }
  }

  act(action: 'C' | 'R' | 'E' | 'N', amount: number): void {
    const next = actionsByState[this.state][action]
    if (!next) throw new Error(`${action} in ${this.state}`)
    this.state = next
    if (action === 'R') this.refunded += amount
    if (action === 'N') this.refunded = this.amount
    if (this.refunded > this.amount) throw new Error('more than was charged')
  }
}

const charge = 590
const step = (state: CardState, amount: number, refundedBefore = 0, refunded = refundedBefore) =>
  nextRefundStep({ state, amount: charge, refunded }, { amount, refundedBefore })

describe('the next call that gives money of a card back', () => {
  it.each<[string, ReturnType<typeof step>, object]>([
    ['all of an authorised charge', step('authorised', charge), { action: 'N', amount: charge }],
    ['a part of it', step('authorised', 100), { action: 'C', amount: charge }],
    ['all of one to be captured', step('toCapture', charge), { action: 'E', amount: charge }],
    ['a part of it', step('toCapture', 100), { action: 'R', amount: 100 }],
    ['all of a captured one', step('captured', charge), { action: 'R', amount: charge }],
    ['the rest of it', step('captured', 90, 500), { action: 'R', amount: 90 }],
    ['one whose answer was lost', step('captured', 100, 0, 100), { step: 'done' }],
    ['one that was given up', step('givenUp', charge, 0, charge), { step: 'done' }],
    ['more than is left', step('captured', 100, 500), { step: 'impossible' }],
    ['where somebody gave back another amount', step('captured', 100, 0, 40), { step: 'impossible' }],
    ['a part of what was given up', step('givenUp', 100, 0, charge), { step: 'impossible' }],
  ])('%s', (_what, found, expected) => expect(found).toMatchObject(expected))

  it('gives back the amount once, whichever answers are lost and whenever the charge is captured', () => {
    const histories = fc.record({
      amounts: fc.array(fc.integer({ min: 1, max: charge }), { minLength: 1, maxLength: 4 }),
      mishaps: fc.array(fc.constantFrom('none', 'answer-lost', 'captured-meanwhile'), { maxLength: 30 }),
    })
    fc.assert(
      fc.property(histories, ({ amounts, mishaps }) => {
        const card = new Card('authorised', charge)
        let returned = 0
        for (const amount of amounts.filter((each) => each <= charge)) {
          if (returned + amount > charge || card.state === 'givenUp') break
          const wanted = { amount, refundedBefore: card.refunded }
          for (let tries = 0; tries < 20; tries++) {
            const next = nextRefundStep(card.standing, wanted)
            if (next.step === 'impossible') throw new Error(next.why)
            if (next.step === 'done') break
            card.act(next.action, next.amount)
            const mishap = mishaps.pop()
            if (mishap === 'captured-meanwhile' && (card.state as CardState) !== 'givenUp')
              card.state = 'captured'
            if (completesRefund(next.action) && mishap !== 'answer-lost') break
          }
          returned += amount
          expect(card.refunded).toBe(returned)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

test('nothing is asked for while the day is captured, 20:15 to 20:30 in Taipei', () => {
  expect(closedUntil(new Date('2026-11-22T12:14:59Z'))).toBeUndefined()
  expect(closedUntil(new Date('2026-11-22T12:15:00Z'))?.toISOString()).toBe('2026-11-22T12:30:00.000Z')
  expect(closedUntil(new Date('2026-11-22T12:29:59Z'))?.toISOString()).toBe('2026-11-22T12:30:00.000Z')
  expect(closedUntil(new Date('2026-11-22T12:30:00Z'))).toBeUndefined()
})
