import { effectOnTrial } from './opened-trial.rules'

const now = Date.parse('2026-11-22T08:00:00.000Z')
const visitor = (userId: string, left = 60) => ({ userId, role: 'trial', exp: now / 1_000 + left })

test.each([
  ['nothing', undefined, 'replace'],
  ['the same visitor', visitor('one'), 'keep'],
  ['the same visitor until lately', visitor('one', -1), 'replace'],
  ['another visitor', visitor('two'), 'ask'],
  ['another visitor until lately', visitor('two', -1), 'replace'],
] as const)('a link of a mail in a browser that remembers %s', (_what, remembered, effect) => {
  expect(effectOnTrial(remembered, visitor('one'), now)).toBe(effect)
})
