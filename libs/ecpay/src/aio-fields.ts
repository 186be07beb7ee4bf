import { z } from 'zod'
import { paymentMethods, refundActions } from './aio-codes'
import { readTaipeiTime } from './taipei-time'

// Every value of the interface is a string; numbers are strings of digits.
const digits = z.string().regex(/^\d{1,9}$/)
/** Whole NT$ above 0. */
export const amountText = digits.regex(/^[1-9]/)
const time = z.string().refine((text) => readTaipeiTime(text) !== undefined)
export const merchantTradeNo = z.string().regex(/^[0-9A-Za-z]{1,20}$/)
const merchantId = z.string().min(1).max(10)
const checkMacValue = z.string().regex(/^[0-9A-F]{64}$/)
const address = z.url({ protocol: /^https?$/ }).max(200)

/** What the browser posts to `/Cashier/AioCheckOut/V5` (developers.ecpay.com.tw/2862, /2868). */
export const checkoutFields = z.object({
  MerchantID: merchantId,
  MerchantTradeNo: merchantTradeNo,
  MerchantTradeDate: time,
  PaymentType: z.literal('aio'),
  TotalAmount: amountText,
  TradeDesc: z.string().min(1).max(200),
  ItemName: z.string().min(1).max(200),
  ReturnURL: address,
  ChoosePayment: z.enum(paymentMethods),
  EncryptType: z.literal('1'),
  OrderResultURL: address.optional(),
  ClientBackURL: address.optional(),
  PaymentInfoURL: address.optional(),
  NeedExtraPaidInfo: z.enum(['Y', 'N']).optional(),
  CustomField1: z.string().max(50).optional(),
  Language: z.enum(['ENG', 'KOR', 'JPN', 'CHI']).optional(),
  PeriodAmount: amountText.optional(),
  PeriodType: z.enum(['D', 'M', 'Y']).optional(),
  Frequency: digits.optional(),
  ExecTimes: digits.optional(),
  PeriodReturnURL: address.optional(),
  ExpireDate: digits.optional(),
  StoreExpireDate: digits.optional(),
  CheckMacValue: checkMacValue,
})
export type CheckoutFields = z.infer<typeof checkoutFields>

/** Of every notice: whom it is for, which attempt it is about, what became of it. */
const notice = {
  MerchantID: merchantId,
  MerchantTradeNo: merchantTradeNo,
  RtnCode: z.string().regex(/^\d{1,10}$/),
  RtnMsg: z.string().max(200).default(''),
  CheckMacValue: checkMacValue,
}

/** ReturnURL and OrderResultURL: a payment was made, or failed. */
export const paymentNotice = z.looseObject({
  ...notice,
  TradeNo: z.string().max(20),
  TradeAmt: digits,
  PaymentDate: z.string().max(20).default(''),
  PaymentType: z.string().max(30),
  SimulatePaid: z.enum(['0', '1']).default('0'),
  gwsr: digits.or(z.literal('')).optional(),
})
export type PaymentNotice = z.infer<typeof paymentNotice>

/** PaymentInfoURL: a number to pay with was issued. */
export const numberNotice = z.looseObject({
  ...notice,
  TradeNo: z.string().max(20),
  TradeAmt: digits,
  PaymentType: z.string().max(30),
  ExpireDate: z.string().max(20),
  BankCode: z.string().max(3).optional(),
  vAccount: z.string().max(16).optional(),
  PaymentNo: z.string().max(14).optional(),
  Barcode1: z.string().max(20).optional(),
  Barcode2: z.string().max(20).optional(),
  Barcode3: z.string().max(20).optional(),
})
export type NumberNotice = z.infer<typeof numberNotice>

/** PeriodReturnURL: the second or a later charge of a mandate. It has neither TradeNo nor TradeAmt. */
export const periodNotice = z.looseObject({
  ...notice,
  PeriodType: z.string().max(1),
  Frequency: digits,
  ExecTimes: digits,
  Amount: digits,
  Gwsr: digits,
  ProcessDate: z.string().max(20),
  TotalSuccessTimes: digits,
  FirstAuthAmount: digits.optional(),
  SimulatePaid: z.enum(['0', '1']).default('0'),
})
export type PeriodNotice = z.infer<typeof periodNotice>

/** Answer of QueryTradeInfo/V5. */
export const tradeInfo = z.looseObject({
  MerchantID: merchantId,
  MerchantTradeNo: merchantTradeNo,
  TradeNo: z.string().max(20),
  TradeAmt: digits,
  TradeStatus: z.string().max(10),
  PaymentType: z.string().max(30),
  PaymentDate: z.string().max(20).default(''),
  gwsr: digits.or(z.literal('')).optional(),
  CheckMacValue: checkMacValue,
})
export type TradeInfo = z.infer<typeof tradeInfo>

/** What CreditDetail/DoAction is sent. */
export const refundFields = z.object({
  MerchantID: merchantId,
  MerchantTradeNo: merchantTradeNo,
  TradeNo: z.string().min(1).max(20),
  Action: z.enum(refundActions),
  TotalAmount: amountText,
  CheckMacValue: checkMacValue,
})

/** Its answer; the interface seals none. */
export const refundAnswer = z.looseObject({ RtnCode: z.string(), RtnMsg: z.string().default('') })

/** Answer of CreditDetail/QueryTrade/V2 (JSON). */
export const cardCharge = z.object({
  RtnMsg: z.string(),
  RtnValue: z
    .object({
      TradeID: z.string(),
      amount: z.string(),
      clsamt: z.string(),
      authtime: z.string(),
      status: z.string(),
    })
    .or(z.literal('')),
})

/** Answer of QueryCreditCardPeriodInfo (JSON, with numbers); `ExecStatus` 0 ended, 1 running, 2 done. */
export const periodInfo = z.looseObject({
  MerchantID: z.string(),
  MerchantTradeNo: merchantTradeNo,
  TradeNo: z.string(),
  RtnCode: z.coerce.string(),
  PeriodAmount: z.coerce.number().int(),
  TotalSuccessTimes: z.coerce.number().int(),
  ExecStatus: z.coerce.string(),
  ExecLog: z.array(
    z.looseObject({
      RtnCode: z.coerce.string(),
      amount: z.coerce.number().int(),
      gwsr: z.coerce.string(),
      process_date: z.string(),
      auth_code: z.string().default(''),
      TradeNo: z.string(),
    }),
  ),
})
export type PeriodInfo = z.infer<typeof periodInfo>
