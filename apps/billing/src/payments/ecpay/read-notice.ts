import type { PaymentInstructions } from '@originseal/contracts'
import {
  hasValidCheckMacValue,
  numberIssuedCodes,
  numberNotice,
  paidCode,
  paymentNotice,
  periodNotice,
  readFormBody,
  readTaipeiTime,
  type Fields,
  type FormFault,
  type Merchant,
  type NumberNotice,
} from '@originseal/ecpay'
import type { PaymentStatus } from '../payment-provider'

export type NoticeKind = 'payment' | 'number' | 'period'

/** A further charge of a mandate, as its notice tells it. */
interface NotifiedCharge {
  readonly chargeNumber: string
  readonly amount: number
  readonly at: Date
  readonly succeeded: boolean
  readonly isSimulated: boolean
}

export interface AcceptedNotice {
  readonly verdict: 'accepted'
  readonly attemptNumber: string
  /** Of the try itself. */
  readonly status: PaymentStatus
  /** Of a notice about a further charge. */
  readonly charge?: NotifiedCharge
  readonly fields: Fields
}

/** What somebody says who may be the provider. `forged`: its seal, or whom it is for, is wrong. */
export type ReadNotice =
  | AcceptedNotice
  | { readonly verdict: 'forged'; readonly fields: Fields }
  | { readonly verdict: 'unreadable'; readonly fault: FormFault | 'wrong-fields' }

/** Reads a notice of either kind. Only what is sealed with our keys is believed, and then as far as it says. */
export function readNotice(kind: NoticeKind, body: string, merchant: Merchant): ReadNotice {
  const fields = readFormBody(body)
  if (typeof fields === 'string') return { verdict: 'unreadable', fault: fields }
  const isOurs = fields['MerchantID'] === merchant.id && hasValidCheckMacValue(fields, merchant)
  if (!isOurs) return { verdict: 'forged', fields }
  const told = readers[kind](fields)
  if (!told) return { verdict: 'unreadable', fault: 'wrong-fields' }
  return { verdict: 'accepted', attemptNumber: String(fields['MerchantTradeNo']), fields, ...told }
}

type Told = Pick<AcceptedNotice, 'status' | 'charge'>

const statusOf =
  (read: (fields: Fields) => PaymentStatus | undefined) =>
  (fields: Fields): Told | undefined => {
    const status = read(fields)
    return status && { status }
  }

const readers: Readonly<Record<NoticeKind, (fields: Fields) => Told | undefined>> = {
  payment: statusOf(paymentStatus),
  number: statusOf(numberStatus),
  period: periodCharge,
}

/** It says nothing of the try that has opened the mandate. */
function periodCharge(fields: Fields): Told | undefined {
  const { success, data } = periodNotice.safeParse(fields)
  if (!success) return undefined
  const charge = {
    chargeNumber: data.Gwsr,
    amount: Number(data.Amount),
    at: readTaipeiTime(data.ProcessDate) ?? new Date(),
    succeeded: data.RtnCode === paidCode,
    isSimulated: data.SimulatePaid === '1',
  }
  return { status: { status: 'unpaid' }, charge }
}

function paymentStatus(fields: Fields): PaymentStatus | undefined {
  const { success, data } = paymentNotice.safeParse(fields)
  if (!success) return undefined
  if (data.RtnCode !== paidCode) return { status: 'failed', code: data.RtnCode }
  return {
    status: 'paid',
    amount: Number(data.TradeAmt),
    providerNumber: data.TradeNo,
    isSimulated: data.SimulatePaid === '1',
    ...(data.gwsr && { chargeNumber: data.gwsr }),
  }
}

const issued = new Set(Object.values(numberIssuedCodes))

function numberStatus(fields: Fields): PaymentStatus | undefined {
  const { success, data } = numberNotice.safeParse(fields)
  if (!success) return undefined
  if (!issued.has(data.RtnCode)) return { status: 'failed', code: data.RtnCode }
  return { status: 'instructed', providerNumber: data.TradeNo, instructions: instructionsOf(data) }
}

function instructionsOf(notice: NumberNotice): PaymentInstructions {
  const barcodes = [notice.Barcode1, notice.Barcode2, notice.Barcode3].filter((code) => code)
  return {
    payBefore: notice.ExpireDate,
    ...(notice.BankCode && { bankCode: notice.BankCode }),
    ...(notice.vAccount && { account: notice.vAccount }),
    ...(notice.PaymentNo && { storeCode: notice.PaymentNo }),
    ...(barcodes.length > 0 && { barcodes: barcodes as string[] }),
  }
}
