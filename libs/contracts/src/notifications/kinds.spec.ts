import { notificationKinds } from './kinds'

test('each kind has one name, which is what is stored', () => {
  const names = notificationKinds.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
})

const aboutWorks = new Set(['new-sighting', 'scan-finished', 'seal-anchored'])
const texts = notificationKinds.flatMap(({ name, texts: byLanguage }) =>
  Object.entries(byLanguage).map(([language, text]) => ({ kind: name, language, text })),
)
const sentences = texts.filter(({ kind }) => aboutWorks.has(kind))
const known = { title: '晨光', findings: 3, outcome: 'completed' }

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

test.each(texts.filter(({ kind }) => !aboutWorks.has(kind)))(
  '$kind in $language says what was bought, how much, and until when',
  ({ kind, language, text }) => {
    const said = text.sentence(bought, 1)
    expect(said).not.toMatch(/undefined|NaN|\n/)
    expect([text.name, text.link]).not.toContain('')
    if (kind.startsWith('renewal') || kind === 'plan-ended') {
      const guardian = { en: 'Guardian', ja: 'ガーディアン', ko: '가디언', zh: '守护', 'zh-TW': '守護' }
      expect(said).toContain(guardian[language as keyof typeof guardian])
    } else expect(said).toContain('NT$1,990')
    if (kind === 'payment-instructed') expect(said).toContain('812 9103522175887271')
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
