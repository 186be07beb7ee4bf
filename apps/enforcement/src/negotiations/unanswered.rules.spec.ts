import { disputeStandsMs } from './dispute.rules'
import type { Dispute, Negotiation, Payment } from './negotiation-state'
import { afterCase, beginNegotiation } from './negotiation.rules'
import { unansweredIn } from './unanswered.rules'

const begin = new Date('2026-12-01T08:00:00Z')
const dayMs = 86_400_000
const day = (number: number): Date => new Date(begin.getTime() + number * dayMs)
const standing = (change: Partial<Negotiation>): Negotiation => ({ ...beginNegotiation(begin), ...change })
const disputed = (dispute: Dispute, state: Negotiation['state'] = 'open') => standing({ state, dispute })
const settled = (payment: Payment, state: Negotiation['state'] = 'signed') =>
  standing({
    state,
    agreement: {
      number: 1,
      termsHash: 'ab',
      acceptedAt: begin,
      lastDays: { dueAt: null, licenceEndsAt: null },
      signedBy: ['respondent', 'claimant'],
      frozenMs: 0,
      payment,
    },
  })

describe('MEMBER-07: what only the claimant can answer', () => {
  it('is an objection; they are reminded two days before their seven are over', () => {
    const bare = disputed({ raisedAt: day(0), evidenceAt: null })
    const objection = { about: 'objection', since: day(0), standsFrom: null, remindAt: day(5) }
    expect(unansweredIn(bare, day(1))).toEqual([objection])
  })

  it('is that objection anew once it comes with evidence, and until it stands', () => {
    const proven = disputed({ raisedAt: day(0), evidenceAt: day(3) })
    expect(unansweredIn(proven, day(3))).toMatchObject([
      { since: day(3), standsFrom: day(33), remindAt: day(8) },
    ])
    const stands = new Date(day(3).getTime() + disputeStandsMs)
    expect(unansweredIn(proven, new Date(stands.getTime() - 1))).toHaveLength(1)
    expect(unansweredIn(proven, stands)).toEqual([])
  })

  it('is no objection that has ended with the negotiation or its case', () => {
    expect(unansweredIn(disputed({ raisedAt: day(0), evidenceAt: null }, 'closed'), day(1))).toEqual([])
    const proven = disputed({ raisedAt: day(0), evidenceAt: day(0) }, 'closed')
    expect(unansweredIn(proven, day(1))).toHaveLength(1)
    expect(unansweredIn(afterCase(proven, day(1)), day(1))).toEqual([])
  })

  it('is a payment that the other side speaks of, until it is confirmed or denied, also after the end of the case', () => {
    const said = settled({ saidAt: day(2), confirmedAt: null })
    const waits = { about: 'payment', since: day(2), remindAt: day(7) }
    expect(unansweredIn(said, day(3))).toEqual([waits])
    expect(unansweredIn({ ...said, state: 'broken' }, day(3))).toEqual([waits])
    expect(unansweredIn(afterCase(said, day(3)), day(4))).toEqual([waits])
    expect(unansweredIn(settled({ saidAt: null, confirmedAt: null }), day(3))).toEqual([])
    expect(unansweredIn(settled({ saidAt: day(2), confirmedAt: day(3) }), day(3))).toEqual([])
    expect(unansweredIn({ ...said, state: 'closed' }, day(30))).toEqual([])
  })
  it('is an offer of the other side, beside an objection', () => {
    const offer = {
      number: 1,
      termsHash: 'ab',
      expiresAt: day(14),
      lastDays: { dueAt: null, licenceEndsAt: null },
    }
    const offered = (by: 'respondent' | 'claimant') => standing({ state: 'offered', offer: { ...offer, by } })
    const waits = { about: 'offer', since: day(0), expiresAt: day(14), remindAt: day(7) }
    expect(unansweredIn(offered('respondent'), day(1))).toEqual([waits])
    expect(unansweredIn(offered('claimant'), day(1))).toEqual([])
    const objecting = { ...offered('respondent'), dispute: { raisedAt: day(0), evidenceAt: null } }
    expect(unansweredIn(objecting, day(1)).map(({ about }) => about)).toEqual(['offer', 'objection'])
    expect(unansweredIn(afterCase(objecting, day(1)), day(1))).toEqual([])
  })
})
