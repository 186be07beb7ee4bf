import type { EndpointDefinition } from '@originseal/contracts'
import { authorization, bearer } from '../api/bearer'
import { addressOf } from '../api/endpoint'

/**
 * Tells our own server something, also while the page is being left.
 * @throws Error with status and status text for an answer that is no success
 */
export async function tell(endpoint: EndpointDefinition, body?: object): Promise<void> {
  const response = await fetch(addressOf(endpoint), {
    method: endpoint.method,
    credentials: 'include',
    keepalive: true,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...authorization(bearer()) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
}

/** The address of this page without its fragment; the server keeps of it what names a campaign. */
export const sourceUrl = (): string =>
  `${window.location.origin}${window.location.pathname}${window.location.search}`.slice(0, 2_048)

/** TRACK-03: a currency is trimmed and upper-cased, a value finite or dropped. */
export function priced({ value, currency }: { value?: number; currency?: string }): {
  value?: number
  currency?: string
} {
  const tidy = currency?.trim().toUpperCase()
  return { ...(Number.isFinite(value) && { value: value as number }), ...(tidy && { currency: tidy }) }
}
