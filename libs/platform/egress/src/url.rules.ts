import { parseUrl } from '@originseal/contracts'
import { isIP } from 'node:net'
import { addressKind } from './address.rules'
import { EgressDenied } from './egress-error'
import { allowKey, type EgressPolicy } from './egress-policy'

/** A host that the rules on names and ports let through; its addresses are still to be checked. */
export interface EgressHost {
  /** Lower case, punycode, no trailing dot; IPv6 without brackets. */
  readonly host: string
  readonly port: number
  /** Named by the policy: its addresses may be local. */
  readonly allowed: boolean
}

export interface EgressTarget extends EgressHost {
  readonly url: URL
}

const longestUrl = 8192
const longestHost = 253
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/

/** Names that never lead to the public web (RFC 6761, 6762, 7686, 8375, 9476, ICANN's .internal). */
const specialUse = ['localhost', 'local', 'internal', 'home.arpa', 'onion', 'alt', 'invalid', 'test']

/**
 * Decides about a URL without asking anyone. Decimal, octal, hexadecimal and short IPv4 forms, percent-encodings,
 * full-width digits and IDN are first brought to one spelling by the WHATWG URL parser that browsers use, so what is
 * judged is what would be visited. Throws {@link EgressDenied}.
 */
export function judgeUrl(input: string | URL, policy: EgressPolicy): EgressTarget {
  const url = parse(input)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new EgressDenied('scheme-forbidden')
  if (url.username !== '' || url.password !== '') throw new EgressDenied('credentials-forbidden')
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  return { url, ...judgeHost(url.hostname, port, policy) }
}

/** The same for a host (a name, or an IP address with or without brackets) and port, as in a CONNECT request. */
export function judgeHost(hostname: string, port: number, policy: EgressPolicy): EgressHost {
  const host = hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
  if (policy.allow.has(allowKey(host, port))) return { host, port, allowed: true }
  if (!policy.ports.has(port)) throw new EgressDenied('port-forbidden')
  if (isIP(host) !== 0) {
    if (addressKind(host) !== 'public') throw new EgressDenied('address-forbidden')
  } else {
    judgeName(host)
  }
  return { host, port, allowed: false }
}

function parse(input: string | URL): URL {
  const text = String(input)
  const url = text.length > longestUrl ? undefined : parseUrl(text)
  // Punycode of nothing (UTS 46, §4): the parser of Node 20 refuses it, those of 24 and 26 do not.
  if (!url || /(^|\.)xn--(\.|$)/u.test(url.hostname)) throw new EgressDenied('url-invalid')
  return url
}

function judgeName(name: string): void {
  const labels = name.split('.')
  const wellFormed = name.length <= longestHost && labels.every((part) => label.test(part))
  // The last label of a name is never a number: such a host is a mistyped IPv4 address (WHATWG URL §3.5).
  if (!wellFormed || /^(\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')) throw new EgressDenied('host-invalid')
  const special = specialUse.some((zone) => name === zone || name.endsWith(`.${zone}`))
  // A single label is answered by a search domain or a container network, not by the public web.
  if (special || labels.length === 1) throw new EgressDenied('host-forbidden')
}
