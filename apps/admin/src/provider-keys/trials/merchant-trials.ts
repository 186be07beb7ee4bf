import {
  hasValidCheckMacValue,
  invoiceAnswer,
  openInvoiceData,
  readFormBody,
  readMerchantKey,
  sealInvoiceData,
  withCheckMacValue,
  writeFormBody,
  type MerchantKey,
} from '@originseal/ecpay'
import type { GuardedCall, GuardedFetch } from '@originseal/egress'
import type { Trial } from './trial.rules'

/** A number that no order of ours has: ours begin otherwise. */
const unknownNumber = (): string => `TRY${crypto.randomUUID().replaceAll('-', '').slice(0, 17)}`
const seconds = (): number => Math.floor(Date.now() / 1_000)

/**
 * Asks for a payment that does not exist (QueryTradeInfo). An answer that bears the seal of these keys proves them; whoever
 * answers otherwise does not know them. @throws EgressDenied, EgressFailed
 */
export async function tryPaymentMerchant(fetch: GuardedFetch, origin: string, text: string): Promise<Trial> {
  const merchant = merchantOf(text)
  const fields = {
    MerchantID: merchant.id,
    MerchantTradeNo: unknownNumber(),
    TimeStamp: String(seconds()),
  }
  const { status, body } = await fetch.visit(`${origin}/Cashier/QueryTradeInfo/V5`, {
    method: 'POST',
    content: {
      type: 'application/x-www-form-urlencoded',
      body: Buffer.from(writeFormBody(withCheckMacValue(fields, merchant))),
    },
    accept: '*/*',
  })
  if (status !== 200) return { result: 'inconclusive', code: String(status) }
  const answer = readFormBody(body.toString('utf8'))
  const isSealed = typeof answer !== 'string' && hasValidCheckMacValue(answer, merchant)
  return isSealed ? { result: 'works', code: 'sealed' } : { result: 'refused', code: 'not-sealed' }
}

/** Asks for an invoice that does not exist (GetIssue); an answer that these keys open proves them. @throws as above */
export async function tryInvoiceMerchant(call: GuardedCall, origin: string, text: string): Promise<Trial> {
  const merchant = merchantOf(text)
  const data = { MerchantID: merchant.id, RelateNumber: unknownNumber() }
  const { status, text: answered } = await call.post(
    `${origin}/B2CInvoice/GetIssue`,
    {
      MerchantID: merchant.id,
      RqHeader: { Timestamp: seconds(), Revision: '3.0.0' },
      Data: sealInvoiceData(data, merchant),
    },
    {},
  )
  if (status !== 200) return { result: 'inconclusive', code: String(status) }
  const answer = invoiceAnswer.safeParse(jsonOf(answered))
  if (!answer.success) return { result: 'inconclusive', code: 'unreadable' }
  const { TransCode, Data } = answer.data
  if (TransCode !== 1) return { result: 'refused', code: String(TransCode) }
  const isOpened = openInvoiceData(Data, merchant) !== undefined
  return isOpened ? { result: 'works', code: 'sealed' } : { result: 'refused', code: 'not-sealed' }
}

function merchantOf(text: string): MerchantKey {
  const merchant = readMerchantKey(text)
  if (!merchant) throw new Error('a merchant of another form is kept')
  return merchant
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
