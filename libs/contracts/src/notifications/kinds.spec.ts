import type { NotificationLanguage } from './kind'
import { notificationKinds } from './kinds'

test('each kind has one name, which is what is stored', () => {
  const names = notificationKinds.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
})

const aboutWorks = new Set(['new-sighting', 'copies-found', 'scan-finished', 'seal-anchored'])
const texts = notificationKinds.flatMap(({ name, texts: byLanguage }) =>
  Object.entries(byLanguage).map(([language, text]) => ({ kind: name, language, text })),
)
const aboutCases = new Set(
  notificationKinds.flatMap(({ name, event }) =>
    event.name.startsWith('enforcement.') && name !== 'claimant-suspended' ? [name] : [],
  ),
)
const sentences = texts.filter(({ kind }) => aboutWorks.has(kind))
const known = { title: '晨光', findings: 3, newFindings: 2, outcome: 'completed' }

test.each(sentences)('$kind in $language names the work, or says that it is one', ({ language, text }) => {
  const { title: _, ...unnamed } = known
  for (const [details, named] of [
    [known, true],
    [unnamed, false],
  ] as const) {
    const said = text.sentence(details, 1)
    expect(said.includes('晨光')).toBe(named)
    expect(said).not.toMatch(/undefined|\n/)
  }
  expect(text.link).not.toBe('')
  // What only mainland China writes.
  if (language === 'zh-TW') expect(text.sentence(known, 2)).not.toMatch(/網絡|視頻|軟件|默認/)
})

test('copies are counted', () => {
  const sighting = notificationKinds.find(({ name }) => name === 'new-sighting')?.texts
  expect(sighting?.en.sentence(known, 1)).toMatch(/^A new copy of “晨光”/)
  expect(sighting?.en.sentence(known, 10)).toMatch(/^10 new copies of “晨光”/)
  expect(sighting?.['zh-TW'].sentence(known, 10)).toContain('10 張疑似盜用「晨光」的圖片')
})

test('who cancelled a scan is not told of its end', () => {
  const finished = notificationKinds.find(({ name }) => name === 'scan-finished')
  const scan = { scanId: 's', workId: 'w', ownerId: 'o', findings: 0, endedAt: '' }
  expect(finished?.factOf({ ...scan, outcome: 'cancelled' })).toBeUndefined()
  expect(finished?.factOf({ ...scan, outcome: 'failed' })).toMatchObject({ ownerId: 'o', subjectId: 's' })
})

describe('MEMBER-09: the end of a scheduled scan', () => {
  const ended = {
    scanId: 's',
    workId: 'w',
    ownerId: 'o',
    title: '晨光',
    findings: 3,
    endedAt: '',
    isScheduled: true,
  }
  const told = (more: object) =>
    notificationKinds.flatMap(({ name, event, factOf, texts: { en } }) => {
      const fact = event.name === 'scan-orchestrator.scan-ended.v1' && factOf({ ...ended, ...more })
      return fact ? [[name, en.sentence(fact.details, 1)]] : []
    })

  test('is told of where it found something new, by a notice and in the digest', () => {
    expect(told({ outcome: 'completed', newFindings: 2 })).toEqual([
      ['copies-found', 'A scheduled scan found 2 new suspected copies of “晨光”.'],
    ])
    const kind = notificationKinds.find(({ name }) => name === 'copies-found')
    expect(kind?.defaults).toEqual({ inApp: true, mail: 'daily' })
  })

  test.each([
    ['found nothing new', { outcome: 'completed', newFindings: 0 }],
    ['failed: it comes again', { outcome: 'failed', newFindings: 0 }],
    ['was cancelled', { outcome: 'cancelled', newFindings: 1 }],
  ])('is not told of where it %s', (_, more) => {
    expect(told(more)).toEqual([])
  })

  test('is not that of a scan that somebody has started, which is told of once, as such', () => {
    expect(told({ outcome: 'completed', newFindings: 2, isScheduled: false }).map(([name]) => name)).toEqual([
      'scan-finished',
    ])
  })
})

