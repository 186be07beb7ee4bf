import { limits } from '@originseal/contracts'
import { commonPasswords, isCommonPassword } from './common-password.rules'

describe('a common password', () => {
  it.each(['123456', 'password', 'iloveyou', 'qwerty123', '5201314', '1qaz2wsx', 'letmein', 'sesame'])(
    '%s is one',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )

  it.each(['PASSWORD', 'Iloveyou'])('is one in any case: %s', (password) =>
    expect(isCommonPassword(password)).toBe(true),
  )

  it.each(['originseal', 'OriginSeal123', 'originseal!', '原印原印原印'])(
    'is one that guesses try here first: %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )

  it.each(['tea-house', 'correct horse battery', '島嶼晨光六字元', 'x7!Kq2', 'password of an originseal'])(
    '%s is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  )

  it('is one of the 10,000 most common that are long enough, each of them once', () => {
    expect(commonPasswords.size).toBe(10_000)
    for (const password of commonPasswords) {
      expect(password.length).toBeGreaterThanOrEqual(limits.passwordMinimum)
      expect(password).toBe(password.toLowerCase())
    }
  })
})
