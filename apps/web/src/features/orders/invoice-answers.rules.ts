import { emailPattern, type InvoiceRequest } from '@originseal/contracts'

export const invoiceKinds = ['person', 'business', 'donation'] as const
export const carrierTypes = ['provider', 'phone', 'certificate'] as const

/** The form: every field, also those of the kinds that are not chosen. */
export interface InvoiceAnswers {
  readonly kind: (typeof invoiceKinds)[number]
  readonly email: string
  readonly carrier: (typeof carrierTypes)[number]
  /** Of the phone's barcode or the citizen's certificate. */
  readonly carrierNumber: string
  readonly businessNumber: string
  readonly loveCode: string
}

export type InvoiceField = 'email' | 'carrierNumber' | 'businessNumber' | 'loveCode'
export type InvoiceFault =
  | 'emailFormat'
  | 'phoneBarcode'
  | 'certificate'
  | 'businessNumber'
  | 'businessChecksum'
  | 'loveCode'

const weights = [1, 2, 1, 2, 1, 2, 4, 1] as const

/**
 * 統一編號: the digits of each digit's product with its weight add up to a multiple of 5 (since 2023); where the seventh
 * digit is 7, its 10 may count as 1 or as 0. The server judges by the same rule.
 */
export function hasBusinessChecksum(number: string): boolean {
  const products = weights.map((weight, place) => Number(number[place]) * weight)
  const sum = products.reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0)
  return sum % 5 === 0 || (number[6] === '7' && (sum + 1) % 5 === 0)
}

/** Upper case and without spaces, as the numbers are printed. */
const tidied = (number: string): string => number.replaceAll(/\s/gu, '').toUpperCase()

const faultOfBusinessNumber = (number: string): InvoiceFault | undefined => {
  if (!/^\d{8}$/.test(number)) return 'businessNumber'
  return hasBusinessChecksum(number) ? undefined : 'businessChecksum'
}

function faultOfCarrier({ carrier, carrierNumber }: InvoiceAnswers): InvoiceFault | undefined {
  const number = tidied(carrierNumber)
  if (carrier === 'phone') return /^\/[0-9A-Z+\-.]{7}$/.test(number) ? undefined : 'phoneBarcode'
  if (carrier === 'certificate') return /^[A-Z]{2}\d{14}$/.test(number) ? undefined : 'certificate'
  return undefined
}

/** What is wrong, by field; only fields that the chosen kind of invoice has. */
export function faultsOf(answers: InvoiceAnswers): Partial<Record<InvoiceField, InvoiceFault>> {
  const { kind, email, businessNumber, loveCode } = answers
  const faults: Record<InvoiceField, InvoiceFault | undefined> = {
    email: emailPattern.test(email.trim()) ? undefined : 'emailFormat',
    carrierNumber: kind === 'person' ? faultOfCarrier(answers) : undefined,
    businessNumber: kind === 'business' ? faultOfBusinessNumber(tidied(businessNumber)) : undefined,
    loveCode:
      kind === 'donation' && !/^(?:\d{3,7}|X\d{2,6})$/.test(tidied(loveCode)) ? 'loveCode' : undefined,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/** @param answers without faults */
export function invoiceOf({ kind, ...answers }: InvoiceAnswers): InvoiceRequest {
  const email = answers.email.trim()
  if (kind === 'business') return { kind, email, businessNumber: tidied(answers.businessNumber) }
  if (kind === 'donation') return { kind, email, loveCode: tidied(answers.loveCode) }
  const { carrier } = answers
  return carrier === 'provider'
    ? { kind, email, carrier: { type: carrier } }
    : { kind, email, carrier: { type: carrier, number: tidied(answers.carrierNumber) } }
}
