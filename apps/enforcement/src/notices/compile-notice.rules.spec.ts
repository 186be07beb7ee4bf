import type { Channel } from '../channels/channel'
import { compileNotice } from './compile-notice.rules'
import { elementsOf } from './elements.rules'
import { regimes, type NoticeFacts, type NoticeSignature, type Regime } from './notice-facts'
import { sampleChannel, sampleNow, wholeFacts } from './sample-facts.fixture'
import { contentSha256, signNotice } from './sign-notice'

const order = (regime: Regime, channel: Channel = sampleChannel) => ({
  caseNumber: 'ZK-2611-001',
  regime,
  channel,
  now: sampleNow,
})
const faultsOf = (facts: NoticeFacts, regime: Regime, channel?: Channel) =>
  (compileNotice(facts, order(regime, channel)).faults ?? []).map(
    ({ element, code, field }) => `${element} ${code} ${field}`,
  )

type Change = (facts: NoticeFacts) => NoticeFacts
const ofClaimant =
  (change: Partial<NoticeFacts['claimant']>): Change =>
  (facts) => ({ ...facts, claimant: { ...facts.claimant, ...change } })
const ofWork =
  (change: Partial<NoticeFacts['work']>): Change =>
  (facts) => ({ ...facts, work: { ...facts.work, ...change } })
const ofTarget =
  (change: Partial<NoticeFacts['targets'][number]>): Change =>
  (facts) => ({ ...facts, targets: facts.targets.map((target) => ({ ...target, ...change })) })
const withoutTick =
  (id: string): Change =>
  (facts) => ({ ...facts, ticked: facts.ticked.filter((ticked) => ticked !== id) })

