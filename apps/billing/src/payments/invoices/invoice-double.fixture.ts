import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import {
  invoiceRequest,
  issueInvoice,
  openInvoiceData,
  relateNumberUsedCode,
  sealInvoiceData,
  stageInvoiceMerchant as merchant,
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

export async function startInvoiceDouble(): Promise<InvoiceDouble> {
  const issued = new Map<string, string>()
  const double: InvoiceDouble = { url: '', issued, fault: 'none', close: async () => undefined }
  const issue = (data: unknown): object => {
    const { RelateNumber } = issueInvoice.parse(data)
    if (issued.has(RelateNumber)) return { RtnCode: relateNumberUsedCode, RtnMsg: '' }
    issued.set(RelateNumber, `SB${String(10_000_000 + issued.size)}`)
    return found(RelateNumber)
  }
  const found = (number: string): object => ({
    RtnCode: 1,
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
      const answer = request.url?.endsWith('/Issue')
        ? issue(data)
        : found(String((data as Record<string, unknown>)['RelateNumber']))
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
