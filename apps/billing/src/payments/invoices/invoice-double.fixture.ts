import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import {
  allowInvoice,
  invoiceRequest,
  issueInvoice,
  openInvoiceData,
  sealInvoiceData,
  stageInvoiceMerchant as merchant,
  voidInvoice,
} from '@originseal/ecpay'

/** Stands in for the invoice interface on the wire; the whole of it is `apps/sandbox-bank`. */
export interface InvoiceDouble {
  readonly url: string
  /** Numbers of invoices by the merchant's own. */
  readonly issued: Map<string, string>
  /** It does what it is asked, and says nothing, or does nothing. */
  fault: 'none' | 'answer-lost' | 'away'
  close(): Promise<void>
}

interface KeptInvoice {
  left: number
  isVoid: boolean
}

export async function startInvoiceDouble(): Promise<InvoiceDouble> {
  const issued = new Map<string, string>()
  const double: InvoiceDouble = { url: '', issued, fault: 'none', close: async () => undefined }
  const invoices = new Map<string, KeptInvoice>()
  const issue = (data: unknown): object => {
    const { RelateNumber, SalesAmount } = issueInvoice.parse(data)
    // Which code that has is not documented.
    if (issued.has(RelateNumber)) return { RtnCode: 10_000_009, RtnMsg: '' }
    const number = `SB${String(10_000_000 + issued.size)}`
    issued.set(RelateNumber, number)
    invoices.set(number, { left: SalesAmount, isVoid: false })
    return found(RelateNumber)
  }
  const kept = (number: string): KeptInvoice =>
    invoices.get(issued.get(number) ?? '') ?? { left: 0, isVoid: false }
  const correct = (command: string, data: unknown): object => {
    if (command === 'Invalid') {
      const invoice = invoices.get(voidInvoice.parse(data).InvoiceNo)
      if (invoice) invoice.isVoid = true
      return { RtnCode: 1 }
    }
    const { InvoiceNo, AllowanceAmount } = allowInvoice.parse(data)
    const invoice = invoices.get(InvoiceNo)
    if (invoice) invoice.left -= AllowanceAmount
    return { RtnCode: 1, IA_Allow_No: '1909181313013546', IA_Remain_Allowance_Amt: invoice?.left ?? 0 }
  }
  const found = (number: string): object => ({
    RtnCode: 1,
    IIS_Invalid_Status: kept(number).isVoid ? '1' : '0',
    IIS_Remain_Allowance_Amt: kept(number).left,
    InvoiceNo: issued.get(number),
    IIS_Number: issued.get(number),
    InvoiceDate: '2026-11-22+12:00:00',
    IIS_Create_Date: '2026-11-22+12:00:00',
    RandomNumber: '1234',
    IIS_Random_Number: '1234',
  })
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const data = openInvoiceData(invoiceRequest.parse(body).Data, merchant)
      if (double.fault === 'away') return response.destroy()
      const command = request.url?.split('/').at(-1) ?? ''
      const answer =
        command === 'Issue'
          ? issue(data)
          : command === 'GetIssue'
            ? found(String((data as Record<string, unknown>)['RelateNumber']))
            : correct(command, data)
      if (double.fault === 'answer-lost') return response.destroy()
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ TransCode: 1, Data: sealInvoiceData(answer, merchant) }))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(double, {
    url,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  })
}
