import type { CheckoutFields, NumberMethod } from '@originseal/ecpay'

export const tradeStates = ['open', 'numbered', 'paid', 'failed'] as const
export type TradeState = (typeof tradeStates)[number]
export type TradeEvent = 'number-issued' | 'paid' | 'failed'

/** What may happen to an order in which state. A failed card may be tried again on the bank's page. */
const transitions: Readonly<Record<TradeState, Partial<Record<TradeEvent, TradeState>>>> = {
  open: { 'number-issued': 'numbered', paid: 'paid', failed: 'failed' },
  numbered: { paid: 'paid' },
  failed: { paid: 'paid', failed: 'failed' },
  paid: {},
}

export const tradeAfter = (state: TradeState, event: TradeEvent): TradeState | undefined =>
  transitions[state][event]

/** A number to pay with, by the names of the interface. */
export type IssuedNumber = Readonly<
  Partial<Record<'BankCode' | 'vAccount' | 'PaymentNo' | 'Barcode1' | 'Barcode2' | 'Barcode3', string>> & {
    ExpireDate: string
  }
>

const dayMs = 86_400_000
const minuteMs = 60_000

/** When a number stops being good: days for ATM and barcode, minutes for a store's code. */
export function expiryOf(sent: CheckoutFields, method: NumberMethod, from: Date): Date {
  const spans: Readonly<Record<NumberMethod, number>> = {
    ATM: Number(sent.ExpireDate ?? 3) * dayMs,
    CVS: Number(sent.StoreExpireDate ?? 10_080) * minuteMs,
    BARCODE: Number(sent.StoreExpireDate ?? 7) * dayMs,
  }
  return new Date(from.getTime() + spans[method])
}

/** @param digits random digits, at least 32 of them */
export function issueNumber(
  method: NumberMethod,
  digits: string,
  expireDate: string,
  amount: number,
): IssuedNumber {
  const numbers: Readonly<Record<NumberMethod, Omit<IssuedNumber, 'ExpireDate'>>> = {
    ATM: { BankCode: '812', vAccount: `9103522${digits.slice(0, 9)}` },
    CVS: { PaymentNo: `LLL${digits.slice(0, 11)}` },
    BARCODE: {
      Barcode1: digits.slice(0, 9),
      Barcode2: digits.slice(9, 25),
      Barcode3: `${digits.slice(25, 31)}${String(amount).padStart(9, '0')}`,
    },
  }
  return { ...numbers[method], ExpireDate: expireDate }
}

/** What a card's bank may say. */
export const cardOutcomes = ['approved', 'declined', '3d-failed', 'silent'] as const
export type CardOutcome = (typeof cardOutcomes)[number]

export const cardAnswers: Readonly<Record<CardOutcome, { readonly code: string; readonly message: string }>> =
  {
    approved: { code: '1', message: '交易成功' },
    silent: { code: '1', message: '交易成功' },
    declined: { code: '10100058', message: '付款失敗' },
    '3d-failed': { code: '10200095', message: '3D 驗證失敗' },
  }

/** `PaymentType` of notices and queries. */
export const paymentTypes = {
  Credit: 'Credit_CreditCard',
  ATM: 'ATM_LAND',
  CVS: 'CVS_CVS',
  BARCODE: 'BARCODE_BARCODE',
} as const
