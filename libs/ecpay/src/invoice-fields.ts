import { z } from 'zod'
import { isBusinessNumber, isCitizenCertificate, isLoveCode, isPhoneBarcode } from './invoice.rules'

/** What stands around the sealed `Data` of a request. */
export const invoiceRequest = z.object({
  MerchantID: z.string(),
  RqHeader: z.looseObject({ Timestamp: z.number().int() }),
  Data: z.string(),
})

/** What stands around the sealed `Data` of an answer: `TransCode` 1 says that it could be read at all. */
export const invoiceAnswer = z.looseObject({
  TransCode: z.coerce.number().int(),
  TransMsg: z.string().default(''),
  Data: z.string().default(''),
})

/** Within `Data` `RtnCode` is a number; 1 is success. */
export const invoiceResult = z.looseObject({ RtnCode: z.number().int(), RtnMsg: z.string().default('') })

/**
 * `RtnCode` of Issue: an invoice with this RelateNumber was issued before (a public client's record of the stage; ECPay's guide
 * says 10000009). Nothing may depend on it: GetIssue knows whether there is an invoice.
 */
export const relateNumberUsedCode = 5070357
/** `RtnCode` of Invalid: the invoice is void already (ECPay's own extension for WooCommerce). */
export const voidedBeforeCode = 5070453

const item = z.object({
  ItemSeq: z.number().int(),
  ItemName: z.string().min(1).max(100),
  ItemCount: z.number().positive(),
  ItemWord: z.string().min(1).max(6),
  ItemPrice: z.number(),
  ItemTaxType: z.literal('1'),
  ItemAmount: z.number(),
})

/** `Data` of B2CInvoice/Issue for a taxable general invoice. */
export const issueInvoice = z
  .object({
    MerchantID: z.string(),
    RelateNumber: z.string().regex(/^[0-9A-Za-z]{1,50}$/),
    CustomerIdentifier: z.string().default(''),
    CustomerName: z.string().max(60).default(''),
    CustomerAddr: z.string().max(100).default(''),
    CustomerEmail: z.string().max(200).default(''),
    CustomerPhone: z.string().max(20).default(''),
    Print: z.enum(['0', '1']),
    Donation: z.enum(['0', '1']),
    LoveCode: z.string().default(''),
    CarrierType: z.enum(['', '1', '2', '3']),
    CarrierNum: z.string().default(''),
    TaxType: z.literal('1'),
    SalesAmount: z.number().int().positive(),
    InvType: z.literal('07'),
    vat: z.literal('1'),
    Items: z.array(item).min(1).max(999),
  })
  .superRefine((invoice, check) => {
    for (const [field, isRight] of faultsOfIssue(invoice)) if (!isRight) check.addIssue(field)
  })
export type IssueInvoice = z.input<typeof issueInvoice>

type Issue = Readonly<{
  CustomerIdentifier: string
  CustomerName: string
  CustomerAddr: string
  CustomerEmail: string
  CustomerPhone: string
  Print: string
  Donation: string
  LoveCode: string
  CarrierType: string
  CarrierNum: string
  SalesAmount: number
  Items: readonly { ItemAmount: number }[]
}>

/** The rules between fields, by the name of the field that breaks one. */
function faultsOfIssue(invoice: Issue): [string, boolean][] {
  const { Print, Donation, CarrierType, CarrierNum, CustomerIdentifier } = invoice
  const sum = Math.round(invoice.Items.reduce((total, { ItemAmount }) => total + ItemAmount, 0))
  return [
    ['CustomerEmail', (invoice.CustomerEmail || invoice.CustomerPhone) !== ''],
    [
      'CustomerIdentifier',
      CustomerIdentifier === '' || (isBusinessNumber(CustomerIdentifier) && Donation === '0'),
    ],
    ['CustomerName', Print === '0' || (invoice.CustomerName !== '' && invoice.CustomerAddr !== '')],
    ['LoveCode', Donation === '0' || (isLoveCode(invoice.LoveCode) && CarrierType === '' && Print === '0')],
    ['CarrierType', !(Print === '1' && CarrierType !== '')],
    [
      'CarrierNum',
      (CarrierType === '2' && isCitizenCertificate(CarrierNum)) ||
        (CarrierType === '3' && isPhoneBarcode(CarrierNum)) ||
        (['', '1'].includes(CarrierType) && CarrierNum === ''),
    ],
    ['SalesAmount', sum === invoice.SalesAmount],
  ]
}

/** `Data` of B2CInvoice/Invalid. */
export const voidInvoice = z.object({
  MerchantID: z.string(),
  InvoiceNo: z.string().regex(/^[A-Z]{2}\d{8}$/),
  InvoiceDate: z.string(),
  Reason: z.string().min(1).max(20),
})

/** `Data` of B2CInvoice/Allowance. */
export const allowInvoice = z.object({
  MerchantID: z.string(),
  InvoiceNo: z.string().regex(/^[A-Z]{2}\d{8}$/),
  InvoiceDate: z.string(),
  AllowanceNotify: z.enum(['S', 'E', 'A', 'N']),
  NotifyMail: z.string().default(''),
  AllowanceAmount: z.number().int().positive(),
  Items: z.array(item).min(1).max(999),
})
export type AllowInvoice = z.input<typeof allowInvoice>

/** `Data` of the answer of Issue, and of GetIssue with other names. */
export const issuedInvoice = invoiceResult.extend({
  InvoiceNo: z.string().default(''),
  InvoiceDate: z.string().default(''),
  RandomNumber: z.string().default(''),
})
export const allowedInvoice = invoiceResult.extend({
  IA_Allow_No: z.string().default(''),
  IA_Remain_Allowance_Amt: z.number().default(0),
})
/** `Data` of the answer of GetIssue. */
export const foundInvoice = invoiceResult.extend({
  IIS_Number: z.string().default(''),
  IIS_Create_Date: z.string().default(''),
  IIS_Random_Number: z.string().default(''),
  IIS_Invalid_Status: z.string().default('0'),
  /** Whole NT$ that allowances can still take from it. */
  IIS_Remain_Allowance_Amt: z.coerce.number().int().default(0),
})
