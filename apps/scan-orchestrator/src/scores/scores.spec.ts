import fc from 'fast-check'
import { fraudRisk, fraudSignals, type FraudEvidence } from './fraud-risk.rules'
import { originScore, originSignals, type OriginEvidence } from './origin-score.rules'
import { reasonInWords, spokenSignals } from './score-words'

const sealedAt = new Date('2026-03-01T00:00:00Z')
const before = new Date('2026-02-01T00:00:00Z')
const after = new Date('2026-03-11T00:00:00Z')

const nothingKnown: OriginEvidence = {
  sealedAt,
  anchoredAt: null,
  publishedAt: null,
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
    ['published-after-seal', { publishedAt: after }, 20],
    ['published-before-seal', { publishedAt: before }, -25],
    ['seen-before-seal', { firstSeenAt: before }, -30],
    ['original-larger', { originalPixels: 4_000 }, 15],
    ['original-smaller', { candidatePixels: 4_000 }, -20],
    ['copy-is-a-part', { originalShown: 0.6 }, 20],
    ['original-is-a-part', { candidateCovered: 0.5 }, -10],
    ['mirrored-or-turned', { isMirroredOrTurned: true }, 5],
  ]

  test.each(moves)('%s moves it', (signal, change, points) => {
    const { score, reasons } = originScore({ ...nothingKnown, ...change })
    expect(score).toBe(50 + points)
    expect(reasons.map((reason) => reason.signal)).toEqual([signal])
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
    publishedAt: fc.option(date),
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

test('every signal can be said in both languages of the report', () => {
  const names = [...originSignals, ...fraudSignals].map((signal) => signal.name)
  expect(new Set(spokenSignals)).toEqual(new Set(names))
  const said = reasonInWords({ signal: 'cropped', points: 10, values: { percent: 40 } })
  expect(said).toEqual({ zh: '經過裁切，僅留 40%', en: 'Cropped to 40% of the original', points: 10 })
})
