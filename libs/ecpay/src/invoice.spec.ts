import fc from 'fast-check'
import { openInvoiceData, sealInvoiceData } from './invoice-envelope'
import { issueInvoice, type IssueInvoice } from './invoice-fields'
import {
  canBeVoided,
  invoicePeriod,
  isBusinessNumber,
  isCitizenCertificate,
  isLoveCode,
  isPhoneBarcode,
  taxWithin,
} from './invoice.rules'
import { stageInvoiceMerchant } from './stage-merchant'

describe('the envelope of the e-invoice', () => {
  const data = { MerchantID: '2000132', BarCode: '/1234567' }
  const sealed =
    'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTW3DVa6yI7vKmjBRp2eulDhXoru/qBqFDBH3fEqlkMn3bbJfJBfGAq+v+SvttutYnc='

  it('is as published', () => {
    expect(sealInvoiceData(data, stageInvoiceMerchant)).toBe(sealed)
    expect(openInvoiceData(sealed, stageInvoiceMerchant)).toEqual(data)
  })

  it('opens what it sealed', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value))
        expect(openInvoiceData(sealInvoiceData(value, stageInvoiceMerchant), stageInvoiceMerchant)).toEqual(
          plain,
        )
      }),
    )
  })

  it('is nothing under other keys, and nothing when it is cut', () => {
    const other = { ...stageInvoiceMerchant, hashKey: 'ejCk326UnaZWKish' }
    expect(openInvoiceData(sealed, other)).toBeUndefined()
    expect(openInvoiceData(sealed.slice(0, -8), stageInvoiceMerchant)).toBeUndefined()
    expect(openInvoiceData('', stageInvoiceMerchant)).toBeUndefined()
  })
})

it.each([
  ['04595257', true],
  ['22099131', true],
  ['12345678', false],
  ['0459525', false],
  ['0459525x', false],
])('business number %s: %s', (number, isRight) => expect(isBusinessNumber(number)).toBe(isRight))

it('carriers and love codes are told by their form', () => {
  expect(['/ABC+-.1', '/1234567', '1234567', '/abc1234', '/12345678'].map(isPhoneBarcode)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['AB12345678901234', 'A12345678901234', 'ab12345678901234'].map(isCitizenCertificate)).toEqual([
    true,
    false,
    false,
  ])
  expect(['168001', '919', 'X123456', '12', '12345678'].map(isLoveCode)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

it('tax is within the price, and nothing is lost', () => {
  expect(taxWithin(590)).toEqual({ net: 562, tax: 28 })
  expect(taxWithin(1990)).toEqual({ net: 1895, tax: 95 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (total) => {
      const { net, tax } = taxWithin(total)
      expect(net + tax).toBe(total)
    }),
  )
})

describe('the period of an invoice', () => {
  it('has two months of Taipei', () => {
    expect(invoicePeriod(new Date('2026-10-31T15:59:59Z'))).toBe('2026-09')
    expect(invoicePeriod(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11')
    expect(invoicePeriod(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01')
  })

  it('lets an invoice be voided until the 13th of the month after it', () => {
    const issued = new Date('2026-11-22T00:00:00Z')
    expect(canBeVoided(issued, new Date('2027-01-13T15:59:59Z'))).toBe(true)
    expect(canBeVoided(issued, new Date('2027-01-13T16:00:00Z'))).toBe(false)
  })
})

describe('an invoice to issue', () => {
  const plain: IssueInvoice = {
    MerchantID: '2000132',
    RelateNumber: 'OS123',
    CustomerEmail: 'ming@example.com',
    Print: '0',
    Donation: '0',
    CarrierType: '1',
    TaxType: '1',
    SalesAmount: 590,
    InvType: '07',
    vat: '1',
    Items: [
      {
        ItemSeq: 1,
        ItemName: '守護方案',
        ItemCount: 1,
        ItemWord: '式',
        ItemPrice: 590,
        ItemTaxType: '1',
        ItemAmount: 590,
      },
    ],
  }
  const isRight = (change: Partial<IssueInvoice>): boolean =>
    issueInvoice.safeParse({ ...plain, ...change }).success

  it.each<[string, Partial<IssueInvoice>, boolean]>([
    ['goes to a person’s mail', {}, true],
    ['needs an address to tell', { CustomerEmail: '' }, false],
    ['names a business', { CustomerIdentifier: '04595257' }, true],
    ['does not name a wrong business number', { CustomerIdentifier: '12345678' }, false],
    ['is given away without a carrier', { Donation: '1', LoveCode: '168001', CarrierType: '' }, true],
    ['is not given away and carried', { Donation: '1', LoveCode: '168001' }, false],
    [
      'is not given away by a business',
      { Donation: '1', LoveCode: '168001', CarrierType: '', CustomerIdentifier: '04595257' },
      false,
    ],
    ['is carried by a phone barcode', { CarrierType: '3', CarrierNum: '/ABC+-.1' }, true],
    ['is not carried by half of one', { CarrierType: '3', CarrierNum: '/ABC' }, false],
    ['is printed for who has an address', { Print: '1', CarrierType: '' }, false],
    ['adds up', { SalesAmount: 591 }, false],
  ])('%s', (_what, change, expected) => expect(isRight(change)).toBe(expected))
})
