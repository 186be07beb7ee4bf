import { negotiationStates } from '@originseal/contracts'
import { undisputed } from './dispute.rules'
import type { Negotiation, NegotiationAction } from './negotiation-state'
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
  afterCase,
  afterTime,
  beginNegotiation,
  cureMs,
  decide,
  endOfOffer,
  holdsOf,
  invitationMs,
  lapseOf,
  negotiationTransitions,
  performed,
  signBy,
  signingMs,
} from './negotiation.rules'

/** Every action that a state takes, and where it leads; whatever is not listed is refused. */
const allowed = {
  prepared: 'invitation-sent: invited, respondent-answered: open, not-delivered: undeliverable, end: closed',
  undeliverable: 'invitation-sent: invited, respondent-answered: open, end: closed',
  invited: 'not-delivered: undeliverable, respondent-answered: open, end: closed',
  lapsed: 'not-delivered: undeliverable, respondent-answered: open, end: closed',
  open: 'respondent-answered: open, not-meant: undeliverable, offer: offered, end: closed, concede: closed',
  offered:
    'respondent-answered: offered, not-meant: undeliverable, offer: offered, accept: agreed, decline: open, withdraw: open, end: closed, concede: closed',
  agreed: 'sign: agreed, concede: closed',
  signed: 'undertakings-met: performed, undertakings-missed: broken',
  broken: 'undertakings-met: performed, end: closed',
  performed: '',
  closed: 'concede: closed',
} as const

const agreedNow = live(...offered, accept('respondent', 1, 3000))
const bothSigned = live(
  ...offered,
  accept('respondent', 1, 3000),
  { kind: 'sign', by: 'respondent', termsHash: hash(3000) },
  { kind: 'sign', by: 'claimant', termsHash: hash(3000) },
)
const objected = { raisedAt: begin, evidenceAt: begin }
const decided = (before: Negotiation, action: NegotiationAction, at = soon): Negotiation => {
  const now = decide(before, action, at)
  if (typeof now === 'string') throw new Error(now)
  return now
}

describe('MEMBER-07: the negotiation as a table', () => {
  it.each(negotiationStates)('what can be done while it is %s', (state) => {
    const lines = Object.entries(negotiationTransitions[state]).map(([kind, to]) => `${kind}: ${to}`)
    expect(lines.join(', ')).toBe(allowed[state])
  })

  it('begins without anything that could be accepted, signed or answered', () => {
    expect(beginNegotiation(begin)).toEqual({
      state: 'prepared',
      offer: null,
      lastOfferNumber: 0,
      agreement: null,
      since: begin,
      frozenAt: null,
      dispute: { raisedAt: null, evidenceAt: null },
    })
  })

  it('waits fourteen days for an answer and for a cure, seven for signatures', () => {
    expect([invitationMs, signingMs, cureMs]).toEqual([14 * dayMs, 7 * dayMs, 14 * dayMs])
    expect(signBy({ since: begin, agreement: null })).toEqual(new Date(begin.getTime() + signingMs))
  })
})

describe('MEMBER-07: what an action leaves', () => {
  it('of an offer: its number, its terms, whose it is and how long it stands, from now', () => {
    expect(decided(live(...opened), offer('respondent', 1000))).toEqual({
      ...live(...opened),
      state: 'offered',
      since: soon,
      lastOfferNumber: 1,
      offer: {
        number: 1,
        by: 'respondent',
        termsHash: hash(1000),
        lastDays: lasting,
        expiresAt: new Date(soon.getTime() + 14 * dayMs),
      },
    })
    expect(decided(live(...offered), offer('respondent', 1000)).since).toEqual(soon)
  })

  it('of an acceptance: an agreement that nobody has signed or paid', () => {
    expect(agreedNow.agreement).toEqual({
      number: 1,
      termsHash: hash(3000),
      lastDays: lasting,
      acceptedAt: new Date(begin.getTime() + 4_000),
      signedBy: [],
      frozenMs: 0,
      payment: { saidAt: null, confirmedAt: null },
    })
  })

  it.each([
    ['declined', 'decline', 'respondent', 'open'],
    ['withdrawn', 'withdraw', 'claimant', 'open'],
    ['outlived by an end', 'end', 'claimant', 'closed'],
  ] as const)('of an offer that is %s: none, and a new state from now', (_, kind, by, state) => {
    const action = { kind, by, number: 1, termsHash: hash(3000) } as NegotiationAction
    expect(decided(live(...offered), action)).toMatchObject({ state, offer: null, since: soon })
  })

  it('of a further answer: nothing but the answer', () => {
    const now = live(...offered)
    expect(decided(now, { kind: 'respondent-answered' })).toEqual(now)
  })

  it('of the second signature: no objection any more, and its day', () => {
    const half = decided(
      { ...agreedNow, dispute: objected },
      { kind: 'sign', by: 'respondent', termsHash: hash(3000) },
    )
    expect(half).toMatchObject({ state: 'agreed', dispute: objected, since: agreedNow.since })
    const whole = decided(half, { kind: 'sign', by: 'claimant', termsHash: hash(3000) })
    expect(whole).toMatchObject({ state: 'signed', dispute: undisputed, since: soon })
  })

  it('of an objection that is accepted: its end, without offer and agreement', () => {
    for (const before of [live(...offered), agreedNow])
      expect(decided({ ...before, dispute: objected }, { kind: 'concede' })).toMatchObject({
        state: 'closed',
        offer: null,
        agreement: null,
        dispute: undisputed,
      })
  })

  it('of a letter to the wrong person: nothing, unless they have shown evidence', () => {
    const wrong = { kind: 'not-meant' } as const
    const before = { ...live(...offered), dispute: { raisedAt: begin, evidenceAt: null } }
    expect(decided(before, wrong)).toMatchObject({ state: 'undeliverable', offer: null, dispute: undisputed })
    expect(decide({ ...before, dispute: objected }, wrong, soon)).toBe('NEGOTIATION_STATE_CHANGED')
  })

  it('of time alone: what time makes of it', () => {
    const now = live(...offered)
    expect(decide(now, { kind: 'time-passed' }, soon)).toBe(now)
    expect(decided(now, { kind: 'time-passed' }, now.offer!.expiresAt)).toMatchObject({
      state: 'open',
      offer: null,
      since: now.offer!.expiresAt,
    })
  })

  it('of what was signed and is done: only its state', () => {
    expect(performed(bothSigned)).toEqual({ ...bothSigned, state: 'performed' })
  })
})

