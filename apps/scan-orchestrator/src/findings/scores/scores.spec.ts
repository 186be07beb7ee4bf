import fc from 'fast-check'
import { readStatedTime } from '@originseal/crawling'
import { fraudRisk, fraudSignals, type FraudEvidence } from './fraud-risk.rules'
import { originScore, originSignals, type OriginEvidence } from './origin-score.rules'
import { scoreSignals } from '@originseal/contracts'
import { reasonInWords } from './score-words'

const sealedAt = new Date('2026-03-01T00:00:00Z')
const before = new Date('2026-02-01T00:00:00Z')
const after = new Date('2026-03-11T00:00:00Z')

const at = (moment: Date) => ({ earliest: moment, latest: moment })

const nothingKnown: OriginEvidence = {
  sealedAt,
  anchoredAt: null,
  published: null,
  firstSeenAt: after,
  originalPixels: 1_000,
  candidatePixels: 1_000,
  originalShown: 1,
  candidateCovered: 1,
  isMirroredOrTurned: false,
}

describe('OriginScore', () => {
  test('is 50 where nothing speaks for either side', () => {
    expect(originScore(nothingKnown)).toEqual({ score: 50, reasons: [] })
  })

  const moves: [signal: string, change: Partial<OriginEvidence>, points: number][] = [
    ['anchored', { anchoredAt: sealedAt }, 10],
    ['published-after-seal', { published: at(after) }, 20],
    ['published-before-seal', { published: at(before) }, -25],
    ['seen-before-seal', { firstSeenAt: before }, -30],
    ['original-larger', { originalPixels: 4_000 }, 15],
    ['original-smaller', { candidatePixels: 4_000 }, -20],
    ['copy-is-a-part', { originalShown: 0.6, candidatePixels: 600 }, 20],
    ['original-is-a-part', { candidateCovered: 0.5, candidatePixels: 2_000 }, -10],
    ['mirrored-or-turned', { isMirroredOrTurned: true }, 5],
  ]

  test.each(moves)('%s moves it', (signal, change, points) => {
    const { score, reasons } = originScore({ ...nothingKnown, ...change })
    expect(score).toBe(50 + points)
    expect(reasons.map((reason) => reason.signal)).toEqual([signal])
  })

  const hour = 3_600_000
  const spans: [elapsedMs: number, values: object][] = [
    [1, { hours: 0 }],
    [hour - 1, { hours: 0 }],
    [hour, { hours: 1 }],
    [24 * hour - 1, { hours: 23 }],
    [24 * hour, { days: 1 }],
    [300 * hour, { days: 12 }],
  ]

  test.each(spans)('%d ms between page and seal are told as %j', (elapsedMs, values) => {
    const later = new Date(sealedAt.getTime() + elapsedMs)
    const earlier = new Date(sealedAt.getTime() - elapsedMs)
    const told = (change: Partial<OriginEvidence>) => originScore({ ...nothingKnown, ...change }).reasons
    expect(told({ published: at(later) })).toMatchObject([{ signal: 'published-after-seal', values }])
    expect(told({ published: at(earlier) })).toMatchObject([{ signal: 'published-before-seal', values }])
    expect(told({ firstSeenAt: earlier })).toMatchObject([{ signal: 'seen-before-seal', values }])
  })

  const stated: [written: string, signals: string[]][] = [
    ['2026-02-27', ['published-before-seal']],
    ['2026-02-28', []],
    ['2026-03-01', []],
    ['2026-03-02', ['published-after-seal']],
    ['2026-03', []],
    ['2026-02-28T23:59:59Z', ['published-before-seal']],
    ['2026-03-01T00:00:01Z', ['published-after-seal']],
  ]

  test.each(stated)('a page of %s against a seal of 2026-03-01T00:00Z: %j', (written, signals) => {
    const published = readStatedTime(written) ?? null
    expect(originScore({ ...nothingKnown, published }).reasons.map(({ signal }) => signal)).toEqual(signals)
  })

  test('a border makes a copy larger, not the original smaller', () => {
    const bordered = { ...nothingKnown, candidatePixels: 1_300, candidateCovered: 1 / 1.3 }
    expect(originScore(bordered).reasons.map((reason) => reason.signal)).toEqual(['original-is-a-part'])
  })

  test('every signal is tried', () => {
    expect(moves.map(([signal]) => signal)).toEqual(originSignals.map((signal) => signal.name))
  })
})

const harmless: FraudEvidence = {
  originScore: 50,
  matchScore: 0.5,
  price: null,
  currency: null,
  isDated: true,
  wasReadWithoutScripts: false,
  seller: 'a shop',
  isMirroredOrTurned: false,
  originalShown: 1,
  candidateCovered: 1,
  pagesOnHost: 1,
}

