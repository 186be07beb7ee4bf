import type { LastDays, Negotiation, NegotiationAction, Party } from './negotiation-state'
import {
  begin,
  dayMs,
  lasting,
  hash,
  live,
  soon,
  offer,
  opened,
  offered,
  accept,
} from './negotiation.fixture'
import {
  afterTime,
  cureMs,
  decide,
  invitationMs,
  lapseOf,
  negotiationTransitions,
  signingMs,
} from './negotiation.rules'

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

  it('what was accepted cannot be accepted, declined or withdrawn any more', () => {
    const now = live(...offered, accept('respondent', 1, 3000))
    for (const kind of ['accept', 'decline', 'withdraw'] as const)
      for (const by of ['claimant', 'respondent'] as const) {
        const action = { kind, by, number: 1, termsHash: hash(3000) }
        expect(decide(now, action, soon)).toBe('NEGOTIATION_STATE_CHANGED')
      }
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
