import { parseUrl } from './parse-url'

/** Parameters that say where a visitor came from and nothing about what the page shows. */
const tracking = /^(?:utm_.*|mc_.*|fbclid|gclid|igsh|igshid|si|spm)$/i

const unreserved = /[A-Za-z0-9\-._~]/

/** Upper-case hexadecimal digits, and unreserved characters as themselves (RFC 3986 §6.2.2). */
const percentNormal = (text: string): string =>
  text.replaceAll(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCodePoint(Number.parseInt(encoded.slice(1), 16))
    return unreserved.test(character) ? character : encoded.toUpperCase()
  })

/**
 * The generic normal form of an http(s) address: WHATWG URL (lower-case host as A-labels, no default port, dot segments
 * resolved), without user, password, fragment and tracking parameters. All other parameters keep their order and spelling.
 * Undefined for what is no http(s) address with a host. Idempotent.
 */
export function normalAddress(written: string): URL | undefined {
  const text = written.trim()
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : undefined
  if (!url) return undefined
  url.username = ''
  url.password = ''
  url.hash = ''
  url.hostname = url.hostname.replace(/\.$/, '')
  url.pathname = percentNormal(url.pathname)
  const parameters = percentNormal(url.search.slice(1))
    .split('&')
    .filter((pair) => pair !== '' && !tracking.test(pair.split('=', 1)[0] ?? ''))
  url.search = parameters.length === 0 ? '' : `?${parameters.join('&')}`
  return url.hostname === '' ? undefined : url
}
