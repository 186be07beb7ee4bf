import type { InvoiceRequest } from '@originseal/contracts'
import { issueInvoice } from '@originseal/ecpay'
import { invoiceData } from './invoice-data'

const email = 'ming@example.com'

test.each<[string, InvoiceRequest, object]>([
  [
    'a person, kept by the provider',
    { kind: 'person', email, carrier: { type: 'provider' } },
    { CarrierType: '1' },
  ],
  [
    'a person’s phone',
    { kind: 'person', email, carrier: { type: 'phone', number: '/ABC+-.1' } },
    { CarrierType: '3', CarrierNum: '/ABC+-.1' },
  ],
  [
    'a person’s certificate',
    { kind: 'person', email, carrier: { type: 'certificate', number: 'AB12345678901234' } },
    { CarrierType: '2' },
  ],
  [
    'a business',
    { kind: 'business', email, businessNumber: '04595257' },
    { CustomerIdentifier: '04595257', Donation: '0' },
  ],
  [
    'a donation',
    { kind: 'donation', email, loveCode: '168001' },
    { Donation: '1', LoveCode: '168001', CarrierType: '' },
  ],
])('an invoice for %s is one that the interface takes', (_whom, request, expected) => {
  const data = invoiceData({ number: 'OS1', amount: 1_990, title: 'OriginSeal Pro 方案', request }, '2000132')
  expect(issueInvoice.parse(data)).toMatchObject({ ...expected, SalesAmount: 1_990, RelateNumber: 'OS1' })
})
