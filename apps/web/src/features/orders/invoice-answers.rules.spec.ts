import { invoiceRequest } from '@originseal/contracts'
import { faultsOf, hasBusinessChecksum, invoiceOf, type InvoiceAnswers } from './invoice-answers.rules'

const answers = (change: Partial<InvoiceAnswers> = {}): InvoiceAnswers => ({
  kind: 'person',
  email: 'ming@example.tw',
  carrier: 'provider',
  carrierNumber: '',
  businessNumber: '',
  loveCode: '',
  ...change,
})

test.each<[string, boolean]>([
  ['04595257', true],
  ['22099131', true],
  ['10458575', true],
  ['12345678', false],
  ['04595256', false],
])('the checksum of the business number %s: %s', (number, holds) => {
  expect(hasBusinessChecksum(number)).toBe(holds)
})

describe('BILL-02: what is wrong with the data of an invoice is said at its field', () => {
  it.each<[Partial<InvoiceAnswers>, object]>([
    [{ email: 'nobody' }, { email: 'emailFormat' }],
    [{ carrier: 'phone', carrierNumber: 'ABC1234' }, { carrierNumber: 'phoneBarcode' }],
    [{ carrier: 'certificate', carrierNumber: 'AB1234' }, { carrierNumber: 'certificate' }],
    [{ kind: 'business', businessNumber: '123' }, { businessNumber: 'businessNumber' }],
    [{ kind: 'business', businessNumber: '12345678' }, { businessNumber: 'businessChecksum' }],
    [{ kind: 'donation', loveCode: '12' }, { loveCode: 'loveCode' }],
  ])('%j', (change, faults) => {
    expect(faultsOf(answers(change))).toEqual(faults)
  })

  it('fields of another kind are not judged', () => {
    expect(faultsOf(answers({ carrierNumber: 'x', businessNumber: 'x', loveCode: 'x' }))).toEqual({})
  })
})

test.each<Partial<InvoiceAnswers>>([
  {},
  { carrier: 'phone', carrierNumber: ' /abc 1234' },
  { carrier: 'certificate', carrierNumber: 'ab12345678901234' },
  { kind: 'business', businessNumber: ' 0459 5257 ' },
  { kind: 'donation', loveCode: '168001' },
])('answers without faults are what the server takes: %j', (change) => {
  const given = answers(change)
  expect(faultsOf(given)).toEqual({})
  const sent = invoiceOf(given)
  expect(invoiceRequest.parse(sent)).toEqual(sent)
})