test('a seal on a test chain is never told as one on the blockchain', () => {
  const anchored = notificationKinds.find(({ name }) => name === 'seal-anchored')
  const seal = { workId: 'w', ownerId: 'o', blockTime: '', title: '晨光' }
  const sentence = (chainId?: number): string | undefined =>
    anchored?.texts.en.sentence(anchored.factOf({ ...seal, chainId })?.details ?? {}, 1)
  expect(sentence(1)).toBe('The seal of “晨光” is on the blockchain; its certificate is ready.')
  expect(sentence(31_337)).toBe(
    'The seal of “晨光” is on a test chain, which is no evidence; its certificate is ready.',
  )
  expect(sentence()).toBe(sentence(1))
})

const bought = {
  orderNumber: 'OS1',
  invoiceNumber: 'SB10000001',
  amount: 1_990,
  plan: 'basic',
  at: '2026-12-22T04:00:00.000Z',
  until: '2026-12-22T04:00:00.000Z',
  instructions: { bankCode: '812', account: '9103522175887271', payBefore: '2026/12/22' },
}

const aboutNames = new Set(['trademark-conflict'])

test.each(texts.filter(({ kind }) => aboutNames.has(kind)))(
  '$kind in $language names both marks and the last day to oppose, or how many there are',
  ({ text, language }) => {
    const conflict = { name: '好茶坊', mark: '好茶舖', opposeUntil: '2026-06-16' }
    const [one, several] = [text.sentence(conflict, 1), text.sentence(conflict, 3)]
    for (const part of ['好茶坊', '好茶舖', '2026-06-16']) expect(one).toContain(part)
    expect(several).toMatch(/好茶坊.*3|3.*好茶坊/)
    expect(text.sentence({ ...conflict, opposeUntil: undefined }, 1)).not.toMatch(/undefined|2026/)
    if (language === 'zh-TW') expect(one).not.toMatch(/網絡|視頻|軟件|默認/)
  },
)

const aboutClaimants = new Set(['claimant-suspended'])

test.each(texts.filter(({ kind }) => aboutClaimants.has(kind)))(
  'MEMBER-06: $kind in $language says why',
  ({ text }) => {
    expect(text.sentence({ reason: 'the proof was forged' }, 1)).toContain('the proof was forged')
    expect([text.name, text.link]).not.toContain('')
  },
)

const ofPurchases = texts.filter(
  ({ kind }) => ![aboutWorks, aboutNames, aboutCases, aboutClaimants].some((names) => names.has(kind)),
)
test.each(ofPurchases)(
  '$kind in $language says what was bought, how much, and until when',
  ({ kind, language, text }) => {
    const said = text.sentence(bought, 1)
    expect(said).not.toMatch(/undefined|NaN|\n/)
    expect([text.name, text.link]).not.toContain('')
    if (kind.startsWith('renewal') || kind === 'plan-ended') {
      const guardian = { en: 'Guardian', ja: 'ガーディアン', ko: '가디언', zh: '守护', 'zh-TW': '守護' }
      expect(said).toContain(guardian[language as keyof typeof guardian])
    } else expect(said).toContain('NT$1,990')
    if (kind === 'payment-instructed') expect(said).toMatch(/812.* 9103522175887271/)
    if (kind === 'invoice-issued') expect(said).toContain('SB10000001')
    if (kind.startsWith('renewal')) expect(said).toMatch(/2026|December 22/)
    if (language === 'zh-TW') expect(said).not.toMatch(/網絡|視頻|軟件|默認|賬/)
  },
)

test('a plan that is not charged by itself ends, one that is says with how much', () => {
  const announced = notificationKinds.find(({ name }) => name === 'renewal-announced')?.texts.en
  expect(announced?.sentence({ ...bought, amount: undefined }, 1)).toContain('ends on December 22, 2026')
  expect(announced?.sentence(bought, 1)).toContain('charged NT$1,990')
})