/** Everything that can be missing, and the one refusal that it leads to. */
const missing: Readonly<Record<Regime, readonly (readonly [refusal: string, change: Change])[]>> = {
  'us-dmca': [
    ['US-i NAME_MISSING claimant.legalName', ofClaimant({ legalName: ' ' })],
    ['US-i ROLE_MISSING claimant.role', ofClaimant({ role: undefined })],
    ['US-i MANDATE_MISSING claimant.ownerName', ofClaimant({ ownerName: undefined })],
    ['US-i MANDATE_MISSING claimant.mandateSha256', ofClaimant({ mandateSha256: undefined })],
    ['US-ii WORK_UNIDENTIFIED work.description', ofWork({ title: 'island.jpg', description: 'island.jpg' })],
    ['US-ii WORK_UNIDENTIFIED work.originalUrls', ofWork({ originalUrls: [], certificate: undefined })],
    [
      'US-ii PERSONAL_DATA_TOO_MUCH work.description',
      ofWork({ description: '作者 A123456789 的插畫，清晨的海岸' }),
    ],
    ['US-iii LOCATION_MISSING targets', (facts) => ({ ...facts, targets: [] })],
    ['US-iii LOCATION_MISSING targets.0', ofTarget({ asFound: 'shop.example/items/1' })],
    ['US-iii LOCATION_TOO_BROAD targets.0', ofTarget({ kind: 'home-page' })],
    ['US-iii LOCATION_TOO_BROAD targets.0', ofTarget({ kind: 'account' })],
    ['US-iii LOCATION_TOO_BROAD targets.0', ofTarget({ warning: 'TARGET_NOT_AN_ITEM' })],
    ['US-iii CAPTURE_STALE targets.0', ofTarget({ capture: undefined })],
    [
      'US-iii CAPTURE_STALE targets.0',
      ofTarget({ capture: { at: '2026-11-19T03:59:59.999Z', verdict: 'up' } }),
    ],
    [
      'US-iii CAPTURE_STALE targets.0',
      ofTarget({ capture: { at: '2026-11-22T03:00:00.000Z', verdict: 'gone' } }),
    ],
    ['US-iv CONTACT_INCOMPLETE claimant.address', ofClaimant({ address: undefined })],
    ['US-iv CONTACT_INCOMPLETE claimant.phone', ofClaimant({ phone: '02-2345-6789' })],
    [
      'US-iv CONTACT_INCOMPLETE claimant.email',
      ofClaimant({ email: { address: 'rights@yuan.example', verified: false } }),
    ],
    ['US-v GOOD_FAITH_MISSING ticked.US-v', withoutTick('US-v')],
    ['US-v EXCEPTION_UNANSWERED exception', (facts) => ({ ...facts, exception: undefined })],
    ['US-v EXCEPTION_APPLIES exception', (facts) => ({ ...facts, exception: 'parody' })],
    ['US-v LICENCE_UNANSWERED noLicence', (facts) => ({ ...facts, noLicence: undefined })],
    ['US-vi-accuracy ACCURACY_MISSING ticked.US-vi-accuracy', withoutTick('US-vi-accuracy')],
    ['US-vi-authority AUTHORITY_MISSING ticked.US-vi-authority', withoutTick('US-vi-authority')],
  ],
  'tw-copyright': [
    ['TW-0 NAME_MISSING claimant.legalName', ofClaimant({ legalName: undefined })],
    ['TW-0 ROLE_MISSING claimant.role', ofClaimant({ role: undefined })],
    [
      'TW-1 CONTACT_INCOMPLETE claimant.address',
      ofClaimant({ address: { lines: '', city: '台北市', country: 'TW' } }),
    ],
    ['TW-1 CONTACT_INCOMPLETE claimant.email', ofClaimant({ phone: undefined, email: undefined })],
    ['TW-2 WORK_UNNAMED work.title', ofWork({ title: undefined })],
    ['TW-4 LOCATION_MISSING targets', (facts) => ({ ...facts, targets: [] })],
    ['TW-5 GOOD_FAITH_MISSING ticked.TW-5', withoutTick('TW-5')],
    ['TW-6 LIABILITY_MISSING ticked.TW-6', withoutTick('TW-6')],
    ['TW-A MANDATE_MISSING claimant.mandateSha256', ofClaimant({ mandateSha256: '' })],
  ],
  'eu-dsa': [
    ['EU-a REASONS_TOO_THIN reasons', (facts) => ({ ...facts, reasons: '這是我的圖。' })],
    [
      'EU-a PERSONAL_DATA_TOO_MUCH reasons',
      (facts) => ({ ...facts, reasons: `${facts.reasons} 帳號 012-345678` }),
    ],
    ['EU-b LOCATION_MISSING targets', (facts) => ({ ...facts, targets: [] })],
    ['EU-c NAME_MISSING claimant.legalName', ofClaimant({ legalName: undefined })],
    ['EU-c CONTACT_INCOMPLETE claimant.email', ofClaimant({ email: undefined })],
    ['EU-d GOOD_FAITH_MISSING ticked.EU-d', withoutTick('EU-d')],
  ],
  impersonation: [
    [
      'IM-1 IDENTITY_UNPROVEN identity.name',
      (facts) => ({ ...facts, identity: { ...facts.identity, proofs: ['x'], name: '' } }),
    ],
    [
      'IM-1 IDENTITY_UNPROVEN identity.proofs',
      (facts) => ({ ...facts, identity: { name: '小原工作室', proofs: [] } }),
    ],
    ['IM-2 CONTACT_INCOMPLETE claimant.email', ofClaimant({ email: undefined })],
    ['IM-3 LOCATION_MISSING targets', (facts) => ({ ...facts, targets: [] })],
    ['IM-4 REASONS_TOO_THIN reasons', (facts) => ({ ...facts, reasons: undefined })],
    ['IM-5 ACCURACY_MISSING ticked.IM-5', withoutTick('IM-5')],
  ],
}

