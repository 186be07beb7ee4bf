import fc from 'fast-check'
import { readFormBody, writeFormBody } from './form-body'
import { phpUrlDecode, phpUrlEncode } from './php-urlencode'
import { readTaipeiTime, taipeiTime } from './taipei-time'

describe('a body of fields', () => {
  it('keeps empty values and plus signs as spaces', () => {
    expect(readFormBody('RtnMsg=&PaymentDate=2025%2F01%2F01+12%3A05%3A00&flag')).toEqual({
      RtnMsg: '',
      PaymentDate: '2025/01/01 12:05:00',
      flag: '',
    })
  })

  it.each([
    ['a name that comes twice', 'TradeAmt=100&TradeAmt=1', 'repeated-name'],
    ['bytes that are no UTF-8', 'RtnMsg=%E4%BA', 'not-utf8'],
    ['a name that an object would not keep', '__proto__=1', 'not-utf8'],
    ['more than 16 kB', `a=${'1'.repeat(16_384)}`, 'too-large'],
  ])('refuses %s', (_what, body, fault) => {
    expect(readFormBody(body)).toBe(fault)
  })

  it('reads what it wrote', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 })
    fc.assert(
      fc.property(fc.dictionary(text, text, { maxKeys: 8, noNullPrototype: true }), (fields) => {
        fc.pre(!Object.hasOwn(fields, '__proto__') && !('' in fields))
        expect(readFormBody(writeFormBody(fields))).toEqual(fields)
      }),
    )
  })
})

it('PHP’s urlencode is undone', () => {
  expect(phpUrlEncode("a b~c'd!e*f(g)h-i_j.k")).toBe('a+b%7Ec%27d%21e%2Af%28g%29h-i_j.k')
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => phpUrlDecode(phpUrlEncode(text)) === text))
})

describe('time in Taipei', () => {
  it('is eight hours ahead, over the end of a year', () => {
    expect(taipeiTime(new Date('2026-12-31T16:00:01Z'))).toBe('2027/01/01 00:00:01')
    expect(readTaipeiTime('2027/01/01 00:00:01')).toEqual(new Date('2026-12-31T16:00:01Z'))
  })

  it.each(['2026/02/30 00:00:00', '2026/1/2 00:00:00', '2026/01/02 24:00:00', '', 'x'])(
    'is not read from "%s"',
    (text) => expect(readTaipeiTime(text)).toBeUndefined(),
  )
})
