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
    expect(unansweredIn(bare, day(1))).toEqual({
      about: 'objection',
      since: day(0),
      standsFrom: null,
      remindAt: day(5),
    })
  })

  it('is that objection anew once it comes with evidence, and until it stands', () => {
    const proven = disputed({ raisedAt: day(0), evidenceAt: day(3) })
    expect(unansweredIn(proven, day(3))).toMatchObject({
      since: day(3),
      standsFrom: day(33),
      remindAt: day(8),
    })
    const stands = new Date(day(3).getTime() + disputeStandsMs)
    expect(unansweredIn(proven, new Date(stands.getTime() - 1))).not.toBeNull()
    expect(unansweredIn(proven, stands)).toBeNull()
  })

  it('is no objection that has ended with the negotiation or its case', () => {
    expect(unansweredIn(disputed({ raisedAt: day(0), evidenceAt: null }, 'closed'), day(1))).toBeNull()
    const proven = disputed({ raisedAt: day(0), evidenceAt: day(0) }, 'closed')
    expect(unansweredIn(proven, day(1))).not.toBeNull()
    expect(unansweredIn(afterCase(proven, day(1)), day(1))).toBeNull()
  })

  it('is a payment that the other side speaks of, until it is confirmed or denied, also after the end of the case', () => {
    const said = settled({ saidAt: day(2), confirmedAt: null })
    const waits = { about: 'payment', since: day(2), standsFrom: null, remindAt: day(7) }
    expect(unansweredIn(said, day(3))).toEqual(waits)
    expect(unansweredIn({ ...said, state: 'broken' }, day(3))).toEqual(waits)
    expect(unansweredIn(afterCase(said, day(3)), day(4))).toEqual(waits)
    expect(unansweredIn(settled({ saidAt: null, confirmedAt: null }), day(3))).toBeNull()
    expect(unansweredIn(settled({ saidAt: day(2), confirmedAt: day(3) }), day(3))).toBeNull()
    expect(unansweredIn({ ...said, state: 'closed' }, day(30))).toBeNull()
  })
})
