import fc from 'fast-check'
import { negotiationParties, offerDays, type SettlementTerms } from '@originseal/contracts'
import type { LastDays, Negotiation, NegotiationAction, Party } from './negotiation-state'
import {
  afterTime,
  beginNegotiation,
  cureMs,
  decide,
  invitationMs,
  lapseOf,
  negotiationTransitions,
  signingMs,
} from './negotiation.rules'
import { termsHashOf } from './settlement-terms'

const begin = new Date('2026-03-01T00:00:00.000Z')
const dayMs = 86_400_000
const terms = (amount: number): SettlementTerms => ({
  version: 1,
  removeBy: '2026-04-01',
  amountTwd: amount,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
})
/** Terms that can be kept at any time. */
const lasting: LastDays = { dueAt: null, licenceEndsAt: null }
const hash = (amount: number) => termsHashOf(terms(amount))

/** Each action a second after the one before; throws where one is refused. */
function live(...actions: readonly NegotiationAction[]): Negotiation {
  let now = beginNegotiation(begin)
  for (const [index, action] of actions.entries()) {
    const next = decide(now, action, new Date(begin.getTime() + (index + 1) * 1000))
    if (typeof next === 'string') throw new Error(`${action.kind} in ${now.state}: ${next}`)
    now = next
  }
  return now
}
const soon = new Date(begin.getTime() + 60_000)
const offer = (by: Party, amount: number, lastDays = lasting): NegotiationAction => ({
  kind: 'offer',
  by,
  termsHash: hash(amount),
  lastDays,
  days: 14,
})
const opened = [{ kind: 'invitation-sent' }, { kind: 'respondent-answered' }] as const
const offered = [...opened, offer('claimant', 3000)] as const
const accept = (by: Party, number: number, amount: number): NegotiationAction => ({
  kind: 'accept',
  by,
  number,
  termsHash: hash(amount),
})

