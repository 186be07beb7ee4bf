import fc from 'fast-check'
import { checkMacValue, hasValidCheckMacValue, withCheckMacValue, type Fields } from './check-mac-value'
import { stageMerchant } from './stage-merchant'

const order = {
  MerchantTradeDate: '2023/03/12 15:30:23',
  MerchantTradeNo: 'ecpay20230312153023',
  TradeDesc: '促銷方案',
  ItemName: 'Apple iphone 15',
  ReturnURL: 'https://www.ecpay.com.tw/receive.php',
  TotalAmount: '30000',
}
const aio = { PaymentType: 'aio', ChoosePayment: 'ALL', EncryptType: '1', MerchantID: '3002607' }
const test = { MerchantTradeNo: 'Test1234567890', MerchantID: '3002607' }

const published: readonly [name: string, fields: Fields, value: string][] = [
  [
    'the official order',
    { ...aio, ...order },
    '6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840',
  ],
  [
    'the guide’s order',
    {
      ...aio,
      ...test,
      MerchantTradeDate: '2025/01/01 12:00:00',
      TotalAmount: '100',
      TradeDesc: '測試',
      ItemName: '測試商品',
      ReturnURL: 'https://example.com/notify',
    },
    '291CBA324D31FB5A4BBBFDF2CFE5D32598524753AFD4959C3BF590C5B2F57FB2',
  ],
  [
    'an apostrophe',
    { MerchantID: '3002607', ItemName: "Tom's Shop", TotalAmount: '100' },
    'CF0A3D4901D99459D8641516EC57210700E8A5C9AB26B1D021301E9CB93EF78D',
  ],
  [
    'a tilde',
    { MerchantID: '3002607', ItemName: 'Test~Product', TotalAmount: '200' },
    'CEEAE01D2F9A8E74D4AC0DCE7735B046D73F35A5EC99558A31A2EE03159DA1C9',
  ],
  [
    'spaces',
    { MerchantID: '3002607', ItemName: 'My Test Product', TotalAmount: '300' },
    '7712A5E6EDC3B57086063C88568084C66CE882A21D40E74DE5ACA3B478C6F316',
  ],
  [
    'a notice',
    {
      ...test,
      RtnCode: '1',
      RtnMsg: 'Succeeded',
      TradeNo: '2301011234567890',
      TradeAmt: '100',
      PaymentDate: '2025/01/01 12:05:00',
      PaymentType: 'Credit_CreditCard',
      TradeDate: '2025/01/01 12:00:00',
      SimulatePaid: '0',
    },
    '2AB536D86AFF8E1086744D59175040A32538C96B1C28C4135B551BD728E913B8',
  ],
]

describe('CheckMacValue', () => {
  it.each(published)('W12: is as published for %s', (_name, fields, value) => {
    expect(checkMacValue(fields, stageMerchant)).toBe(value)
    expect(hasValidCheckMacValue({ ...fields, CheckMacValue: value }, stageMerchant)).toBe(true)
  })

  it('W12: is as published under MD5, where an empty field counts', () => {
    const keys = { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' }
    const allowance = {
      RtnCode: '1',
      RtnMsg: '',
      IA_Allow_No: '1909181313013546',
      IA_Invoice_No: 'UV11100019',
      IA_Date: '2019-09-18 13:13:23',
      IIS_Remain_Allowance_Amt: '0',
    }
    expect(checkMacValue(allowance, keys, 'md5')).toBe('50A276E71DAE26343013958B405EEEA0')
  })

  it('is refused in lower case, empty, and absent', () => {
    const { CheckMacValue, ...rest } = withCheckMacValue(order, stageMerchant)
    expect(hasValidCheckMacValue(rest, stageMerchant)).toBe(false)
    expect(hasValidCheckMacValue({ ...rest, CheckMacValue: '' }, stageMerchant)).toBe(false)
    const lower = String(CheckMacValue).toLowerCase()
    expect(hasValidCheckMacValue({ ...rest, CheckMacValue: lower }, stageMerchant)).toBe(false)
  })
})

describe('properties of CheckMacValue', () => {
  // Names as the interface has them; values of any text that has a UTF-8 form.
  const fieldName = fc
    .stringMatching(/^[A-Za-z][0-9A-Za-z_]{0,15}$/)
    .filter((name) => name !== 'CheckMacValue')
  const value = fc.string({ unit: 'binary', maxLength: 40 })
  const fields = fc
    .uniqueArray(fc.tuple(fieldName, value), {
      minLength: 1,
      maxLength: 12,
      selector: ([name]) => name.toLowerCase(),
    })
    .map((pairs) => Object.fromEntries(pairs) as Fields)

  it('any order of the same fields is accepted', () => {
    fc.assert(
      fc.property(fields, (given) => {
        const sent = Object.entries(withCheckMacValue(given, stageMerchant)).toReversed()
        expect(hasValidCheckMacValue(Object.fromEntries(sent), stageMerchant)).toBe(true)
      }),
    )
  })

  it('W12: a changed value, a field more or a field less is refused', () => {
    fc.assert(
      fc.property(fields, fc.nat(), value, fieldName, (given, place, other, added) => {
        const sent = withCheckMacValue(given, stageMerchant)
        const names = Object.keys(given)
        const name = names[place % names.length] as string
        // The interface lower-cases before it hashes: letters that differ in case only are one to it.
        fc.pre(other.toLowerCase() !== given[name]?.toLowerCase())
        expect(hasValidCheckMacValue({ ...sent, [name]: other }, stageMerchant)).toBe(false)
        const { [name]: _left, ...less } = sent
        expect(hasValidCheckMacValue(less, stageMerchant)).toBe(false)
        fc.pre(!names.some((known) => known.toLowerCase() === added.toLowerCase()))
        expect(hasValidCheckMacValue({ ...sent, [added]: other }, stageMerchant)).toBe(false)
      }),
    )
  })

  it('W12: any changed byte of the CheckMacValue is refused', () => {
    const sent = withCheckMacValue(order, stageMerchant)
    const right = sent['CheckMacValue'] as string
    for (let place = 0; place < right.length; place++) {
      for (const other of '0123456789ABCDEFabcdef '.replace(right[place] as string, '')) {
        const changed = right.slice(0, place) + other + right.slice(place + 1)
        expect(hasValidCheckMacValue({ ...sent, CheckMacValue: changed }, stageMerchant)).toBe(false)
      }
    }
  })

  it('another merchant’s keys give another value', () => {
    const other = { ...stageMerchant, hashKey: 'pwFHCqoQZGmho4w7' }
    fc.assert(
      fc.property(fields, (given) => {
        expect(checkMacValue(given, other)).not.toBe(checkMacValue(given, stageMerchant))
      }),
    )
  })
})
