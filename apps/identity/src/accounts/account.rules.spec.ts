import { limits, registerAccountRequest } from '@originseal/contracts'
import fc from 'fast-check'
import { faultOfRegistration, languageOf, normalEmail, normalPhone } from './account.rules'

const right = { realName: '王小明', email: 'ming@example.com', phone: '0912345678', password: 'tea4us' }

describe('AUTH-06: what is wrong with a registration', () => {
  test('nothing, where nothing is', () => {
    expect(faultOfRegistration(right)).toBeUndefined()
  })

  test('is told in one order: what is missing, the address, the number, the password', () => {
    const wrong = { realName: '', email: 'x', phone: '1', password: '1' }
    expect(faultOfRegistration({ ...wrong, email: '' })).toBe('ACCOUNT_FIELDS_REQUIRED')
    expect(faultOfRegistration(wrong)).toBe('ACCOUNT_NAME_REQUIRED')
    expect(faultOfRegistration({ ...wrong, realName: '王' })).toBe('ACCOUNT_EMAIL_FORMAT')
    expect(faultOfRegistration({ ...wrong, realName: '王', email: 'a@b.c' })).toBe('ACCOUNT_PHONE_FORMAT')
    expect(faultOfRegistration({ ...right, password: '12345' })).toBe('ACCOUNT_PASSWORD_SHORT')
    expect(faultOfRegistration({ ...right, password: '123456' })).toBe('ACCOUNT_PASSWORD_COMMON')
  })

  test('a password may be long, and of any letters', () => {
    for (const password of ['長'.repeat(limits.passwordLength), `a${' b'.repeat(99)}`, '      !', '🐎🐎🐎']) {
      expect(faultOfRegistration({ ...right, password })).toBeUndefined()
      expect(registerAccountRequest.parse({ ...right, password }).password).toBe(password)
    }
  })

  test.each(['0812345678', '09123456789', '+886912345678', '０９１２３４５６７８', '0912-345-678'])(
    'AUTH-05: %s is no number as it is stored',
    (phone) => {
      expect(faultOfRegistration({ ...right, phone })).toBe('ACCOUNT_PHONE_FORMAT')
    },
  )

  test('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (realName, email, phone, password) => {
        faultOfRegistration({ realName, email, phone, password })
        expect(normalEmail(normalEmail(email))).toBe(normalEmail(email))
        expect(normalPhone(normalPhone(phone))).toBe(normalPhone(phone))
      }),
    )
  })
})

describe('the language of mails', () => {
  test.each([
    ['zh-TW', 'zh-TW'],
    ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', 'zh-TW'],
    ['ZH-Hant-HK', 'zh-TW'],
    ['zh', 'zh-TW'],
    ['en;q=0.5, zh-TW;q=0.9', 'zh-TW'],
    ['en,zh-TW;q=0.9', 'en'],
    ['ja,zh-TW;q=0.5', 'en'],
    ['zha', 'en'],
    ['zh;q=0', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;,,q=', 'en'],
    [undefined, 'en'],
  ])('%s → %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })
})
