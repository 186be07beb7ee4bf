import {
  allowedInvoice,
  foundInvoice,
  invoiceAnswer,
  invoiceResult,
  issuedInvoice,
  openInvoiceData,
  sealInvoiceData,
  taipeiDay,
  voidedBeforeCode,
  type AllowInvoice,
  type Merchant,
} from '@originseal/ecpay'
import { refuseInTransaction } from '@originseal/runtime'
import type { z } from 'zod'
import type { EcpayKeys } from '../ecpay/ecpay-settings'
import type { FoundInvoice } from './correction.rules'
import { invoiceData, itemOf, type InvoiceOfOrder } from './invoice-data'

export interface IssuedInvoice {
  readonly number: string
  readonly randomNumber: string
  readonly issuedAt: Date
}

/** By which the interface knows an invoice. */
interface InvoiceName {
  readonly number: string
  readonly issuedAt: Date
}

interface Allowance extends InvoiceName {
  /** Whole NT$, tax included. */
  readonly amount: number
  readonly title: string
}

/** The invoice interface did not do what it was asked for; the code says why. */
export class InvoiceRefused extends Error {}

type Found = z.output<typeof foundInvoice>

const answerMs = 20_000
const done = 1

/** ECPay's e-invoice: it numbers invoices and hands them to the ministry's platform. */
export class EcpayInvoices {
  constructor(
    private readonly url: string,
    private readonly keys: EcpayKeys,
  ) {}

  /**
   * Issues the invoice of an order. Whatever a refusal says: one that was issued before, by a call whose answer was lost, is
   * found instead. The codes of a number that was used are not documented.
   * @throws InvoiceRefused, or the connection's error
   */
  async issue(invoice: InvoiceOfOrder, signal: AbortSignal): Promise<IssuedInvoice> {
    const issued = await this.call('Issue', invoiceData(invoice, this.merchant.id), issuedInvoice, signal)
    if (issued.RtnCode !== done) {
      const found = await this.get(invoice.number, signal)
      if (!found) throw new InvoiceRefused(`Issue: ${issued.RtnCode} ${issued.RtnMsg}`)
      return foundBefore(found)
    }
    return {
      number: issued.InvoiceNo,
      randomNumber: issued.RandomNumber,
      issuedAt: readInvoiceTime(issued.InvoiceDate),
    }
  }

  /** What stands of an invoice. @throws InvoiceRefused, or the connection's error */
  async find(relateNumber: string, signal: AbortSignal): Promise<FoundInvoice> {
    const found = await this.get(relateNumber, signal)
    if (!found) throw new InvoiceRefused(`GetIssue: no invoice of ${relateNumber}`)
    return { isVoid: found.IIS_Invalid_Status === '1', allowable: found.IIS_Remain_Allowance_Amt }
  }

  /** @throws InvoiceRefused, or the connection's error */
  async void({ number, issuedAt }: InvoiceName, signal: AbortSignal): Promise<void> {
    const data = { ...this.nameOf(number, issuedAt), Reason: '退款' }
    const answer = await this.call('Invalid', data, invoiceResult, signal)
    if (answer.RtnCode !== done && answer.RtnCode !== voidedBeforeCode)
      throw new InvoiceRefused(`Invalid: ${answer.RtnCode} ${answer.RtnMsg}`)
  }

  /** Writes an allowance. @returns its number. @throws InvoiceRefused, or the connection's error */
  async allow(allowance: Allowance, signal: AbortSignal): Promise<string> {
    const { number, issuedAt, amount, title } = allowance
    const data: AllowInvoice = {
      ...this.nameOf(number, issuedAt),
      // Whose address it would be is not known any more once a buyer is erased.
      AllowanceNotify: 'N',
      AllowanceAmount: amount,
      Items: [itemOf(title, amount)],
    }
    const answer = await this.call('Allowance', data, allowedInvoice, signal)
    if (answer.RtnCode !== done) throw new InvoiceRefused(`Allowance: ${answer.RtnCode} ${answer.RtnMsg}`)
    return answer.IA_Allow_No
  }

  /** @throws InvoiceRefused as long as nobody has set one */
  private get merchant(): Merchant {
    const merchant = this.keys.use()
    if (!merchant) throw new InvoiceRefused('no merchant is set')
    return merchant
  }

  private nameOf(number: string, issuedAt: Date) {
    const day = taipeiDay(issuedAt).replaceAll('/', '-')
    return { MerchantID: this.merchant.id, InvoiceNo: number, InvoiceDate: day }
  }

  /** Undefined where it knows of none. */
  private async get(relateNumber: string, signal: AbortSignal): Promise<Found | undefined> {
    const asked = { MerchantID: this.merchant.id, RelateNumber: relateNumber }
    const found = await this.call('GetIssue', asked, foundInvoice, signal)
    return found.RtnCode === done ? found : undefined
  }

  private async call<Schema extends z.ZodType>(
    command: string,
    data: object,
    answer: Schema,
    signal: AbortSignal,
  ): Promise<z.output<Schema>> {
    refuseInTransaction(`invoices.${command}`)
    const { merchant } = this
    const response = await fetch(`${this.url}/B2CInvoice/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      redirect: 'error',
      body: JSON.stringify({
        MerchantID: merchant.id,
        RqHeader: { Timestamp: Math.floor(Date.now() / 1_000), Revision: '3.0.0' },
        Data: sealInvoiceData(data, merchant),
      }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    })
    if (!response.ok) throw new InvoiceRefused(`${command}: HTTP ${response.status}`)
    const { TransCode, TransMsg, Data } = invoiceAnswer.parse(await response.json())
    if (TransCode !== done) throw new InvoiceRefused(`${command}: ${TransCode} ${TransMsg}`)
    return answer.parse(openInvoiceData(Data, merchant))
  }
}

const foundBefore = (found: Found): IssuedInvoice => ({
  number: found.IIS_Number,
  randomNumber: found.IIS_Random_Number,
  issuedAt: readInvoiceTime(found.IIS_Create_Date),
})

/** `yyyy-MM-dd HH:mm:ss` in Taipei, with a space or a plus between. */
function readInvoiceTime(text: string): Date {
  const at = new Date(`${text.replace(/[ +]/, 'T')}+08:00`)
  if (Number.isNaN(at.getTime())) throw new InvoiceRefused(`no time of an invoice: ${text}`)
  return at
}
