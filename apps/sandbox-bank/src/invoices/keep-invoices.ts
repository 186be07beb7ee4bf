import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import {
  allowInvoice,
  canBeVoided,
  issueInvoice,
  relateNumberUsedCode,
  taipeiTime,
  voidedBeforeCode,
  voidInvoice,
} from '@originseal/ecpay'
import { randomDigits } from '../trades/numbers'
import { InvoicesQueries } from './invoices.queries'
import { InvoicesRepository } from './invoices.repository'

/** `Data` of an answer. */
type Result = Readonly<Record<string, unknown>> & { readonly RtnCode: number; readonly RtnMsg: string }

const done = (fields: Readonly<Record<string, unknown>> = {}): Result => ({
  RtnCode: 1,
  RtnMsg: '成功',
  ...fields,
})
const refused = (RtnMsg: string, RtnCode = 5_000_000): Result => ({ RtnCode, RtnMsg })
/** The interface writes times of invoices with hyphens and a plus between day and time. */
const invoiceTime = (at: Date): string => taipeiTime(at).replaceAll('/', '-').replace(' ', '+')

/** Issues, finds and voids invoices, and writes allowances on them. */
@Injectable()
export class KeepInvoices {
  constructor(
    private readonly transaction: Transaction,
    private readonly invoices: InvoicesRepository,
    private readonly queries: InvoicesQueries,
  ) {}

  async issue(data: unknown): Promise<Result> {
    const decoded = issueInvoice.safeParse(data)
    if (!decoded.success) return refused(decoded.error.issues.map((issue) => issue.path.join('.')).join(', '))
    const { RelateNumber, SalesAmount } = decoded.data
    const issuedAt = new Date()
    const randomNumber = randomDigits(4)
    return this.transaction.run(async (tx) => {
      const number = await this.invoices.nextNumber(tx)
      const invoice = {
        number,
        relateNumber: RelateNumber.toUpperCase(),
        sent: decoded.data,
        amount: SalesAmount,
      }
      const isNew = await this.invoices.insert(tx, { ...invoice, randomNumber, issuedAt })
      if (!isNew) return refused('自訂編號重覆', relateNumberUsedCode)
      return done({ InvoiceNo: number, InvoiceDate: invoiceTime(issuedAt), RandomNumber: randomNumber })
    })
  }

  async find(relateNumber: string): Promise<Result> {
    const invoice = await this.queries.byRelateNumber(relateNumber.toUpperCase())
    if (!invoice) return refused('查無資料', 2)
    const allowed = await this.queries.allowed(invoice.number)
    return done({
      IIS_Remain_Allowance_Amt: invoice.amount - allowed,
      IIS_Number: invoice.number,
      IIS_Create_Date: invoiceTime(invoice.issuedAt),
      IIS_Random_Number: invoice.randomNumber,
      IIS_Invalid_Status: invoice.voidedAt ? '1' : '0',
    })
  }

  async void(data: unknown): Promise<Result> {
    const decoded = voidInvoice.safeParse(data)
    if (!decoded.success) return refused('參數錯誤')
    return this.transaction.run(async (tx) => {
      const invoice = await this.invoices.lock(tx, decoded.data.InvoiceNo)
      if (!invoice) return refused('查無資料', 2)
      if (invoice.voidedAt) return refused('發票已作廢', voidedBeforeCode)
      if ((await this.invoices.allowed(tx, invoice.number)) > 0) return refused('已有折讓，不可作廢')
      const at = new Date()
      if (!canBeVoided(invoice.issuedAt, at)) return refused('已超過可作廢期限')
      await this.invoices.void(tx, invoice.number, at)
      return done({ InvoiceNo: invoice.number })
    })
  }

  async allow(data: unknown): Promise<Result> {
    const decoded = allowInvoice.safeParse(data)
    if (!decoded.success) return refused('參數錯誤')
    const { InvoiceNo, AllowanceAmount } = decoded.data
    return this.transaction.run(async (tx) => {
      const invoice = await this.invoices.lock(tx, InvoiceNo)
      if (!invoice || invoice.voidedAt) return refused('查無資料', 2)
      const left = invoice.amount - (await this.invoices.allowed(tx, InvoiceNo)) - AllowanceAmount
      if (left < 0) return refused('折讓金額大於可折讓金額')
      const number = randomDigits(16)
      await this.invoices.allow(tx, { number, invoiceNumber: InvoiceNo, amount: AllowanceAmount })
      return done({ IA_Allow_No: number, IA_Invoice_No: InvoiceNo, IA_Remain_Allowance_Amt: left })
    })
  }

  async voidAllowance(invoiceNumber: string, number: string): Promise<Result> {
    const isDone = await this.transaction.run((tx) => this.invoices.voidAllowance(tx, invoiceNumber, number))
    return isDone ? done({ IA_Invoice_No: invoiceNumber }) : refused('查無資料', 2)
  }
}
