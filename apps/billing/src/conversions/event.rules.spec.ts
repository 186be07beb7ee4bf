import { happenedAt, ownPage, priced } from './event.rules'

const now = new Date('2026-11-22T12:00:00Z')
const seconds = (iso: string) => Date.parse(iso) / 1_000

test.each([
  ['2026-11-22T11:59:00Z', '2026-11-22T11:59:00Z'],
  ['2026-11-15T12:00:00Z', '2026-11-15T12:00:00Z'],
  ['2026-11-15T11:59:59Z', '2026-11-22T12:00:00Z'],
  ['2026-11-22T12:10:00Z', '2026-11-22T12:10:00Z'],
  ['2026-11-22T12:10:01Z', '2026-11-22T12:00:00Z'],
])(
  'TRACK-01: an event of %s happened at %s: seven days back and a clock ten minutes fast are believed',
  (told, at) => {
    expect(happenedAt(seconds(told), now)).toEqual(new Date(at))
  },
)

test('without a time it happens now', () => {
  expect(happenedAt(undefined, now)).toEqual(now)
})

test.each([
  ['https://seal.example/', 'https://seal.example/'],
  [
    'https://seal.example/pricing?utm_source=fb&email=a@b.tw&fbclid=AbC#x',
    'https://seal.example/pricing?utm_source=fb&fbclid=AbC',
  ],
  ['https://seal.example/reset-password?token=secret', 'https://seal.example/reset-password'],
  ['https://other.example/', undefined],
  ['https://seal.example.evil.example/', undefined],
  ['nothing', undefined],
])('an event at %s is told as of %s', (address, page) => {
  expect(ownPage(address, 'https://seal.example')).toBe(page)
})

test.each([
  [
    { value: 1_990, currency: ' twd ' },
    { value: 1_990, currency: 'TWD' },
  ],
  [
    { value: '999', currency: 'TWD' },
    { value: 999, currency: 'TWD' },
  ],
  [{ value: 0, currency: 'NT$' }, { value: 0 }],
  [{ value: Number.NaN }, {}],
  [{ value: -1, currency: '' }, {}],
  [{ value: 1_000_001 }, {}],
  [{ value: '' }, {}],
  [{ value: null }, {}],
  [{ value: true }, {}],
  [{ value: {} }, {}],
  [{}, {}],
])('TRACK-03: of %j stays %j', (given, kept) => {
  expect(priced(given)).toEqual(kept)
})