describe.each(regimes)('a notice, %s', (regime) => {
  it('is whole with every element, and prints each that has something to print', () => {
    const { content, faults } = compileNotice(wholeFacts(regime), order(regime))
    expect(faults).toBeUndefined()
    const printed = elementsOf[regime].filter(({ part }) => part !== undefined).map(({ id }) => id)
    expect(content?.sections.map(({ element }) => element)).toEqual(printed)
    for (const { rows, sentence } of content?.sections ?? []) expect(rows.length > 0 || sentence).toBeTruthy()
  })

  it.each(missing[regime])('is refused with exactly: %s', (refusal, change) => {
    expect(faultsOf(change(wholeFacts(regime)), regime)).toEqual([refusal])
  })

  it('has a planted fault for each element that can be missing', () => {
    const planted = new Set(missing[regime].map(([refusal]) => refusal.split(' ')[0]))
    const can = elementsOf[regime].filter(({ needs, unticked }) => needs.length > 0 || unticked)
    expect([...planted].sort()).toEqual(can.map(({ id }) => id).sort())
  })

  it('tells all that is missing at once, each in both languages', () => {
    const empty: NoticeFacts = { claimant: {}, work: { originalUrls: [] }, targets: [], ticked: [] }
    const { faults, content } = compileNotice(empty, order(regime))
    expect(content).toBeUndefined()
    expect(new Set(faults?.map(({ element }) => element))).toEqual(
      new Set(
        elementsOf[regime]
          .filter(({ id, needs, unticked }) => id !== 'TW-A' && (needs.length > 0 || unticked))
          .map(({ id }) => id),
      ),
    )
    for (const { message } of faults ?? []) expect(message.zh.length * message.en.length).toBeGreaterThan(0)
  })

  it('reads as it did', () => {
    expect(compileNotice(wholeFacts(regime), order(regime)).content).toMatchSnapshot()
  })
})

test('less is said where less is asked for: no postal address under the European rules', () => {
  const { content } = compileNotice(wholeFacts('eu-dsa'), order('eu-dsa'))
  expect(JSON.stringify(content)).not.toMatch(/重慶南路|\+886/)
})

describe('a channel', () => {
  const form: Channel = {
    ...sampleChannel,
    id: 'sample.form',
    maxTargets: 1,
    oneHost: true,
    fields: [
      { id: 'company', label: { en: 'Company', zh: '公司' }, from: 'company', required: true },
      { id: 'original_work', label: { en: 'Work', zh: '著作' }, from: 'work', required: true, max: 255 },
    ],
  }

  it('refuses what its form wants and the law does not', () => {
    expect(faultsOf(ofClaimant({ company: undefined })(wholeFacts('us-dmca')), 'us-dmca', form)).toEqual([
      'sample.form FIELD_MISSING claimant.company',
    ])
    expect(
      faultsOf(ofWork({ description: '長'.repeat(256) })(wholeFacts('us-dmca')), 'us-dmca', form),
    ).toEqual(['sample.form FIELD_TOO_LONG work.description'])
  })

  it('takes addresses of one host and provider only, and no more than it says', () => {
    const [target] = wholeFacts('us-dmca').targets
    const two: Change = (facts) => ({
      ...facts,
      targets: [target!, { ...target!, asFound: 'https://other.example/x', provider: 'other.example' }],
    })
    expect(faultsOf(two(wholeFacts('us-dmca')), 'us-dmca', form)).toEqual([
      'US-iii TARGETS_OF_DIFFERENT_PROVIDERS targets',
      'sample.form TARGETS_OF_DIFFERENT_PROVIDERS targets',
    ])
  })
})

describe('a signature', () => {
  const { content } = compileNotice(wholeFacts('us-dmca'), order('us-dmca'))
  const signature: NoticeSignature = {
    kind: 'typed',
    signedName: ' 林小原 ',
    signedAt: sampleNow.toISOString(),
    contentSha256: contentSha256(content!),
    method: 'password',
  }
  const codeOf = (changed: Partial<NoticeSignature> | undefined, channel: Channel = sampleChannel) =>
    signNotice(content!, changed && { ...signature, ...changed }, channel).faults?.map(({ code }) => code)

  it('is over this very content, by the person it names, in a way that the channel takes', () => {
    expect(signNotice(content!, signature, sampleChannel).notice?.content).toBe(content)
    expect(codeOf(undefined)).toEqual(['SIGNATURE_MISSING'])
    expect(codeOf({ signedName: '林大原' })).toEqual(['SIGNATURE_MISSING'])
    expect(codeOf({ contentSha256: 'c'.repeat(64) })).toEqual(['SIGNATURE_OUTDATED'])
    expect(codeOf({}, { ...sampleChannel, signatureKinds: ['wet-scan'] })).toEqual(['SIGNATURE_KIND_REFUSED'])
  })

  it('holds for the content as a database gives it back, and for nothing else', () => {
    const { sections, ...rest } = content!
    expect(contentSha256({ sections, ...rest })).toBe(signature.contentSha256)
    expect(contentSha256({ ...content!, urls: [...content!.urls, 'https://shop.example/2'] })).not.toBe(
      signature.contentSha256,
    )
  })
})