describe('MEMBER-07: a frozen negotiation', () => {
  const frozen = { ...live(...offered), frozenAt: soon }
  const later = new Date(begin.getTime() + 60 * dayMs)

  it('is left alone by time, and takes no action', () => {
    expect(afterTime(frozen, later)).toBe(frozen)
    expect(decide(frozen, { kind: 'time-passed' }, later)).toBe(frozen)
    expect(decide(frozen, accept('respondent', 1, 3000), soon)).toBe('NEGOTIATION_FROZEN')
    expect(lapseOf(frozen, later)).toBeNull()
  })
})

describe('MEMBER-07: time and what it passes over', () => {
  const later = new Date(begin.getTime() + 60 * dayMs)

  it.each(['prepared', 'undeliverable', 'lapsed', 'open', 'signed', 'performed', 'closed'] as const)(
    'a negotiation that is %s does not change by it',
    (state) => {
      const now: Negotiation = { ...live(...opened), state }
      expect(afterTime(now, later)).toBe(now)
      expect(lapseOf(now, later)).toBeNull()
    },
  )

  it('a broken one is closed to the millisecond, from then on, and says of nothing that it lapsed', () => {
    const now: Negotiation = { ...bothSigned, state: 'broken' }
    const end = new Date(now.since.getTime() + cureMs)
    expect(afterTime(now, new Date(end.getTime() - 1))).toBe(now)
    expect(afterTime(now, end)).toMatchObject({ state: 'closed', since: end })
    expect(lapseOf(now, end)).toBeNull()
  })

  it('an agreement that was frozen has so much longer until its day', () => {
    const lastDays = { dueAt: new Date(begin.getTime() + dayMs), licenceEndsAt: null }
    const agreement = { ...agreedNow.agreement!, lastDays, frozenMs: dayMs }
    const end = new Date(begin.getTime() + 2 * dayMs)
    expect(signBy({ since: begin, agreement })).toEqual(end)
    expect(lapseOf({ ...agreedNow, agreement }, end)).toBe('outdated')
  })

  it('an offer stands as long as was chosen, and no longer than its terms', () => {
    const chosen = new Date(begin.getTime() + 7 * dayMs)
    expect(endOfOffer(chosen, lasting)).toEqual(chosen)
    expect(endOfOffer(chosen, { dueAt: soon, licenceEndsAt: null })).toEqual(soon)
    expect(endOfOffer(chosen, { dueAt: later, licenceEndsAt: later })).toEqual(chosen)
  })
})

describe('MEMBER-07: the end of the case', () => {
  const endedAt = new Date(begin.getTime() + 3 * dayMs)

  it('closes what is not signed, with all that was open in it', () => {
    const before = { ...live(...offered), frozenAt: soon, dispute: objected }
    expect(afterCase(before, endedAt)).toEqual({
      ...before,
      state: 'closed',
      since: endedAt,
      offer: null,
      agreement: null,
      frozenAt: null,
      dispute: undisputed,
    })
    expect(afterCase(agreedNow, endedAt).agreement).toBeNull()
  })

  it('changes nothing while the case lives, nor of what both have signed', () => {
    expect(afterCase(agreedNow, null)).toBe(agreedNow)
    for (const state of ['signed', 'broken', 'performed'] as const) {
      const now: Negotiation = { ...bothSigned, state }
      expect(afterCase(now, endedAt)).toBe(now)
    }
  })

  it('leaves a closed one its day and its signed agreement', () => {
    const closed: Negotiation = { ...bothSigned, state: 'closed' }
    expect(afterCase(closed, endedAt)).toMatchObject({ since: closed.since, agreement: closed.agreement })
  })
})

describe('MEMBER-07: what of a negotiation holds back notices', () => {
  it('is nothing where nobody negotiates or nothing is objected', () => {
    expect(holdsOf(undefined, soon)).toEqual({ dispute: null, standsStill: false })
    expect(holdsOf(live(...offered), soon)).toEqual({ dispute: null, standsStill: false })
  })

  it('is an agreement until it is broken, done or not signed in time', () => {
    for (const now of [agreedNow, bothSigned]) expect(holdsOf(now, soon).standsStill).toBe(true)
    for (const state of ['broken', 'performed', 'closed'] as const)
      expect(holdsOf({ ...bothSigned, state }, soon).standsStill).toBe(false)
    expect(holdsOf(agreedNow, signBy(agreedNow)).standsStill).toBe(false)
  })

  it('is an objection with evidence, and none without', () => {
    const now = live(...opened)
    expect(holdsOf({ ...now, dispute: { raisedAt: begin, evidenceAt: null } }, soon).dispute).toBeNull()
    expect(holdsOf({ ...now, dispute: objected }, soon).dispute).toBe('open')
  })
})
