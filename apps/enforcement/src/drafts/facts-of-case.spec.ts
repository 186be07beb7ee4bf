import { compileNotice } from '../notices/compile-notice.rules'
import { sampleChannel } from '../notices/sample-facts.fixture'
import { factsOfCase, type CaseFacts } from './facts-of-case'

const given = { originalUrls: [], noLicence: true, ticked: ['IM-5'], reasons: 'r'.repeat(100) }
const facts = (identity?: CaseFacts['given']['identity']): CaseFacts => ({
  workId: crypto.randomUUID(),
  pageUrl: 'https://shop.example/items/1',
  title: 'Sunrise',
  platform: null,
  domain: 'shop.example',
  seenAt: new Date('2026-11-22T08:00:00Z'),
  anchoredSeal: undefined,
  claimant: null,
  given: { ...given, ...(identity && { identity }) },
  publicUrl: 'https://originseal.example',
})
const faultsOf = (identity?: CaseFacts['given']['identity']) =>
  (
    compileNotice(factsOfCase(facts(identity)), {
      caseNumber: 'ZK-2611-007',
      now: new Date('2026-11-22T09:00:00Z'),
      channel: sampleChannel,
      regime: 'impersonation',
    }).faults ?? []
  )
    .filter(({ place }) => place === 'identity')
    .map(({ field }) => field)

test('MEMBER-05: a report of impersonation misses who is imitated and its proof until both are given', () => {
  expect(faultsOf()).toEqual(['identity.name', 'identity.proofs'])
  expect(faultsOf({ name: 'Studio Yuan', proofs: [] })).toEqual(['identity.proofs'])
  expect(faultsOf({ name: 'Studio Yuan', proofs: ['b'.repeat(64)] })).toEqual([])
})

test('MEMBER-05: a report of impersonation can be about a whole account, a copyright notice can’t', () => {
  const account = { ...facts(), pageUrl: 'https://www.instagram.com/copycat/', platform: 'instagram' }
  const placesOf = (regime: 'impersonation' | 'us-dmca') =>
    (
      compileNotice(factsOfCase({ ...account, given: { ...given, regime } }), {
        caseNumber: 'ZK-2611-007',
        now: new Date('2026-11-22T09:00:00Z'),
        channel: sampleChannel,
        regime,
      }).faults ?? []
    ).map(({ code }) => code)
  expect(placesOf('us-dmca')).toContain('LOCATION_TOO_BROAD')
  expect(placesOf('impersonation')).not.toContain('LOCATION_TOO_BROAD')
})
