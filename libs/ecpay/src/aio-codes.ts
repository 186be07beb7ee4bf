/** `RtnCode` of a payment notice: paid; everything else is not. A string, as all values of the interface. */
export const paidCode = '1'

/** `RtnCode` of a PaymentInfo notice: a number to pay with was issued, nobody has paid yet. */
export const numberIssuedCodes: Readonly<Record<NumberMethod, string>> = {
  ATM: '2',
  CVS: '10100073',
  BARCODE: '10100073',
}

/** What `ChoosePayment` may say here: exactly one, chosen on our own page. */
export const paymentMethods = ['Credit', 'ATM', 'CVS', 'BARCODE'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** Paid later and elsewhere, by a number. */
export type NumberMethod = Exclude<PaymentMethod, 'Credit'>

/** `TradeStatus` of QueryTradeInfo. */
export const tradeStatuses = { unpaid: '0', paid: '1', neverMade: '10200095' } as const

/** `RtnCode`: the number of an order was used before; QueryTradeInfo says it where there is no such order. */
export const duplicateOrUnknownCode = '10200047'
/** The provider's answer to a wrong CheckMacValue. */
export const wrongCheckMacValueCode = '10200073'

/** `Action` of CreditDetail/DoAction: capture, refund, cancel the capture, give up the authorisation. */
export const refundActions = ['C', 'R', 'E', 'N'] as const
export type RefundAction = (typeof refundActions)[number]

/** Where a card's charge stands, as CreditDetail/QueryTrade/V2 writes it. */
export const cardStates = {
  authorised: '已授權',
  toCapture: '要關帳',
  captured: '已關帳',
  givenUp: '已取消',
} as const
export type CardState = keyof typeof cardStates

/** What DoAction does to a charge, and in which states of it. A capture (C) makes an authorised charge refundable in parts. */
export const actionsByState: Readonly<Record<CardState, Partial<Record<RefundAction, CardState>>>> = {
  authorised: { N: 'givenUp', C: 'toCapture' },
  toCapture: { E: 'authorised', R: 'toCapture' },
  captured: { R: 'captured' },
  givenUp: {},
}

/** So many failed charges in a row end a mandate (developers.ecpay.com.tw/2868). */
export const failuresThatEndMandate = 6
