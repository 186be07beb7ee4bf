import { isLinkAlive, type Linked } from './link-life.rules'

const dayMs = 86_400_000
const now = new Date('2026-11-24T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
const ended: Linked = {
  outcome: 'withdrawn',
  caseChangedAt: daysAgo(91),
  negotiationChangedAt: daysAgo(400),
  licence: undefined,
}

describe('MEMBER-07: the link of the other side', () => {
  it.each<[string, boolean, Partial<Linked>]>([
    ['leads nowhere ninety days after its case has ended', false, {}],
    ['leads there until then', true, { caseChangedAt: daysAgo(90) }],
    ['leads there while the case lives, however old it is', true, { outcome: null }],
    ['waits for what the negotiation did last', true, { negotiationChangedAt: daysAgo(1) }],
    ['leads there while its licence has no end', true, { licence: { notAfter: null, endedAt: null } }],
    ['leads there while its licence runs', true, { licence: { notAfter: daysAgo(-1), endedAt: null } }],
    [
      'does not outlive a licence that was revoked',
      false,
      { licence: { notAfter: null, endedAt: daysAgo(91) } },
    ],
    ['does not outlive a licence that ran out', false, { licence: { notAfter: daysAgo(91), endedAt: null } }],
  ])('%s', (_, isAlive, changed) => {
    expect(isLinkAlive({ ...ended, ...changed }, now)).toBe(isAlive)
  })
})
