import { PlaceDecisions } from './allowed.rules'

const pageUrl = 'https://shop.example/items/1'
const [before, during, end, after] = ['2026-01-01', '2026-03-01', '2026-06-01', '2026-07-01'].map(
  (day) => new Date(`${day}T00:00:00.000Z`),
) as [Date, Date, Date, Date]
const said = new Map([[pageUrl, 'takedown']] as const)
const none = { notAfter: null, endedAt: null }

describe('MEMBER-07: a licence', () => {
  it('covers its page, whatever its owner said of it before, and no other', () => {
    const decisions = new PlaceDecisions(said, [{ pageUrl, ...none }])
    expect(decisions.of({ pageUrl, seenAt: during })).toBe('licensed')
    expect(decisions.isAllowed({ pageUrl, seenAt: before })).toBe(true)
    expect(decisions.of({ pageUrl: `${pageUrl}2`, seenAt: during })).toBeUndefined()
  })

  it.each([
    ['with what says where a visitor came from', `${pageUrl}?utm_source=mail&fbclid=x`],
    ['with a slash at its end', `${pageUrl}/`],
    ['with a place within it', `${pageUrl}#reviews`],
    ['with its host in capitals and its port', 'HTTPS://Shop.Example:443/items/1'],
    ['with encoded letters', 'https://shop.example/%69tems/1'],
  ])('covers its page written %s, and the other way round', (_, written) => {
    for (const [licensed, seen] of [
      [pageUrl, written],
      [written, pageUrl],
    ] as const) {
      const decisions = new PlaceDecisions(new Map(), [{ pageUrl: licensed, ...none }])
      expect(decisions.of({ pageUrl: seen, seenAt: during })).toBe('licensed')
    }
  })

  it.each([
    ['another parameter', `${pageUrl}?id=2`],
    ['a slash within a parameter', 'https://shop.example/items?of=1/'],
    ['another spelling of the path', 'https://shop.example/Items/1'],
    ['another scheme', 'http://shop.example/items/1'],
    ['no address', 'items/1'],
  ])('covers no page with %s', (_, seen) => {
    const licences = [
      { pageUrl, ...none },
      { pageUrl: 'https://shop.example/items?of=1', ...none },
    ]
    expect(new PlaceDecisions(new Map(), licences).of({ pageUrl: seen, seenAt: during })).toBeUndefined()
  })

  it.each([
    ['its date', { notAfter: end, endedAt: null }],
    ['breach or revocation', { notAfter: null, endedAt: end }],
    ['breach before its date', { notAfter: after, endedAt: end }],
  ])('ends by %s: what was seen before stays licensed, what is seen from then on is not', (_, ends) => {
    const decisions = new PlaceDecisions(said, [{ pageUrl, ...ends }])
    expect(decisions.of({ pageUrl, seenAt: during })).toBe('licensed')
    expect(decisions.of({ pageUrl, seenAt: end })).toBe('takedown')
    expect(decisions.isAllowed({ pageUrl, seenAt: after })).toBe(false)
  })

  it('that was given anew after a breach covers what is seen then', () => {
    const decisions = new PlaceDecisions(new Map(), [
      { pageUrl, notAfter: null, endedAt: during },
      { pageUrl, ...none },
    ])
    expect(decisions.of({ pageUrl, seenAt: after })).toBe('licensed')
  })
})
