import { nextAskAt } from './ask.rules'

const start = new Date('2026-11-22T00:00:00Z')
const minutes = (at: Date | undefined) => at && (at.getTime() - start.getTime()) / 60_000

test('a card is asked about after 10, 20 and 40 minutes, then hourly for a day', () => {
  expect([0, 1, 2, 3, 4].map((asked) => minutes(nextAskAt('card', start, asked)))).toEqual([
    10, 20, 40, 60, 120,
  ])
  expect(minutes(nextAskAt('card', start, 26))).toBe(24 * 60)
  expect(nextAskAt('card', start, 27)).toBeUndefined()
})

test('a number is asked about when it ends, and three days later', () => {
  const days = (method: 'atm' | 'cvs' | 'barcode', asked: number) =>
    Number(minutes(nextAskAt(method, start, asked))) / 1_440
  expect([days('atm', 0), days('atm', 1), days('cvs', 0), days('barcode', 1)]).toEqual([3, 6, 7, 10])
  expect(nextAskAt('atm', start, 2)).toBeUndefined()
})

test('nobody is asked about a transfer', () => expect(nextAskAt('transfer', start, 0)).toBeUndefined())
