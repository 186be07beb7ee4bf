import fc from 'fast-check'
import { highestShare, standingOf, type ClaimantRecord } from './record.rules'

const record = (change: Partial<ClaimantRecord>): ClaimantRecord => ({
  upheld: 0,
  bad: 0,
  countered: 0,
  abusive: 0,
  ...change,
})

test.each<[string, Partial<ClaimantRecord>, string]>([
  ['nobody yet', {}, 'good'],
  ['a beginner with bad luck', { upheld: 9, bad: 10 }, 'good'],
  ['twenty of twenty', { upheld: 20 }, 'good'],
  ['an honest claimant with a mistake in ten', { upheld: 90, bad: 10 }, 'good'],
  ['eight of ten of many', { upheld: 160, bad: 40 }, 'review'],
  ['counter-notices in one of ten', { upheld: 100, countered: 10 }, 'review'],
  ['one abusive claim of a beginner', { abusive: 1 }, 'review'],
  ['one abusive claim beside many that were right', { upheld: 100, abusive: 1 }, 'review'],
  ['an abusive claim and half of many', { upheld: 50, bad: 50, abusive: 1 }, 'suspended'],
  ['half of many', { upheld: 50, bad: 50 }, 'suspended'],
])('%s', (_, given, expected) => {
  expect(standingOf(record(given))).toBe(expected)
})

test('a further upheld notice never makes a standing worse, a bad one never better', () => {
  const rank = { good: 0, review: 1, suspended: 2 }
  // Below twenty nothing is said; from there on.
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 400 }), fc.integer({ min: 0, max: 400 }), (upheld, bad) => {
      const now = rank[standingOf(record({ upheld, bad }))]
      expect(rank[standingOf(record({ upheld: upheld + 1, bad }))]).toBeLessThanOrEqual(now)
      expect(rank[standingOf(record({ upheld, bad: bad + 1 }))]).toBeGreaterThanOrEqual(now)
    }),
  )
})

test('the score interval is Wilson’s', () => {
  // Newcombe 1998, table I: 81 of 263.
  expect(highestShare(81, 263)).toBeCloseTo(0.3662, 3)
})
