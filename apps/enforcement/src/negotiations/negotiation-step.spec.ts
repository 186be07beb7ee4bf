import type { NegotiationStep, NegotiationStanding } from './negotiation-step'
import { takeStep } from './negotiation-step'
import { beginNegotiation } from './negotiation.rules'
import { termsHashOf } from './settlement-terms'

const begin = new Date('2026-03-01T00:00:00.000Z')
const later = new Date('2026-03-02T00:00:00.000Z')
const prepared: NegotiationStanding = { negotiation: beginNegotiation(begin), isDisputed: false }
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

function after(...steps: readonly NegotiationStep[]): NegotiationStanding {
  let standing = prepared
  for (const step of steps) {
    const next = takeStep(standing, step, later)
    if (typeof next === 'string') throw new Error(`${step.kind}: ${next}`)
    standing = next
  }
  return standing
}

describe('MEMBER-07: a step in a negotiation', () => {
  it('of the respondent opens it, even where the claimant has not said that the notice was handed over', () => {
    expect(after(message('respondent')).negotiation.state).toBe('open')
  })

  it('of the claimant waits for the first answer, so that nobody is written to who has not come', () => {
    expect(takeStep(prepared, message('claimant'), later)).toBe('NEGOTIATION_STATE_CHANGED')
    expect(takeStep(after({ kind: 'invited', by: 'claimant' }), message('claimant'), later)).toBe(
      'NEGOTIATION_STATE_CHANGED',
    )
  })

  it.each(['licensed', 'own-work'] as const)(
    'that says %s holds back notices until it is answered',
    (kind) => {
      const disputed = after({ kind, by: 'respondent', text: '授權在我這裡' })
      expect(disputed.isDisputed).toBe(true)
      expect(
        takeStep(disputed, { kind: 'dispute-denied', by: 'claimant', text: '範圍不同' }, later),
      ).toMatchObject({
        isDisputed: false,
        negotiation: { state: 'open' },
      })
    },
  )

  it('answers no dispute where there is none', () => {
    const open = after(message('respondent'))
    expect(takeStep(open, { kind: 'dispute-accepted', by: 'claimant' }, later)).toBe(
      'NEGOTIATION_STATE_CHANGED',
    )
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
    const half = takeStep(agreed, sign('respondent'), later) as NegotiationStanding
    expect(takeStep(half, sign('claimant'), later)).toMatchObject({ negotiation: { state: 'signed' } })
  })

  it('after the end is refused', () => {
    const ended = after({ kind: 'ended', by: 'claimant' })
    expect(takeStep(ended, message('respondent'), later)).toBe('NEGOTIATION_STATE_CHANGED')
  })
})
