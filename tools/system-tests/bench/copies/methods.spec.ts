import { METHODS, reach } from './methods.mjs'
import type { ComparedPair } from './methods.mjs'

const pair = (pdq: number, more: Partial<ComparedPair> = {}): ComparedPair => ({
  phash: 32,
  pdq,
  dihedral: pdq,
  ...more,
})
const method = (key: string) => METHODS.find((each) => each.key === key)!

test('the threshold for no false alarm lies above the best near-duplicate; one in 10,000 leaves those out', () => {
  const copies = { jpeg: [pair(4), pair(20)], crop: [pair(60), pair(12)] }
  const nearDuplicates = { shot: [pair(12), pair(90)] }
  const strangers = [...Array.from({ length: 9_999 }, () => pair(120)), pair(40)]
  const pdq = reach(method('pdq'), { copies, nearDuplicates, strangers })
  expect(pdq.atNone).toEqual({ jpeg: 0.5, crop: 0 })
  // One of 10,000 may pass: the stranger at 40.
  expect(pdq.atRare).toEqual({ jpeg: 1, crop: 1 })
  expect(pdq.asUsed).toEqual({ jpeg: 1, crop: 0.5 })
  expect(pdq.falseAlarms).toEqual({ nearDuplicates: { shot: 1 }, strangers: 0 })
  const fewer = reach(method('pdq'), { copies, nearDuplicates, strangers: strangers.slice(1) })
  expect(fewer.atRare).toEqual({ jpeg: 1, crop: 0.5 })
  const twice = { ...nearDuplicates, twice: [pair(0, { isReal: true })] }
  const withReal = reach(method('pdq'), { copies, nearDuplicates: twice, strangers })
  expect(withReal.atNone).toEqual(pdq.atNone)
  expect(withReal.falseAlarms.nearDuplicates).toEqual({ shot: 1, twice: 1 })
})

test('the pipeline finds what is proposed and confirmed, nothing else', () => {
  const confirmed = { verdict: 'copy', score: 0.9 } as const
  const copies = {
    indexed: [pair(99, { indexed: 20, comparison: confirmed })],
    shortlisted: [pair(99, { features: { inliers: 30, shortlist: 12 }, comparison: confirmed })],
    unproposed: [pair(99, { features: { inliers: 30, shortlist: 9 }, comparison: confirmed })],
    refused: [pair(99, { indexed: 3, comparison: { verdict: 'different', score: 0.4 } })],
  }
  const none = { copies, nearDuplicates: {}, strangers: [pair(99)] }
  const [byBoth, byIndex] = [reach(method('pipeline'), none), reach(method('indexOnly'), none)]
  expect(byBoth.asUsed).toEqual({ indexed: 1, shortlisted: 1, unproposed: 0, refused: 0 })
  expect(byIndex.asUsed).toEqual({ indexed: 1, shortlisted: 0, unproposed: 0, refused: 0 })
  const accused = { ...none, nearDuplicates: { shot: [pair(50, { indexed: 9, comparison: confirmed })] } }
  expect(reach(method('pipeline'), accused).falseAlarms.nearDuplicates).toEqual({ shot: 1 })
  expect(reach(method('pipeline'), accused).atNone.indexed).toBe(0)
})