describe('FraudRisk v1', () => {
  test('is low where nothing speaks for it', () => {
    expect(fraudRisk(harmless)).toEqual({ risk: 'low', points: 0, reasons: [] })
  })

  const moves: [signal: string, change: Partial<FraudEvidence>][] = [
    ['offered-for-sale', { price: 390, currency: 'TWD' }],
    ['origin-likely-ours', { originScore: 90 }],
    ['origin-doubtful', { originScore: 20 }],
    ['sure-match', { matchScore: 0.97 }],
    ['turned-to-hide', { isMirroredOrTurned: true }],
    ['cropped', { originalShown: 0.5 }],
    ['framed-or-pasted-in', { candidateCovered: 0.4 }],
    ['several-pages', { pagesOnHost: 3 }],
    ['seller-unnamed', { price: 0, seller: null }],
  ]

  test.each(moves)('%s moves it', (signal, change) => {
    expect(fraudRisk({ ...harmless, ...change }).reasons.map((reason) => reason.signal)).toEqual([signal])
  })

  test('every signal is tried', () => {
    expect(moves.map(([signal]) => signal)).toEqual(fraudSignals.map((signal) => signal.name))
  })

  const littleRead: [what: string, change: Partial<FraudEvidence>, risk: string][] = [
    ['neither price nor date', { price: null, isDated: false }, 'not-enough-data'],
    ['a price and no date', { price: 0, isDated: false }, 'low'],
    ['a date and no price', { price: null, isDated: true }, 'low'],
    ['price and date, without its scripts', { price: 0, wasReadWithoutScripts: true }, 'not-enough-data'],
    [
      'a price without its scripts, and much that speaks for it',
      { price: 390, wasReadWithoutScripts: true, matchScore: 1, originScore: 95 },
      'medium',
    ],
  ]

  test.each(littleRead)('a page of which was read: %s', (_, change, risk) => {
    expect(fraudRisk({ ...harmless, ...change }).risk).toBe(risk)
  })

  test('a copy for sale, surely ours, is high; one that was there first is not', () => {
    const sold = { ...harmless, price: 390, matchScore: 0.99, originScore: 95, isMirroredOrTurned: true }
    expect(fraudRisk(sold).risk).toBe('high')
    expect(fraudRisk({ ...sold, originScore: 20 }).risk).toBe('low')
  })
})

test('scores stay within 0 to 100, whatever is known', () => {
  const date = fc.date({ min: before, max: after, noInvalidDate: true })
  const evidence = fc.record({
    sealedAt: date,
    anchoredAt: fc.option(date),
    published: fc.option(
      fc
        .tuple(date, date)
        .map(([one, two]) => (one < two ? { earliest: one, latest: two } : { earliest: two, latest: one })),
    ),
    firstSeenAt: date,
    originalPixels: fc.integer({ min: 1, max: 1e8 }),
    candidatePixels: fc.integer({ min: 1, max: 1e8 }),
    originalShown: fc.double({ min: 0, max: 1, noNaN: true }),
    candidateCovered: fc.double({ min: 0, max: 1, noNaN: true }),
    isMirroredOrTurned: fc.boolean(),
  })
  fc.assert(
    fc.property(evidence, (pair) => {
      const { score } = originScore(pair)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
    }),
  )
})

describe('the words of the report', () => {
  test('the list of signals, to which all words are held, is that of the rules', () => {
    const names = [...originSignals, ...fraudSignals].map((signal) => signal.name)
    expect(names).toEqual(scoreSignals)
  })

  const evidence: OriginEvidence = { ...nothingKnown, anchoredAt: sealedAt, published: at(after) }
  const spoken = [
    ...originScore(evidence).reasons,
    ...originScore({ ...evidence, published: at(before), firstSeenAt: before, originalPixels: 1e4 }).reasons,
    ...originScore({ ...evidence, candidatePixels: 1e4, originalShown: 0.5, isMirroredOrTurned: true })
      .reasons,
    ...originScore({ ...evidence, candidateCovered: 0.5 }).reasons,
    ...fraudRisk({ ...harmless, originScore: 90, matchScore: 1, price: 390, currency: 'TWD', pagesOnHost: 2 })
      .reasons,
    ...fraudRisk({ ...harmless, originScore: 10, originalShown: 0.5, candidateCovered: 0.5 }).reasons,
    ...fraudRisk({ ...harmless, isMirroredOrTurned: true, price: 390, seller: null }).reasons,
  ]

  test('fill every place of every sentence with a value', () => {
    expect(new Set(spoken.map(({ signal }) => signal))).toEqual(new Set(scoreSignals))
    for (const reason of spoken) {
      const { zh, en } = reasonInWords(reason)
      expect([reason.signal, zh, en].join(' ')).not.toMatch(/[{}]|undefined|NaN|\(\s|  /u)
    }
  })

  test.each([
    ['cropped', { percent: 40 }, '經過裁切，只剩原圖的 40%', 'Cropped to 40% of the original'],
    [
      'anchored',
      { at: '2026-03-01T16:30:05.000Z' },
      '封存時間已寫入區塊鏈（台灣時間 2026-03-02 00:30:05）',
      'The time of the seal is recorded on a blockchain (2026-03-02 00:30:05 in Taipei)',
    ],
    [
      'published-after-seal',
      { hours: 0 },
      '網頁標示的刊登時間，晚於封存不到 1 小時',
      'The page states that it was published less than an hour after the seal',
    ],
    [
      'published-before-seal',
      { hours: 3 },
      '網頁標示的刊登時間，早於封存 3 小時',
      'The page states that it was published 3 hours before the seal',
    ],
    [
      'seen-before-seal',
      { days: 1 },
      '我們在封存前 1 天就看過這張圖片',
      'We had seen this picture 1 day before the seal',
    ],
  ])('say %s %j', (signal, values, zh, en) => {
    expect(reasonInWords({ signal, points: 10, values })).toEqual({ zh, en, points: 10 })
  })
})
