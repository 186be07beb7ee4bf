import fc from 'fast-check'
import { negotiationStates, type SettlementTerms } from '@originseal/contracts'
import { disputeAt } from './dispute.rules'
import { endsAt } from './ends-at.rules'
import { freeze, unfreeze } from './freeze.rules'
import type { Negotiation } from './negotiation-state'
import { afterTime, beginNegotiation, decide } from './negotiation.rules'
import { takeStep } from './negotiation-step'
import { unansweredIn } from './unanswered.rules'

const begin = new Date('2026-03-01T00:00:00.000Z')
const dayMs = 86_400_000
const day = (number: number): Date => new Date(begin.getTime() + number * dayMs)
const terms: SettlementTerms = {
  version: 1,
  removeBy: '2026-03-20',
  amountTwd: 0,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
}
const lastDays = { dueAt: null, licenceEndsAt: null }
const offer = { number: 1, by: 'respondent', termsHash: 'ab', expiresAt: day(14), lastDays } as const
const agreement = {
  number: 1,
  termsHash: 'ab',
  acceptedAt: day(1),
  lastDays,
  signedBy: [],
  frozenMs: 0,
  payment: { saidAt: null, confirmedAt: null },
} as const
const standing = (change: Partial<Negotiation>): Negotiation => ({
  ...beginNegotiation(begin),
  lastOfferNumber: 1,
  ...change,
})
const done = (result: Negotiation | string): Negotiation => {
  if (typeof result === 'string') throw new Error(result)
  return result
}

describe('ADMIN-03: a negotiation that is frozen', () => {
  it('takes no step of anybody, and time ends nothing in it', () => {
    const frozen = done(freeze(standing({ state: 'offered', offer }), day(2)))
    const steps = [
      { kind: 'message', by: 'claimant', text: 'x' },
      { kind: 'accepted', by: 'claimant', number: 1, termsHash: 'ab' },
      { kind: 'ended', by: 'respondent' },
      { kind: 'dispute-accepted', by: 'claimant' },
      { kind: 'met', by: 'observation' },
    ] as const
    for (const step of steps) expect(takeStep(frozen, step, day(400))).toBe('NEGOTIATION_FROZEN')
    expect(decide(frozen, { kind: 'end', by: 'claimant' }, day(400))).toBe('NEGOTIATION_FROZEN')
    expect(afterTime(frozen, day(400))).toBe(frozen)
    expect(endsAt(frozen, null)).toBeNull()
  })

  it('is not frozen twice or let go on twice, nor frozen at its end', () => {
    const open = standing({ state: 'open' })
    expect(unfreeze(open, day(1))).toBe('NEGOTIATION_STATE_CHANGED')
    expect(freeze(done(freeze(open, day(1))), day(2))).toBe('NEGOTIATION_STATE_CHANGED')
    for (const state of ['closed', 'performed'] as const)
      expect(freeze(standing({ state }), day(1))).toBe('NEGOTIATION_STATE_CHANGED')
  })

  it('is frozen as time has left it: what had ended before has ended', () => {
    expect(freeze(standing({ state: 'offered', offer }), day(15))).toMatchObject({
      state: 'open',
      offer: null,
    })
  })

  it('leaves as much time for the answer to an objection as there was', () => {
    const disputed = standing({ state: 'open', dispute: { raisedAt: day(1), evidenceAt: day(2) } })
    const frozen = done(freeze(disputed, day(8)))
    expect([disputeAt(frozen, day(100)), disputeAt(frozen, day(8))]).toEqual(['open', 'open'])
    const again = done(unfreeze(frozen, day(100)))
    expect([disputeAt(again, day(100.9)), disputeAt(again, day(101))]).toEqual(['open', 'overdue'])
  })

  it('puts off what both have agreed to do, and no day of an offer or a licence', () => {
    const days = { dueAt: day(3), licenceEndsAt: day(6) }
    const thawed = (change: Partial<Negotiation>) =>
      done(unfreeze(done(freeze(standing(change), day(1))), day(3)))
    const agreed = thawed({ state: 'agreed', since: day(1), agreement: { ...agreement, lastDays: days } })
    expect(endsAt(agreed, null)).toEqual(day(5))
    const again = done(unfreeze(done(freeze(agreed, day(4))), day(6)))
    expect(endsAt(again, null)).toEqual(day(6))
    const offered = thawed({ state: 'offered', offer: { ...offer, expiresAt: day(3), lastDays: days } })
    expect([endsAt(offered, null), afterTime(offered, day(3)).state]).toEqual([day(3), 'open'])
  })

  it('leaves as much time for the answer to a payment', () => {
    const payment = { saidAt: day(1), confirmedAt: null }
    const paid = standing({ state: 'signed', agreement: { ...agreement, payment } })
    const again = done(unfreeze(done(freeze(paid, day(3))), day(10)))
    expect(unansweredIn(again, day(10))).toMatchObject([{ since: day(8), remindAt: day(13) }])
  })

  it('has as much time left afterwards as it had then, in any state and however often', () => {
    const property = fc.property(
      fc.constantFrom(...negotiationStates),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 90 })), { maxLength: 2 }),
      (state, pauses) => {
        let [now, at] = [standing({ state, offer, agreement }), begin]
        const before = endsAt(now, terms)
        let frozenDays = 0
        for (const [running, frozen] of pauses) {
          at = new Date(at.getTime() + running * dayMs)
          const paused = freeze(now, at)
          if (typeof paused === 'string') return
          at = new Date(at.getTime() + frozen * dayMs)
          now = done(unfreeze(paused, at))
          frozenDays += frozen
        }
        const after = endsAt(now, terms)
        expect(after && after.getTime() - frozenDays * dayMs).toBe(before && before.getTime())
      },
    )
    fc.assert(property)
  })
})
