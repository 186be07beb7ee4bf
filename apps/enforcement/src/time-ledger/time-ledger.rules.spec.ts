import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { FiledCase } from '../cases/filed-cases.queries'
import { hoursUntil, shareAfter, survivalCurve } from './kaplan-meier.rules'
import { fromCsv, toCsv } from './ledger-row.rules'
import { isDemonstration } from '../cases/demonstration.rules'
import { falseClaimsOf, ledgerRowsOf } from './ledger-rows.rules'
import { platformTimesOf } from './platform-times.rules'

const fixture = (name: string): string => readFileSync(join(__dirname, 'fixtures', name), 'utf8')
const rows = fixture('rows.csv')
/** What `tools/time-ledger/with-lifelines.py` made of the same rows. */
const expected = JSON.parse(fixture('lifelines.json')) as Record<
  string,
  { curve: [hours: number, removed: number, low: number, high: number][] } & Record<string, number | null>
>

test.each(Object.entries(expected))(
  'times to removal at %s are to four digits those of lifelines',
  (platform, { curve, ...figures }) => {
    const ours = platformTimesOf(fromCsv(rows)).find((each) => each.platform === platform)?.figures
    for (const [name, value] of Object.entries(figures)) {
      const own = ours?.[name as 'medianHours']
      if (value === null) expect([name, own]).toEqual([name, null])
      else expect(own).toBeCloseTo(value, 4)
    }
    expect(ours?.curve.map(({ hours }) => hours)).toEqual(curve.map(([hours]) => hours))
    for (const [index, [, removed, low, high]] of curve.entries()) {
      const own = ours?.curve[index]
      expect(own?.removed).toBeCloseTo(removed, 4)
      // Once everything has been removed there is no band; lifelines gives 1 for it.
      expect(own?.band?.low ?? 1).toBeCloseTo(low, 4)
      expect(own?.band?.high ?? 1).toBeCloseTo(high, 4)
    }
  },
)

test('the estimate of a small sample by hand', () => {
  // 6, 6, 6, 7 and 10 of Freireich’s trial (1963) with those that were followed to 6, 9 and 10.
  const ended = [6, 6, 6, 7, 10].map((hours) => ({ hours, hasEnded: true }))
  const followed = [6, 9, 10].map((hours) => ({ hours, hasEnded: false }))
  const curve = survivalCurve([...followed, ...ended])
  expect(curve.map(({ hours, share }) => [hours, Number(share.toFixed(6))])).toEqual([
    [6, 0.625],
    [7, 0.46875],
    [10, 0.234375],
  ])
  expect([hoursUntil(curve, 0.5), hoursUntil(curve, 0.1)]).toEqual([7, null])
  expect([5, 6, 8, 99].map((hours) => shareAfter(curve, hours))).toEqual([1, 0.625, 0.46875, 0.234375])
})

test('a curve never rises, stays within its band and between 0 and 1, in whatever order its times come', () => {
  const time = fc.record({ hours: fc.integer({ min: 0, max: 50 }), hasEnded: fc.boolean() })
  fc.assert(
    fc.property(fc.array(time, { maxLength: 60 }), (times) => {
      const curve = survivalCurve(times)
      expect(survivalCurve(times.toReversed())).toEqual(curve)
      let last = 1
      for (const { share, band } of curve) {
        expect(share).toBeLessThan(last)
        expect(share).toBeGreaterThanOrEqual(0)
        if (band) expect(band.low <= share && share <= band.high).toBe(true)
        last = share
      }
    }),
  )
})

test('the CSV gives back the rows it was made of, and so the same figures', () => {
  expect(toCsv(fromCsv(rows))).toBe(rows)
  expect(falseClaimsOf(fromCsv(rows))).toEqual({ decided: 271, wrong: 11 })
})

test.each([
  ['other columns', 'platform,filed_at\r\n'],
  ['a missing cell', `${rows.split('\r\n', 1)[0]}\r\nruten,2026-01-01T00:00:00.000Z,,,,,no,no,\r\n`],
  ['a time that is none', `${rows.split('\r\n', 1)[0]}\r\nruten,yesterday,,,,,,no,no,,\r\n`],
  [
    'a decision that is none',
    `${rows.split('\r\n', 1)[0]}\r\nruten,2026-01-01T00:00:00.000Z,,,,,2026-01-02T00:00:00.000Z,no,no,right,\r\n`,
  ],
  [
    'a removal that nobody saw',
    `${rows.split('\r\n', 1)[0]}\r\nruten,2026-01-01T00:00:00.000Z,,2026-01-02T00:00:00.000Z,,,2026-01-02T00:00:00.000Z,no,no,,\r\n`,
  ],
])('%s in a CSV are refused', (_, text) => {
  expect(() => fromCsv(text)).toThrow(/time ledger/)
})

