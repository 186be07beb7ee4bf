import {
  foundInvoice,
  invoiceAnswer,
  issuedInvoice,
  openInvoiceData,
  relateNumberUsedCode,
  sealInvoiceData,
  type Merchant,
} from '@originseal/ecpay'
import { refuseInTransaction } from '@originseal/runtime'
import type { z } from 'zod'
import { invoiceData, type InvoiceOfOrder } from './invoice-data'

export interface IssuedInvoice {
  readonly number: string
  readonly randomNumber: string
  readonly issuedAt: Date
}

/** The invoice interface did not do what it was asked for; the code says why. */
export class InvoiceRefused extends Error {}

const answerMs = 20_000
const done = 1

/** ECPay's e-invoice: it numbers invoices and hands them to the ministry's platform. */
export class EcpayInvoices {
  constructor(
    private readonly url: string,
    private readonly merchant: Merchant,
  ) {}

  /**
   * Issues the invoice of an order. One that was issued before, by a call whose answer was lost, is found instead.
   * @throws InvoiceRefused, or the connection's error
   */
  async issue(invoice: InvoiceOfOrder, signal: AbortSignal): Promise<IssuedInvoice> {
    const issued = await this.call('Issue', invoiceData(invoice, this.merchant.id), issuedInvoice, signal)
    if (issued.RtnCode === relateNumberUsedCode) return this.find(invoice.number, signal)
    if (issued.RtnCode !== done) throw new InvoiceRefused(`Issue: ${issued.RtnCode} ${issued.RtnMsg}`)
    return {
      number: issued.InvoiceNo,
      randomNumber: issued.RandomNumber,
      issuedAt: readInvoiceTime(issued.InvoiceDate),
    }
  }

  private async find(number: string, signal: AbortSignal): Promise<IssuedInvoice> {
    const asked = { MerchantID: this.merchant.id, RelateNumber: number }
    const found = await this.call('GetIssue', asked, foundInvoice, signal)
    if (found.RtnCode !== done) throw new InvoiceRefused(`GetIssue: ${found.RtnCode} ${found.RtnMsg}`)
    return {
      number: found.IIS_Number,
      randomNumber: found.IIS_Random_Number,
      issuedAt: readInvoiceTime(found.IIS_Create_Date),
    }
  }

  private async call<Schema extends z.ZodType>(
    command: string,
    data: object,
    answer: Schema,
    signal: AbortSignal,
  ): Promise<z.output<Schema>> {
    refuseInTransaction(`invoices.${command}`)
    const response = await fetch(`${this.url}/B2CInvoice/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      redirect: 'error',
      body: JSON.stringify({
        MerchantID: this.merchant.id,
        RqHeader: { Timestamp: Math.floor(Date.now() / 1_000), Revision: '3.0.0' },
        Data: sealInvoiceData(data, this.merchant),
      }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    })
    if (!response.ok) throw new InvoiceRefused(`${command}: HTTP ${response.status}`)
    const { TransCode, TransMsg, Data } = invoiceAnswer.parse(await response.json())
    if (TransCode !== done) throw new InvoiceRefused(`${command}: ${TransCode} ${TransMsg}`)
    return answer.parse(openInvoiceData(Data, this.merchant))
  }
}

/** `yyyy-MM-dd HH:mm:ss` in Taipei, with a space or a plus between. */
function readInvoiceTime(text: string): Date {
  const at = new Date(`${text.replace(/[ +]/, 'T')}+08:00`)
  if (Number.isNaN(at.getTime())) throw new InvoiceRefused(`no time of an invoice: ${text}`)
  return at
}
