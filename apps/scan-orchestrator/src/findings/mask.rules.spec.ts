import { hiddenLink } from '@originseal/contracts'
import type { Comparison } from '@originseal/fingerprint'
import { PlaceDecisions } from './decisions/allowed.rules'
import type { Finding } from './findings.queries'
import { suspiciousLinks, toFindingView, visibleFindings } from './mask.rules'

const comparison: Comparison = {
  verdict: 'copy',
  method: 'pdq-dihedral',
  methodVersion: 4,
  distance: 6,
  dihedral: 'flipY',
  inliers: 0,
  homography: [-1, 0, 1, 0, 1, 0, 0, 0, 1],
  overlap: [],
  overlapShare: 1,
  similarity: 0.97,
  score: 0.99,
  agreement: null,
  quality: 100,
}
const finding: Finding = {
  id: '5f2b8c1e-1111-4222-8333-444455556661',
  rank: 6,
  pageUrl: 'https://shop.example/6',
  imageUrl: 'https://shop.example/6.jpg',
  listing: null,
  imageSha256: 'a1'.repeat(32),
  pictureKey: 'pictures/6',
  overlayKey: 'evidence/6',
  comparison,
  originScore: 88,
  originReasons: [],
  fraudRisk: 'high',
  fraudReasons: [],
  captures: [],
  capturedAt: new Date('2026-11-21T08:40:00Z'),
  unchangedAt: null,
}

const undecided = new PlaceDecisions(new Map(), [])

test('a finding that may be seen says where the sealed picture lies on the found one', () => {
  expect(toFindingView(finding, 6, undecided).homography).toEqual(comparison.homography)
})

test('a finding that may be seen names its listing where that has a title', () => {
  expect(toFindingView(finding, 6, undecided)).not.toHaveProperty('pageTitle')
  const listing = { title: '山茶花 杯' }
  expect(toFindingView({ ...finding, listing }, 6, undecided).pageTitle).toBe('山茶花 杯')
  expect(toFindingView({ ...finding, listing }, 5, undecided)).not.toHaveProperty('pageTitle')
})

test('a finding gives the reasons of both of its scores', () => {
  const originReasons = [{ signal: 'published-after-seal', points: 20, values: {} }]
  const fraudReasons = [{ signal: 'offered-for-sale', points: 30, values: {} }]
  expect(toFindingView({ ...finding, originReasons, fraudReasons }, 6, undecided)).toMatchObject({
    originReasons,
    fraudReasons,
  })
})

test('a masked finding says neither its addresses nor where the pictures lie', () => {
  const view = toFindingView(finding, 5, undecided)
  expect(view.masked).toBe(true)
  expect(Object.keys(view)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/pageUrl|imageUrl|pageTitle|homography/)]),
  )
})

test('MEMBER-05: what its owner allows is no suspicious link; what is hidden stays so', () => {
  const { capturedAt, unchangedAt } = finding
  const at = (rank: number, pageUrl: string) => ({ rank, pageUrl, capturedAt, unchangedAt })
  const findings = [at(1, 'https://a.example/'), at(2, 'https://b.example/'), at(6, 'https://c.example/')]
  const decisions = new PlaceDecisions(
    new Map([
      ['https://a.example/', 'watched'],
      ['https://b.example/', 'licensed'],
    ] as const),
    [],
  )
  expect(suspiciousLinks(findings, 5, decisions)).toEqual(['https://a.example/', hiddenLink])
})

test('MEMBER-07: a copy that a licence covers says so and is no suspicious link, hidden or not', () => {
  const { pageUrl } = finding
  const notAfter = new Date('2027-01-01T00:00:00.000Z')
  const decisions = new PlaceDecisions(new Map(), [{ pageUrl, notAfter, endedAt: null }])
  expect(suspiciousLinks([finding], 5, decisions)).toEqual([])
  expect(toFindingView(finding, 5, decisions)).toMatchObject({
    masked: true,
    decision: 'licensed',
    licence: { notAfter: '2027-01-01T00:00:00.000Z' },
  })
})

test('MEMBER-07: a licence without an end says so', () => {
  const decisions = new PlaceDecisions(new Map(), [
    { pageUrl: finding.pageUrl, notAfter: null, endedAt: null },
  ])
  expect(toFindingView(finding, 6, decisions).licence).toEqual({ notAfter: null })
})

describe('TRIAL-16: links beyond five', () => {
  const none = { isPaid: false, isInPlan: false, isFromBeforePlans: false }
  test.each([
    ['trial', none, 5],
    ['member', none, 5],
    ['pro', none, 5],
    ['member', { ...none, isInPlan: true }, Infinity],
    ['member', { ...none, isFromBeforePlans: true }, Infinity],
    ['trial', { ...none, isInPlan: true, isFromBeforePlans: true }, 5],
    ['trial', { ...none, isPaid: true }, Infinity],
    ['member', { ...none, isPaid: true }, Infinity],
    ['admin', none, Infinity],
  ] as const)('%s with %j sees %d', (role, access, visible) => {
    expect(visibleFindings(role, access)).toBe(visible)
  })
})
