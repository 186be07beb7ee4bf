import { faultOfClaimByLink } from './claim.rules'

const confirmed = new Date('2026-11-22T04:00:00.000Z')

test.each([
  ['the same address, confirmed', 'Ming@Example.tw ', 'ming@example.tw', confirmed, undefined],
  ['the same address, not confirmed', 'ming@example.tw', 'ming@example.tw', null, 'TRIAL_EMAIL_UNCONFIRMED'],
  ['another address, confirmed', 'ming@example.tw', 'mei@example.tw', confirmed, 'TRIAL_TOKEN_INVALID'],
  ['no address', 'ming@example.tw', null, null, 'TRIAL_TOKEN_INVALID'],
] as const)('a visitor by the link of a mail, and an account with %s', (_what, visitor, email, at, fault) => {
  expect(faultOfClaimByLink(visitor, { email, emailConfirmedAt: at })).toBe(fault)
})
