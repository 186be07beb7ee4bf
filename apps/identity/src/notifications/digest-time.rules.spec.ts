import { nextDigestAt } from './digest-time.rules'

test.each([
  ['before nine in Taipei: the same morning', '2026-11-22T00:59:59.999Z', '2026-11-22T01:00:00.000Z'],
  ['at nine: the next morning', '2026-11-22T01:00:00.000Z', '2026-11-23T01:00:00.000Z'],
  [
    'after midnight in Taipei, still yesterday in UTC',
    '2026-11-22T16:30:00.000Z',
    '2026-11-23T01:00:00.000Z',
  ],
  ['across the end of a year', '2026-12-31T12:00:00.000Z', '2027-01-01T01:00:00.000Z'],
])('%s', (_, now, next) => {
  expect(nextDigestAt(new Date(now)).toISOString()).toBe(next)
})
