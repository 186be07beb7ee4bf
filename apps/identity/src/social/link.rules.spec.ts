import type { Account } from '../accounts/account.rules'
import { admissionOf } from './link.rules'
import type { SocialProfile } from './social-profile'

const profile = (isEmailVerified: boolean): SocialProfile => ({
  provider: 'google',
  subject: 'a subject',
  name: '林小美',
  email: 'mei@example.com',
  isEmailVerified,
})
const account = (isConfirmed: boolean): Account => ({
  id: '7d7ad9a1-6f44-4d0e-9f0a-3c6f2b1f0f11',
  role: 'member',
  realName: '林小美',
  email: 'mei@example.com',
  emailConfirmedAt: isConfirmed ? new Date(0) : null,
  phone: null,
  passwordHash: null,
  language: 'zh-TW',
  registeredAt: new Date(0),
  disabledAt: null,
  erasesAt: null,
})

describe('where somebody gets who signs in socially for the first time', () => {
  it.each([true, false])('without a namesake: a new account (verified: %s)', (isVerified) => {
    expect(admissionOf(profile(isVerified), undefined)).toEqual({ to: 'new-account' })
  })

  const cases = [true, false].flatMap((verified) =>
    [true, false].flatMap((confirmed) => [true, false].map((taken) => [verified, confirmed, taken] as const)),
  )
  it.each(cases)(
    'verified %s, confirmed %s, taken %s: the account only if 1, 1, 0',
    (verified, confirmed, taken) => {
      const namesake = account(confirmed)
      const admission = admissionOf(profile(verified), { account: namesake, isTaken: taken })
      if (verified && confirmed && !taken) expect(admission).toEqual({ to: 'account', account: namesake })
      else expect(admission).toEqual({ to: 'nothing', reason: expect.stringMatching(/\w/) })
    },
  )
})
