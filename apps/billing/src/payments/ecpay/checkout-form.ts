import type { PaymentMethodName } from '@originseal/contracts'
import type { Language } from '@originseal/contracts/languages'
import { taipeiTime, withCheckMacValue, type Fields, type PaymentMethod } from '@originseal/ecpay'
import type { Attempt } from '../payment-provider'
import type { EcpaySettings } from './ecpay-settings'

export const choosePayment: Readonly<Partial<Record<PaymentMethodName, PaymentMethod>>> = {
  card: 'Credit',
  atm: 'ATM',
  cvs: 'CVS',
  barcode: 'BARCODE',
}

/** The provider cuts `ItemName` at 200 characters, perhaps through one of several bytes: we cut before we seal. */
const longestTitle = 200
/** Control characters, the separator of lines, and what the provider's firewall takes for markup or a shell. */
const unwanted = /[\p{Cc}#<>"'`|;&]/gu

/** The sealed fields that the payer's browser posts to the provider. */
export function checkoutForm(attempt: Attempt, { keys, publicUrl }: Omit<EcpaySettings, 'url'>): Fields {
  const method = choosePayment[attempt.payment]
  if (method === undefined) throw new Error(`no payment by ${attempt.payment} here`)
  const merchant = keys.use()
  if (!merchant) throw new Error('no merchant is set')
  const title = [...attempt.title.replace(unwanted, ' ')].slice(0, longestTitle).join('')
  const address = (path: string): string => `${publicUrl}/api/payments/ecpay/${path}`
  const fields: Fields = {
    MerchantID: merchant.id,
    MerchantTradeNo: attempt.number,
    MerchantTradeDate: taipeiTime(attempt.startedAt),
    PaymentType: 'aio',
    TotalAmount: String(attempt.amount),
    TradeDesc: 'OriginSeal',
    ItemName: title,
    ReturnURL: address('notice'),
    ChoosePayment: method,
    EncryptType: '1',
    ...(attempt.language && languageFields[attempt.language]),
    ClientBackURL: `${publicUrl}/payment/success?orderId=${attempt.orderId}`,
    ...ofMethod(method, address),
    ...(attempt.interval && ofMandate(attempt.amount, attempt.interval, address('period'))),
  }
  return withCheckMacValue(fields, merchant)
}

/** The provider's pages are in Traditional Chinese unless another language is asked for. */
const languageFields: Readonly<Record<Language, Fields>> = {
  'zh-TW': {},
  en: { Language: 'ENG' },
  zh: { Language: 'CHI' },
  ja: { Language: 'JPN' },
  ko: { Language: 'KOR' },
}

/** How long a number is good: ATM and barcode in days, a store's code in minutes. */
const goodFor = { ATM: '3', CVS: String(7 * 24 * 60), BARCODE: '7' } as const

function ofMethod(method: PaymentMethod, address: (path: string) => string): Fields {
  if (method === 'Credit') return { OrderResultURL: address('result'), NeedExtraPaidInfo: 'Y' }
  const expiry = method === 'ATM' ? 'ExpireDate' : 'StoreExpireDate'
  return { PaymentInfoURL: address('number'), [expiry]: goodFor[method] }
}

/** How often a mandate charges at most: by what ECPay's support says, which is less than its guide. */
const mostCharges = { month: '99', year: '9' } as const

const ofMandate = (amount: number, interval: 'month' | 'year', PeriodReturnURL: string): Fields => ({
  PeriodAmount: String(amount),
  PeriodType: interval === 'month' ? 'M' : 'Y',
  Frequency: '1',
  ExecTimes: mostCharges[interval],
  PeriodReturnURL,
})
