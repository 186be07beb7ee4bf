import { disputeAnswerMs, disputeAt, disputeStandsMs } from './dispute.rules'
import type { Negotiation } from './negotiation-state'
import type { NegotiationStep } from './negotiation-step'
import { takeStep } from './negotiation-step'
import { afterCase, afterTime, beginNegotiation, holdsOf } from './negotiation.rules'
import { termsHashOf } from './settlement-terms'

const begin = new Date('2026-03-01T00:00:00.000Z')
const later = new Date('2026-03-02T00:00:00.000Z')
const prepared = beginNegotiation(begin)
const terms = {
  version: 1,
  removeBy: null,
  amountTwd: 0,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
} as const
const message = (by: 'claimant' | 'respondent'): NegotiationStep => ({ kind: 'message', by, text: '您好' })

function go(from: Negotiation, ...steps: readonly NegotiationStep[]): Negotiation {
  let now = from
  for (const step of steps) {
    const next = takeStep(now, step, later)
    if (typeof next === 'string') throw new Error(`${step.kind}: ${next}`)
    now = next
  }
  return now
}
const after = (...steps: readonly NegotiationStep[]): Negotiation => go(prepared, ...steps)
const objection = { kind: 'own-work', by: 'respondent', text: null } as const
const denial = { kind: 'dispute-denied', by: 'claimant', text: '範圍不同' } as const
const picture = {
  kind: 'file',
  by: 'respondent',
  text: '原始檔.jpg',
  file: { sha256: 'ab', objectKey: 'x' },
} as const
const holds = (negotiation: Negotiation, at = later) => holdsOf(negotiation, at).dispute