describe('MEMBER-06: facts of a takedown case', () => {
  const ofCase = {
    caseId: 'c',
    number: 'ZK-2611-001',
    ownerId: 'o',
    workId: 'w',
    title: '晨光',
    at: '2026-11-23T04:00:00.000Z',
  }
  /** What is told of a fact, by the name of its kind. */
  const told = (name: string, more: object = {}, language: 'en' | 'zh-TW' = 'en') =>
    notificationKinds.flatMap((kind) => {
      const fact = kind.event.name === `enforcement.${name}.v1` && kind.factOf({ ...ofCase, ...more })
      return fact ? [[kind.name, kind.texts[language].sentence(fact.details, 1)]] : []
    })

  test.each([
    ['case-action-needed', { state: 'countered' }, 'case-countered', /counter-notice.*lawyer/],
    ['case-action-needed', { state: 'rejected' }, 'case-rejected', /rejected/],
    ['case-action-needed', { state: 'supplement-asked' }, 'case-rejected', /asks for more/],
    ['case-action-needed', { state: 'restored' }, 'case-rejected', /put back/],
    ['case-action-needed', { state: 'needs-input' }, 'case-waiting', /signature/],
    ['case-action-needed', { state: 'ready-by-hand' }, 'case-waiting', /file it/],
    ['case-answered', { answer: 'acknowledged' }, 'case-answered', /received the notice/],
    ['case-answered', { answer: 'removal-announced' }, 'case-answered', /checking/],
    ['case-remedied', { reason: 'target-missed' }, 'case-remedied', /72 hours.*given back/],
    ['case-remedied', { reason: 'unsuccessful' }, 'case-remedied', /came to nothing.*given back/],
    ['case-opened', {}, 'case-opened', /opened/],
    ['case-filed', {}, 'case-filed', /72 hours/],
    ['case-removed', {}, 'case-removed', /down/],
    ['case-relapsed', {}, 'case-relapsed', /no further cost/],
    ['sighting-asked', {}, 'sighting-asked', /still there/],
    ['respondent-answered', { answer: 'offer' }, 'respondent-answered', /offers a settlement/],
    ['offer-waiting', { expiresAt: '2026-12-07T13:05:00.000Z' }, 'offer-waiting', /December 7, 2026/],
    [
      'objection-waiting',
      { standsFrom: '2026-12-31T13:05:00.000Z' },
      'objection-waiting',
      /with evidence.*No new notice.*by December 31, 2026, the objection stands/,
    ],
    [
      'objection-waiting',
      { standsFrom: null },
      'objection-waiting',
      /has objected and still waits for your answer\.$/,
    ],
    ['agreement-lapsed', { lapse: 'outdated' }, 'agreement-lapsed', /has passed.*days that are to come/],
    ['agreement-lapsed', { lapse: 'unsigned' }, 'agreement-lapsed', /not signed by both within 7 days/],
    ['payment-waiting', {}, 'payment-waiting', /has said that it has paid.*or say that it has not/],
    [
      'case-reminded',
      { deadline: 'tw-lawsuit', endsAt: '2026-12-07T15:59:59.999Z' },
      'case-deadline',
      /lawsuit.*December 7, 2026/,
    ],
    [
      'case-reminded',
      { deadline: 'tw-supplement', endsAt: '2026-12-07T15:59:59.999Z' },
      'case-deadline',
      /never filed/,
    ],
    [
      'case-reminded',
      { deadline: 'owner-answer', endsAt: '2026-12-07T15:59:59.999Z' },
      'case-deadline',
      /closed if nothing is done by December 7, 2026/,
    ],
    ['case-closed', { outcome: 'kept-down' }, 'case-closed', /has not come back/],
    ['case-closed', { outcome: 'abandoned' }, 'case-closed', /waited for you has passed/],
    ['undertaking-judged', { result: 'met' }, 'undertaking-judged', /counts as done/],
    ['undertaking-judged', { result: 'missed' }, 'undertaking-judged', /not kept/],
    ['negotiation-frozen', { isFrozen: true, reason: 'threats' }, 'negotiation-frozen', /paused.*threats/],
    ['negotiation-frozen', { isFrozen: false, reason: 'cleared' }, 'negotiation-frozen', /goes on.*cleared/],
    ['respondent-answered', { answer: 'licensed' }, 'respondent-answered', /licence.*no new notice/],
  ])('%s %j is told once, as %s', (event, more, kind, sentence) => {
    expect(told(event, more)).toEqual([[kind, expect.stringMatching(sentence)]])
    expect(told(event, more)[0]?.[1]).toContain('ZK-2611-001 of “晨光”')
    expect(told(event, more, 'zh-TW')[0]?.[1]).toContain('「晨光」的下架案件 ZK-2611-001')
  })

  const details: Readonly<Record<string, object>> = {
    'case-countered': { state: 'countered' },
    'case-rejected': { state: 'rejected' },
    'case-deadline': { deadline: 'tw-lawsuit', endsAt: '2026-12-07T13:05:00.000Z' },
    'case-closed': { outcome: 'abandoned' },
    'case-waiting': { state: 'needs-input' },
    'case-remedied': { reason: 'target-missed' },
    'case-answered': { answer: 'acknowledged' },
    'respondent-answered': { answer: 'signed' },
    'offer-waiting': { expiresAt: '2026-12-07T13:05:00.000Z' },
    'objection-waiting': { standsFrom: '2026-12-31T13:05:00.000Z' },
    'agreement-lapsed': { lapse: 'outdated' },
    'undertaking-judged': { result: 'missed' },
    'negotiation-frozen': { isFrozen: true, reason: 'threats' },
  }

  test('a counter-notice stands first where channels are chosen', () => {
    expect(notificationKinds.findIndex(({ name }) => name === 'case-countered')).toBe(
      Math.min(...[...aboutCases].map((name) => notificationKinds.findIndex((kind) => kind.name === name))),
    )
  })

  test.each(texts.filter(({ kind }) => aboutCases.has(kind)))(
    '$kind in $language is whole, without a title, too',
    ({ kind, language, text }) => {
      for (const title of [undefined, '晨光']) {
        const said = text.sentence({ number: 'ZK-2611-001', title, ...details[kind] }, 1)
        expect(said).toContain('ZK-2611-001')
        expect(said).not.toMatch(/undefined|\n|「」/)
        if (language === 'zh-TW') expect(said).not.toMatch(/網絡|視頻|軟件|默認|信息/)
      }
      expect([text.name, text.link]).not.toContain('')
    },
  )
})

