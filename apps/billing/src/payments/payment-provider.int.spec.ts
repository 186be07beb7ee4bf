import { startEcpayDouble, type EcpayDouble } from './ecpay-double.fixture'
import { EcpayPayments } from './ecpay/ecpay-payments'
import { ManualTransfer } from './manual-transfer/manual-transfer'
import { hasValidCheckMacValue, stageMerchant } from '@originseal/ecpay'
import type { Attempt, PaymentProvider } from './payment-provider'

let ecpay: EcpayDouble
beforeAll(async () => {
  ecpay = await startEcpayDouble()
})
afterAll(() => ecpay.close())

const attempt = (payment: Attempt['payment']): Attempt => ({
  number: 'OS0123456789ABCDEFGH',
  orderId: '0b3f0a4e-6d8f-4a0e-9c54-0d6f1d1a7c11',
  payment,
  amount: 590,
  title: '守護方案（月繳）#<b>&',
  startedAt: new Date('2026-11-22T04:00:00Z'),
})
const merchant = { ...stageMerchant, checkCode: '' }
const keys = { current: () => merchant, use: () => merchant }
const signal = AbortSignal.timeout(30_000)

describe.each<[string, () => PaymentProvider]>([
  ['ECPay', () => new EcpayPayments({ url: ecpay.url, keys, publicUrl: 'https://originseal.example' })],
  ['manual transfer', () => new ManualTransfer('測試銀行 000')],
])('%s, as every payment provider', (_name, make) => {
  it('begins each way to pay that it offers, the same try in the same way', () => {
    const provider = make()
    expect(provider.payments.size).toBeGreaterThan(0)
    for (const payment of provider.payments) {
      const next = provider.begin(attempt(payment))
      expect(next).toEqual(provider.begin(attempt(payment)))
      if (next.kind === 'form')
        expect(next.fields).toMatchObject({ MerchantTradeNo: attempt(payment).number, TotalAmount: '590' })
    }
  })

  it('does not say of a try that it was never told of that it is paid', async () => {
    expect((await make().query({ number: 'OSNEVER' }, signal)).status).toBe('unpaid')
  })
})

describe('ECPay', () => {
  const provider = () => new EcpayPayments({ url: ecpay.url, keys, publicUrl: 'https://originseal.example' })

  it.each([
    ['refuses', { status: 'silent', askAfter: expect.any(Date) as Date }],
    ['away', { status: 'silent' }],
    ['unsealed', { status: 'silent' }],
    [
      'none',
      { status: 'paid', amount: 590, providerNumber: 'TPAID1', chargeNumber: expect.any(String) as string },
    ],
  ] as const)('asked while it %s', async (fault, expected) => {
    ecpay.pay('OSPAID1', 590)
    ecpay.fault = fault
    expect(await provider().query({ number: 'OSPAID1' }, signal)).toEqual(expected)
  })

  it('is asked for a transfer by nobody', () => {
    expect(() => provider().begin(attempt('transfer'))).toThrow('no payment by transfer')
    expect(new ManualTransfer(undefined).payments.size).toBe(0)
  })

  it.each([
    [undefined, undefined],
    ['zh-TW', undefined],
    ['en', 'ENG'],
    ['zh', 'CHI'],
    ['ja', 'JPN'],
    ['ko', 'KOR'],
  ] as const)('shows who reads %s its pages in %s', (language, expected) => {
    const next = provider().begin({ ...attempt('card'), ...(language && { language }) })
    if (next.kind !== 'form') throw new Error('no form')
    expect(next.fields['Language']).toBe(expected)
    expect(hasValidCheckMacValue(next.fields, stageMerchant)).toBe(true)
  })

  it('gets a title without markup, cut before it is sealed, and addresses that we answer', () => {
    const next = provider().begin({ ...attempt('cvs'), title: `${'字'.repeat(300)}` })
    if (next.kind !== 'form') throw new Error('no form')
    expect(next.fields['ItemName']).toBe('字'.repeat(200))
    expect(next.fields['PaymentInfoURL']).toBe('https://originseal.example/api/payments/ecpay/number')
    const plain = provider().begin(attempt('card'))
    expect(plain.kind === 'form' && plain.fields['ItemName']).not.toMatch(/[#<>&]/)
  })
})
