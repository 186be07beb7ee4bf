import fc from 'fast-check'
import { negotiationParties, offerDays } from '@originseal/contracts'
import type { NegotiationAction, Party } from './negotiation-state'
import { dayMs, hash, lasting, live, opened, soon } from './negotiation.fixture'
import { afterTime, decide } from './negotiation.rules'

/** What each side was told, and does by it: it may be stale when it arrives. */
type Move = { readonly by: Party; readonly what: number; readonly amount: number; readonly lag: number }

test('in 2,000 histories with races there is at most one agreement at a time, with one hash on both sides', () => {
  const move: fc.Arbitrary<Move> = fc.record({
    by: fc.constantFrom(...negotiationParties),
    what: fc.integer({ min: 0, max: 6 }),
    amount: fc.integer({ min: 0, max: 4 }),
    lag: fc.integer({ min: 0, max: 3 }),
  })
  let agreements = 0
  fc.assert(
    fc.property(fc.array(move, { minLength: 12, maxLength: 40 }), (moves) => {
      const history = [live(...opened)]
      const sent = new Map<number, number>()
      let at = soon.getTime()
      for (const { by, what, amount, lag } of moves) {
        const now = history.at(-1)!
        // The sender acts on what they saw `lag` steps ago.
        const seen = history[Math.max(0, history.length - 1 - lag)]!
        const named = seen.offer ?? { number: 1, termsHash: hash(amount) }
        at += what === 6 ? 8 * dayMs : 1000
        const action = actionOf(what, by, amount, { ...named, at })
        const next = decide(now, action, new Date(at))
        if (typeof next === 'string') continue
        if (action.kind === 'offer') sent.set(next.offer!.number, amount)
        if (next.agreement && next.agreement.number !== now.agreement?.number) {
          agreements += 1
          // Both sides write down the terms of that number; each reaches the hash that was accepted.
          expect(now.agreement === null || afterTime(now, new Date(at)).agreement === null).toBe(true)
          expect(hash(sent.get(next.agreement.number)!)).toBe(next.agreement.termsHash)
        }
        // Nobody undertakes what can't be kept any more.
        for (const each of [next.offer, action.kind === 'sign' ? next.agreement : null])
          if (each?.lastDays.dueAt) expect(each.lastDays.dueAt.getTime()).toBeGreaterThan(at)
        expect(next.offer !== null).toBe(next.state === 'offered')
        expect(next.lastOfferNumber).toBeGreaterThanOrEqual(now.lastOfferNumber)
        if (next.state === 'signed' && now.state === 'signed') expect(next.agreement).toEqual(now.agreement)
        history.push(next)
      }
      const settled = history.filter(({ state }) => state === 'signed')
      expect(new Set(settled.map(({ agreement }) => agreement?.termsHash)).size).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2000, seed: 15 },
  )
  expect(agreements).toBeGreaterThan(500)
})

function actionOf(
  what: number,
  by: Party,
  amount: number,
  { number, termsHash, at }: { number: number; termsHash: string; at: number },
): NegotiationAction {
  switch (what) {
    case 0:
    case 1:
      return {
        kind: 'offer',
        by,
        termsHash: hash(amount),
        lastDays: amount < 2 ? lasting : { dueAt: new Date(at + amount * dayMs), licenceEndsAt: null },
        days: offerDays[amount % 3]!,
      }
    case 2:
    case 3:
      return { kind: 'accept', by, number, termsHash }
    case 4:
      return { kind: amount % 2 === 0 ? 'withdraw' : 'decline', by, number, termsHash }
    case 5:
      return { kind: 'sign', by, termsHash }
    default:
      return { kind: 'time-passed' }
  }
}
