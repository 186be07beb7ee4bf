import {
  invoiceAnswer,
  openInvoiceData,
  relateNumberUsedCode,
  sealInvoiceData,
  stageInvoiceMerchant as merchant,
} from '@originseal/ecpay'
import type { TestDatabase } from '@originseal/testing'
import { createDatabase, startBank, type RunningBank } from '../bank.harness'

let database: TestDatabase
let bank: RunningBank

beforeAll(async () => {
  database = await createDatabase()
  bank = await startBank(database.url)
})
afterAll(async () => {
  await bank.app.close()
  await database.drop()
})

async function run(command: string, data: object, keys = merchant): Promise<Record<string, unknown>> {
  const response = await fetch(`${bank.url}/B2CInvoice/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      MerchantID: merchant.id,
      RqHeader: { Timestamp: 1, Revision: '3.0.0' },
      Data: sealInvoiceData({ MerchantID: merchant.id, ...data }, keys),
    }),
  })
  const { TransCode, Data } = invoiceAnswer.parse(await response.json())
  return TransCode === 1 ? (openInvoiceData(Data, merchant) as Record<string, unknown>) : { TransCode }
}

const item = {
  ItemSeq: 1,
  ItemName: 'Pro',
  ItemCount: 1,
  ItemWord: '式',
  ItemPrice: 1990,
  ItemTaxType: '1',
  ItemAmount: 1990,
}
const invoice = (RelateNumber: string) => ({
  RelateNumber,
  CustomerEmail: 'ming@example.com',
  Print: '0',
  Donation: '0',
  CarrierType: '1',
  TaxType: '1',
  SalesAmount: 1990,
  InvType: '07',
  vat: '1',
  Items: [item],
})

it('issues one invoice for a number, and finds it', async () => {
  const issued = await run('Issue', invoice('OSA1'))
  expect(issued).toMatchObject({ RtnCode: 1, InvoiceNo: expect.stringMatching(/^SB\d{8}$/) as string })
  expect(await run('Issue', invoice('osa1'))).toMatchObject({ RtnCode: relateNumberUsedCode })
  expect(await run('GetIssue', { RelateNumber: 'OSA1' })).toMatchObject({ IIS_Number: issued['InvoiceNo'] })
})

it('voids an invoice once, and allows no more than it is worth', async () => {
  const { InvoiceNo } = await run('Issue', invoice('OSB1'))
  const allowance = (AllowanceAmount: number) =>
    run('Allowance', {
      InvoiceNo,
      InvoiceDate: '2026-11-22',
      AllowanceNotify: 'E',
      AllowanceAmount,
      Items: [item],
    })
  expect(await allowance(1000)).toMatchObject({ RtnCode: 1, IA_Remain_Allowance_Amt: 990 })
  expect(await allowance(991)).not.toMatchObject({ RtnCode: 1 })
  const cancel = (No: unknown) => run('Invalid', { InvoiceNo: No, InvoiceDate: '2026-11-22', Reason: '退款' })
  expect(await cancel(InvoiceNo)).not.toMatchObject({ RtnCode: 1 })
  const other = await run('Issue', invoice('OSB2'))
  expect(await cancel(other['InvoiceNo'])).toMatchObject({ RtnCode: 1 })
  expect(await cancel(other['InvoiceNo'])).not.toMatchObject({ RtnCode: 1 })
})

it('reads nothing that other keys sealed', async () => {
  expect(await run('Issue', invoice('OSC1'), { ...merchant, hashIv: '0123456789abcdef' })).toEqual({
    TransCode: 0,
  })
})