describe('MEMBER-07: a step in a negotiation', () => {
  it('of the respondent opens it, even where the claimant has not said that the notice was handed over', () => {
    expect(after(message('respondent')).state).toBe('open')
  })

  it('of the claimant waits for the first answer, so that nobody is written to who has not come', () => {
    expect(takeStep(prepared, message('claimant'), later)).toBe('NEGOTIATION_STATE_CHANGED')
    expect(takeStep(after({ kind: 'invited', by: 'claimant' }), message('claimant'), later)).toBe(
      'NEGOTIATION_STATE_CHANGED',
    )
  })

  it('that it did not arrive is said before any answer; handed over in another way, it waits anew', () => {
    const undelivered = go(after({ kind: 'invited', by: 'claimant' }), {
      kind: 'not-delivered',
      by: 'claimant',
    })
    expect(undelivered.state).toBe('undeliverable')
    expect(go(undelivered, { kind: 'invited', by: 'claimant' }).state).toBe('invited')
    expect(go(undelivered, message('respondent')).state).toBe('open')
    const answered = after(message('respondent'))
    expect(takeStep(answered, { kind: 'not-delivered', by: 'claimant' }, later)).toBe(
      'NEGOTIATION_STATE_CHANGED',
    )
  })

  it('of somebody who was not meant leaves it to be handed over again, without any offer or bare objection', () => {
    const notMe: NegotiationStep = { kind: 'not-me', by: 'respondent', text: null }
    const offer = { kind: 'offer', by: 'claimant', terms, days: 14, text: null } as const
    expect(after(notMe).state).toBe('undeliverable')
    const left = go(after(objection), offer, notMe)
    expect(left).toMatchObject({ state: 'undeliverable', offer: null, lastOfferNumber: 1 })
    expect(disputeAt(left, later)).toBeNull()
    expect(go(left, { kind: 'invited', by: 'claimant' }).state).toBe('invited')
    // Evidence waits for its answer, whoever says what since, and what was agreed on was agreed on by them.
    expect(takeStep(after(objection, picture), notMe, later)).toBe('NEGOTIATION_STATE_CHANGED')
    const accepted = { kind: 'accepted', by: 'respondent', number: 1, termsHash: termsHashOf(terms) } as const
    const agreed = go(after(message('respondent')), offer, accepted)
    expect(takeStep(agreed, notMe, later)).toBe('NEGOTIATION_STATE_CHANGED')
  })

  it.each(['licensed', 'own-work'] as const)(
    'that says %s holds back notices with a picture, whichever came first, until it is answered',
    (kind) => {
      const said: NegotiationStep = { kind, by: 'respondent', text: '授權在我這裡' }
      expect(holds(after(said))).toBeNull()
      expect(holds(after(picture))).toBeNull()
      for (const disputed of [after(said, picture), after(picture, said)]) {
        expect(holds(disputed)).toBe('open')
        const denied = go(disputed, denial)
        expect([denied.state, holds(denied)]).toEqual(['open', null])
      }
    },
  )

  it('that objects again after a denial holds back nothing without another picture', () => {
    const again = go(after(objection, picture), denial, objection)
    expect(holds(again)).toBeNull()
    expect(holds(go(again, picture))).toBe('open')
  })

  it('that ends it leaves an objection to be answered, with a picture; without one nothing is left of it', () => {
    for (const by of ['claimant', 'respondent'] as const) {
      const ended = go(after(objection, picture), { kind: 'ended', by })
      expect([ended.state, holds(ended)]).toEqual(['closed', 'open'])
      expect(holds(go(ended, denial))).toBeNull()
      expect(go(ended, { kind: 'dispute-accepted', by: 'claimant' })).toMatchObject({ state: 'closed' })
      const bare = go(after(objection), { kind: 'ended', by })
      expect([holds(bare), disputeAt(bare, later)]).toEqual([null, null])
      expect(takeStep(bare, denial, later)).toBe('NEGOTIATION_STATE_CHANGED')
    }
  })

  it('that denies comes too late after thirty days, and counts as late after seven', () => {
    const disputed = after(objection, picture)
    const at = (ms: number) => new Date(later.getTime() + ms)
    expect([holds(disputed, at(disputeAnswerMs - 1)), holds(disputed, at(disputeAnswerMs))]).toEqual([
      'open',
      'overdue',
    ])
    expect(takeStep(disputed, denial, at(disputeStandsMs - 1))).toMatchObject({ state: 'open' })
    expect(takeStep(disputed, denial, at(disputeStandsMs))).toBe('NEGOTIATION_STATE_CHANGED')
    expect(holds(disputed, at(disputeStandsMs))).toBe('stands')
    expect(
      takeStep(disputed, { kind: 'dispute-accepted', by: 'claimant' }, at(400 * disputeAnswerMs)),
    ).toMatchObject({ state: 'closed' })
  })

  it('that signs gives up an objection; none is raised while what was signed runs', () => {
    const hash = termsHashOf(terms)
    const sign = (by: 'claimant' | 'respondent'): NegotiationStep => ({
      kind: 'signed',
      by,
      termsHash: hash,
      text: '林小原',
    })
    const agreed = go(
      after(objection, picture),
      { kind: 'offer', by: 'respondent', terms, days: 7, text: null },
      { kind: 'accepted', by: 'claimant', number: 1, termsHash: hash },
    )
    expect(holds(agreed)).toBe('open')
    const signed = go(agreed, sign('respondent'), sign('claimant'))
    expect([signed.state, holds(signed)]).toEqual(['signed', null])
    expect(takeStep(signed, objection, later)).toBe('NEGOTIATION_STATE_CHANGED')
    // What was agreed and left unsigned has settled nothing.
    expect(holds(afterTime(agreed, new Date(later.getTime() + disputeAnswerMs)))).toBe('open')
    expect(go(agreed, { kind: 'dispute-accepted', by: 'claimant' })).toMatchObject({
      state: 'closed',
      agreement: null,
    })
  })

  it('that speaks of a payment is taken once both have signed; what was denied can be said again', () => {
    const hash = termsHashOf(terms)
    const sign = (by: 'claimant' | 'respondent') =>
      ({ kind: 'signed', by, termsHash: hash, text: '林' }) as const
    const paid = { kind: 'paid', by: 'respondent', text: null } as const
    const denied = { kind: 'payment-denied', by: 'claimant', text: '帳戶沒有這筆款項' } as const
    const confirmed = { kind: 'payment-confirmed', by: 'claimant' } as const
    const agreed = after(
      { kind: 'offer', by: 'respondent', terms, days: 7, text: null },
      { kind: 'accepted', by: 'claimant', number: 1, termsHash: hash },
    )
    expect(takeStep(agreed, paid, later)).toBe('NEGOTIATION_STATE_CHANGED')
    const signed = go(agreed, sign('respondent'), sign('claimant'))
    expect(takeStep(signed, denied, later)).toBe('NEGOTIATION_STATE_CHANGED')
    const payment = (...steps: readonly NegotiationStep[]) => go(signed, ...steps).agreement?.payment
    expect(payment(paid)).toEqual({ saidAt: later, confirmedAt: null })
    expect(payment(paid, denied)).toEqual({ saidAt: null, confirmedAt: null })
    expect(payment(paid, denied, paid, confirmed)).toEqual({ saidAt: later, confirmedAt: later })
    expect(takeStep(go(signed, confirmed), paid, later)).toBe('NEGOTIATION_STATE_CHANGED')
  })

  it('answers no dispute where there is none', () => {
    const open = after(message('respondent'))
    expect(takeStep(open, { kind: 'dispute-accepted', by: 'claimant' }, later)).toBe(
      'NEGOTIATION_STATE_CHANGED',
    )
  })

  it('is none any more once the case has ended, but for what both have signed', () => {
    const disputed = go(after(objection, picture), {
      kind: 'offer',
      by: 'respondent',
      terms,
      days: 7,
      text: null,
    })
    const ended = afterCase(disputed, later)
    expect(ended).toMatchObject({ state: 'closed', offer: null, since: later })
    expect(holds(ended)).toBeNull()
    for (const step of [message('claimant'), message('respondent'), denial])
      expect(takeStep(ended, step, later)).toBe('NEGOTIATION_STATE_CHANGED')
    const signed: Negotiation = { ...disputed, state: 'signed' }
    expect(afterCase(signed, later)).toBe(signed)
    expect(afterCase(disputed, null)).toBe(disputed)
  })

  it('of the claimant signs after the respondent only', () => {
    const hash = termsHashOf(terms)
    const agreed = after(
      { kind: 'offer', by: 'respondent', terms, days: 7, text: null },
      { kind: 'accepted', by: 'claimant', number: 1, termsHash: hash },
    )
    const sign = (by: 'claimant' | 'respondent'): NegotiationStep => ({
      kind: 'signed',
      by,
      termsHash: hash,
      text: '林小原',
    })
    expect(takeStep(agreed, sign('claimant'), later)).toBe('NEGOTIATION_STATE_CHANGED')
    const half = go(agreed, sign('respondent'))
    expect(takeStep(half, sign('claimant'), later)).toMatchObject({ state: 'signed' })
  })

  it('after the end is refused', () => {
    const ended = after({ kind: 'ended', by: 'claimant' })
    expect(takeStep(ended, message('respondent'), later)).toBe('NEGOTIATION_STATE_CHANGED')
  })
})