const moneyIn = (language: NotificationLanguage, name: string, details: object): string | undefined =>
  notificationKinds.find((kind) => kind.name === name)?.texts[language].sentence(details as never, 1)

test('what an order is paid with is told by its name', () => {
  const order = { orderNumber: 'OS1', amount: 390 }
  const toAccount = { bankCode: '812', account: '9103522175887271', payBefore: '2026/11/26' }
  const atStore = { barcodes: ['985503707', '9166675651371655'], payBefore: '2026/11/30' }
  const told = (language: NotificationLanguage, instructions: object) =>
    moneyIn(language, 'payment-instructed', { ...order, instructions })
  expect(told('zh-TW', toAccount)).toBe(
    '訂單 OS1 應繳 NT$390：銀行代碼 812、帳號 9103522175887271，請於 2026/11/26 前繳費。',
  )
  expect(told('en', atStore)).toBe(
    'Order OS1: please pay NT$390 before 2026/11/30: store barcodes 985503707 / 9166675651371655.',
  )
})

test('a plan that is paid is not said to be ready: it may begin when another ends', () => {
  const plan = { kind: 'plan', plan: 'pro', interval: 'month' }
  expect(moneyIn('zh-TW', 'order-paid', { amount: 1_990, item: plan })).toBe(
    '已收到「Pro 方案（月繳）」的付款 NT$1,990，開始日期請見訂單。',
  )
  expect(moneyIn('en', 'order-paid', { amount: 390, item: { kind: 'pack', pack: 'seal-pack' } })).toMatch(
    /ready to use: Seal pack/,
  )
})