describe('MEMBER-07: a negotiation', () => {
  it('goes from an invitation to a settlement that was kept', () => {
    const done = live(
      ...offered,
      offer('respondent', 1000),
      accept('claimant', 2, 1000),
      { kind: 'sign', by: 'respondent', termsHash: hash(1000) },
      { kind: 'sign', by: 'claimant', termsHash: hash(1000) },
      { kind: 'undertakings-missed' },
      { kind: 'undertakings-met' },
    )
    expect(done).toMatchObject({
      state: 'performed',
      offer: null,
      agreement: { number: 2, termsHash: hash(1000), signedBy: ['respondent', 'claimant'] },
    })
  })

  it('has one live offer: a counter-offer ends the other’s, whose acceptance comes too late', () => {
    const now = live(...offered, offer('respondent', 1000))
    expect(decide(now, accept('respondent', 1, 3000), soon)).toBe('OFFER_CHANGED')
    expect(decide(now, accept('claimant', 2, 3000), soon)).toBe('OFFER_CHANGED')
  })

  it.each<[string, NegotiationAction]>([
    ['accepted by whom it was made by', accept('claimant', 1, 3000)],
    ['withdrawn by whom it was made to', { ...accept('respondent', 1, 3000), kind: 'withdraw' } as never],
    ['declined by whom it was made by', { ...accept('claimant', 1, 3000), kind: 'decline' } as never],
  ])('an offer is not %s', (_, action) => {
    expect(decide(live(...offered), action, soon)).toBe('NEGOTIATION_STATE_CHANGED')
  })

  it('is signed once by each, by the claimant last, and over the terms that were agreed', () => {
    const agreed = live(...offered, accept('respondent', 1, 3000))
    const sign = (now: Negotiation, by: Party, amount: number) =>
      decide(now, { kind: 'sign', by, termsHash: hash(amount) }, soon)
    expect(sign(agreed, 'claimant', 3000)).toBe('NEGOTIATION_STATE_CHANGED')
    expect(sign(agreed, 'respondent', 2999)).toBe('NEGOTIATION_STATE_CHANGED')
    const half = sign(agreed, 'respondent', 3000) as Negotiation
    expect(half.state).toBe('agreed')
    expect(sign(half, 'respondent', 3000)).toBe('NEGOTIATION_STATE_CHANGED')
    expect(sign(half, 'claimant', 3000)).toMatchObject({ state: 'signed' })
  })

  it.each([
    ['an invitation lapses', live({ kind: 'invitation-sent' }), invitationMs, 'lapsed'],
    ['an offer expires', live(...offered), 14 * dayMs, 'open'],
    ['an agreement is not signed', live(...offered, accept('respondent', 1, 3000)), signingMs, 'open'],
  ])('%s to the millisecond', (_, now, waitMs, state) => {
    const end = now.since.getTime() + waitMs
    expect(afterTime(now, new Date(end - 1))).toBe(now)
    expect(afterTime(now, new Date(end))).toMatchObject({ state, offer: null, agreement: null })
  })

  const tomorrow = new Date(begin.getTime() + dayMs)
  const dated = (lastDays: LastDays) => [...opened, offer('claimant', 3000, lastDays)] as const
  const agreedOn = (lastDays: LastDays) => live(...dated(lastDays), accept('respondent', 1, 3000))

  it.each<[string, LastDays]>([
    ['removal or payment', { dueAt: tomorrow, licenceEndsAt: null }],
    ['licence', { dueAt: null, licenceEndsAt: tomorrow }],
  ])('is neither accepted nor signed once the last day of a %s is over', (_, lastDays) => {
    const [offeredNow, agreed] = [live(...dated(lastDays)), agreedOn(lastDays)]
    expect(offeredNow.offer?.expiresAt).toEqual(tomorrow)
    const last = new Date(tomorrow.getTime() - 1)
    for (const now of [offeredNow, agreed]) {
      expect([afterTime(now, last), lapseOf(now, last)]).toEqual([now, null])
      expect(afterTime(now, tomorrow)).toMatchObject({ state: 'open', offer: null, agreement: null })
      expect(lapseOf(now, tomorrow)).toBe('outdated')
    }
    expect(decide(offeredNow, accept('respondent', 1, 3000), tomorrow)).toBe('OFFER_CHANGED')
    const signs = { kind: 'sign', by: 'respondent', termsHash: hash(3000) } as const
    expect(decide(agreed, signs, last)).toMatchObject({ state: 'agreed' })
    expect(decide(agreed, signs, tomorrow)).toBe('NEGOTIATION_STATE_CHANGED')
    expect(decide(agreed, offer('respondent', 1000), tomorrow)).toMatchObject({ state: 'offered' })
  })

  it('says why it lapsed, until something is done: by its day, or by the time for signatures if that was over first', () => {
    const later = new Date(begin.getTime() + 60 * dayMs)
    const inTenDays = new Date(begin.getTime() + 10 * dayMs)
    expect(lapseOf(agreedOn({ dueAt: inTenDays, licenceEndsAt: null }), later)).toBe('unsigned')
    expect(lapseOf(agreedOn({ dueAt: tomorrow, licenceEndsAt: null }), later)).toBe('outdated')
    expect(lapseOf(live(...offered), later)).toBeNull()
    const answered = decide(agreedOn(lasting), { kind: 'respondent-answered' }, later) as Negotiation
    expect([answered.state, lapseOf(answered, later)]).toEqual(['open', null])
  })

  it('a broken settlement is closed when nobody has cured it in time', () => {
    const now: Negotiation = { ...live(...opened), state: 'broken' }
    expect(afterTime(now, new Date(now.since.getTime() + cureMs))).toMatchObject({ state: 'closed' })
  })

  it('an acceptance that comes with the expiry comes too late', () => {
    const now = live(...offered)
    expect(decide(now, accept('respondent', 1, 3000), now.offer!.expiresAt)).toBe('OFFER_CHANGED')
  })

  it('an answer after the invitation lapsed opens it all the same', () => {
    const now = live({ kind: 'invitation-sent' })
    const late = new Date(begin.getTime() + 40 * dayMs)
    expect(decide(now, { kind: 'respondent-answered' }, late)).toMatchObject({ state: 'open' })
  })

  it('ends finally, but for an objection that is accepted', () => {
    expect(negotiationTransitions.closed).toEqual({ concede: 'closed' })
    expect(Object.keys(negotiationTransitions.performed)).toEqual([])
  })
})

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
