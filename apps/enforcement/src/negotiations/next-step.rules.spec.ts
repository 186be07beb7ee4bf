import type { Negotiation } from './negotiation-state'
import { beginNegotiation } from './negotiation.rules'
import { nextStep, type NegotiationTurn } from './next-step.rules'

const at = new Date('2026-11-23T00:00:00Z')
const lastDays = { dueAt: null, licenceEndsAt: null }
const offer = { number: 1, by: 'claimant', termsHash: 'ab', expiresAt: at, lastDays } as const
const agreement = {
  number: 1,
  termsHash: 'ab',
  acceptedAt: at,
  lastDays,
  frozenMs: 0,
  payment: { saidAt: null, confirmedAt: null },
}
const turn = (change: Partial<Negotiation>, more: Partial<NegotiationTurn> = {}) =>
  nextStep({
    negotiation: { ...beginNegotiation(at), ...change },
    dispute: null,
    lastBy: null,
    lapse: null,
    ...more,
  })

describe('MEMBER-07: whose turn it is', () => {
  it('is the claimant’s until the evidence notice was handed over, then the respondent’s', () => {
    expect(turn({})).toEqual({ actor: 'claimant', step: 'hand-over' })
    expect(turn({ state: 'invited' })).toEqual({ actor: 'respondent', step: 'answer' })
    expect(turn({ state: 'lapsed' })).toEqual({ actor: 'respondent', step: 'answer-late' })
    const findAddress = { actor: 'claimant', step: 'find-address' }
    expect(turn({ state: 'undeliverable' }, { lastBy: 'respondent' })).toEqual(findAddress)
  })

  it('is that of whoever did not act last, while they talk', () => {
    expect(turn({ state: 'open' }, { lastBy: 'respondent' })).toEqual({ actor: 'claimant', step: 'reply' })
    expect(turn({ state: 'open' }, { lastBy: 'claimant' })).toEqual({ actor: 'respondent', step: 'reply' })
  })

  it('is that of whoever did not act last, where what was agreed on has lapsed, and says why', () => {
    const lapsed = (lapse: 'outdated' | 'unsigned', lastBy: 'claimant' | 'respondent') =>
      turn({ state: 'open' }, { lastBy, lapse })
    expect(lapsed('outdated', 'respondent')).toEqual({ actor: 'claimant', step: 'outdated' })
    expect(lapsed('unsigned', 'claimant')).toEqual({ actor: 'respondent', step: 'unsigned' })
  })

  it('is that of whom an offer was made to, whoever wrote since', () => {
    const decides = turn({ state: 'offered', offer }, { lastBy: 'respondent' })
    expect(decides).toEqual({ actor: 'respondent', step: 'decide-offer' })
    expect(turn({ state: 'offered', offer: { ...offer, by: 'respondent' } }).actor).toBe('claimant')
  })

  it('is the respondent’s to sign first, then the claimant’s', () => {
    const signs = (signedBy: readonly 'respondent'[]) =>
      turn({ state: 'agreed', agreement: { ...agreement, signedBy } })
    expect(signs([])).toEqual({ actor: 'respondent', step: 'sign' })
    expect(signs(['respondent'])).toEqual({ actor: 'claimant', step: 'sign' })
  })

  it('is the claimant’s where the other side says that it has paid', () => {
    const payment = { saidAt: at, confirmedAt: null }
    const paid = { ...agreement, signedBy: [], payment }
    expect(turn({ state: 'signed', agreement: paid })).toEqual({ actor: 'claimant', step: 'confirm-payment' })
    const confirmed = { ...paid, payment: { saidAt: at, confirmedAt: at } }
    expect(turn({ state: 'broken', agreement: confirmed }).actor).toBe('respondent')
  })

  it('is the claimant’s where an objection waits, also after an end, and nobody’s where it stands', () => {
    const objection = { actor: 'claimant', step: 'answer-objection' }
    expect(turn({ state: 'offered', offer }, { dispute: 'unproven' })).toEqual(objection)
    for (const dispute of ['open', 'overdue'] as const)
      expect(turn({ state: 'closed' }, { dispute })).toEqual(objection)
    expect(turn({ state: 'closed' }, { dispute: 'stands' })).toEqual({ actor: 'nobody', step: 'ended' })
    const frozen = { actor: 'nobody', step: 'frozen' }
    expect(turn({ state: 'offered', offer, frozenAt: at }, { dispute: 'open' })).toEqual(frozen)
    expect(turn({ state: 'performed' })).toEqual({ actor: 'nobody', step: 'performed' })
  })
})
