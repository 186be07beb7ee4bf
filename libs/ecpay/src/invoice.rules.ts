const weights = [1, 2, 1, 2, 1, 2, 4, 1] as const

/** 統一編號: the weighted sum of digits, modulo 5 since 2023; a 7 in the seventh place may count 10 as 1 or 0. */
export function isBusinessNumber(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false
  const sum = weights
    .map((weight, place) => Number(text[place]) * weight)
    .reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0)
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0)
}

/** 手機條碼: a slash and seven of 0-9 A-Z + - . */
export const isPhoneBarcode = (text: string): boolean => /^\/[0-9A-Z+\-.]{7}$/.test(text)
/** 自然人憑證: two capitals and fourteen digits. */
export const isCitizenCertificate = (text: string): boolean => /^[A-Z]{2}\d{14}$/.test(text)
/** 愛心碼 of whom an invoice is given to: 3 to 7 digits; one of seven may begin with X. */
export const isLoveCode = (text: string): boolean => /^(?:\d{3,7}|X\d{2,6})$/.test(text)

/** 5 % tax is within the price: NT$590 is 562 and 28. */
export function taxWithin(total: number): { readonly net: number; readonly tax: number } {
  const net = Math.round(total / 1.05)
  return { net, tax: total - net }
}

/**
 * The invoice's two-month period in Taipei: `2026-11` for November and December.
 * Until the 13th of the month after it an invoice can be voided; later an allowance is written.
 */
export function invoicePeriod(at: Date): string {
  const local = inTaipei(at)
  const month = local.getUTCMonth() - (local.getUTCMonth() % 2) + 1
  return `${local.getUTCFullYear()}-${String(month).padStart(2, '0')}`
}

/** Whether an invoice of that instant can still be voided; otherwise an allowance is written. */
export function canBeVoided(issuedAt: Date, now: Date): boolean {
  const [year, month] = invoicePeriod(issuedAt).split('-').map(Number) as [number, number]
  // The month after the period has the index `month + 1`, counted from 0; the 14th begins the time in which it is too late.
  return inTaipei(now).getTime() < Date.UTC(year, month + 1, 14)
}

const inTaipei = (at: Date): Date => new Date(at.getTime() + 8 * 3_600_000)