test('below ten filed a platform has no figures', () => {
  const few = fromCsv(rows).filter(({ platform }) => platform === 'youtube')
  expect(platformTimesOf(few.slice(0, 9))).toEqual([
    { platform: 'youtube', filed: 9, open: expect.any(Number), seenByClaimant: 0, figures: null },
  ])
  expect(platformTimesOf(few.slice(0, 10))[0]?.figures).not.toBeNull()
})

test.each([
  ['http://localhost:8090/shop/1', true],
  ['http://127.0.0.1:8090/', true],
  ['http://[::1]/a', true],
  ['http://10.1.2.3/a', true],
  ['http://sandbox-market:8090/item', true],
  ['http://market.default.svc.cluster.local/item', true],
  ['https://shop.example/items/1', true],
  ['https://example.com/a', true],
  ['https://www.ruten.com.tw/item/1', false],
  ['https://example.com.tw/a', false],
  ['https://93.184.216.34/a', false],
])('%s: a demonstration is %s', (url, is) => {
  expect(isDemonstration(url)).toBe(is)
})

const now = new Date('2026-11-01T12:34:56.789Z')
const filed = (more: Partial<FiledCase> = {}): FiledCase => ({
  pageUrl: 'https://www.ruten.com.tw/item/4711/',
  platform: 'ruten',
  filedAt: new Date('2026-10-30T10:59:59.000Z'),
  acknowledgedAt: null,
  firstDownAt: null,
  confirmedAt: null,
  confirmedBy: null,
  relapsedAt: null,
  closedAt: null,
  changedAt: now,
  isRejected: false,
  isCounterNoticed: false,
  isWrong: false,
  wasRemoved: false,
  ...more,
})

describe('the rows of the public ledger', () => {
  it('say the hour and nothing of the case', () => {
    expect(toCsv(ledgerRowsOf([filed()], now)).split('\r\n')[1]).toBe(
      'ruten,2026-10-30T10:00:00.000Z,,,,,2026-11-01T12:00:00.000Z,no,no,,',
    )
  })

  it('set apart what only its claimant has seen: it is no removal of the curve, and not followed further', () => {
    const firstDownAt = new Date('2026-10-30T20:00:00.000Z')
    const removed = (confirmedBy: FiledCase['confirmedBy']) =>
      filed({ firstDownAt, confirmedAt: firstDownAt, confirmedBy })
    const byUs = Array.from({ length: 5 }, () => removed('visits'))
    const byClaimant = [removed('claimant'), removed('claimant-and-platform')]
    const open = Array.from({ length: 3 }, () => filed())
    const [times] = platformTimesOf(ledgerRowsOf([...byUs, ...byClaimant, ...open], now))
    expect(times).toMatchObject({ filed: 10, open: 3, seenByClaimant: 2 })
    expect(times?.figures?.curve.map(({ removed: share }) => share)).toEqual([0.5])
    const without = platformTimesOf(ledgerRowsOf([...byUs, ...open], now))[0]
    expect(without).toMatchObject({ filed: 8, open: 3, seenByClaimant: 0 })
  })

  it('follow a closed case until it was closed', () => {
    const closedAt = new Date('2026-10-31T00:30:00.000Z')
    expect(ledgerRowsOf([filed({ closedAt })], now)[0]?.followedUntil).toEqual(
      new Date('2026-10-31T00:00:00.000Z'),
    )
  })

  it('hold no demonstration, and no copy that was gone before anybody was told', () => {
    const early = new Date('2026-10-30T10:00:00.000Z')
    expect(
      ledgerRowsOf([filed({ pageUrl: 'http://localhost:8090/1' }), filed({ firstDownAt: early })], now),
    ).toEqual([])
  })
})

describe('the false-claim rate', () => {
  const upheld = Array.from({ length: 19 }, () => filed({ wasRemoved: true }))
  it('is not said below twenty decided claims', () => {
    expect(falseClaimsOf(ledgerRowsOf(upheld, now))).toBeNull()
    expect(falseClaimsOf(ledgerRowsOf([...upheld, filed({ isWrong: true })], now))).toEqual({
      decided: 20,
      wrong: 1,
    })
  })

  it('is about the last 180 days, about decided claims and about no demonstration', () => {
    const beyond = [
      filed({ isWrong: true, changedAt: new Date('2026-05-05T12:34:56.788Z') }),
      filed(),
      filed({ isWrong: true, pageUrl: 'http://localhost:8090/1' }),
    ]
    expect(falseClaimsOf(ledgerRowsOf([...upheld, ...beyond], now))).toBeNull()
  })
})
