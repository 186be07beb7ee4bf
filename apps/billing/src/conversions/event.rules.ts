import { parseUrl, campaignNames } from '@originseal/contracts'

const minuteMs = 60_000
const dayMs = 86_400_000
/** Platforms refuse what is older, and with it all that is sent beside it. */
export const windowMs = 7 * dayMs
const clockErrorMs = 10 * minuteMs

/** When an event happened, by the browser's clock unless that can't be. @param seconds since 1970 */
export function happenedAt(seconds: number | undefined, now: Date): Date {
  const told = (seconds ?? Number.NaN) * 1_000
  const age = now.getTime() - told
  return age <= windowMs && age >= -clockErrorMs ? new Date(told) : now
}

const keptInAddress = new Set<string>([...campaignNames, 'fbclid'])

/** Where an event happened, if that is a page of ours: without its fragment, of the query only the campaign. */
export function ownPage(address: string, publicUrl: string): string | undefined {
  const url = parseUrl(address)
  if (url?.origin !== new URL(publicUrl).origin) return undefined
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (!keptInAddress.has(name)) url.searchParams.delete(name)
  return url.href
}

const mostValue = 1_000_000

/** TRACK-03: a value is finite or dropped, a currency is three capital letters or dropped. */
export function priced(given: { value?: unknown; currency?: string | undefined }): {
  value?: number
  currency?: string
} {
  const value = Number(
    typeof given.value === 'string' && given.value.trim() === '' ? Number.NaN : given.value,
  )
  const isValue = typeof given.value !== 'boolean' && given.value !== null && value >= 0 && value <= mostValue
  const currency = given.currency?.trim().toUpperCase() ?? ''
  return { ...(isValue && { value }), ...(/^[A-Z]{3}$/.test(currency) && { currency }) }
}
