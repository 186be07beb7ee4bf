import type { IncomingMessage } from 'node:http'
import type { ErrorCode } from '@originseal/contracts'

/** Far longer than any address of ours; a query may be longer, since it bears tokens. */
const longestPath = 2_048

/** RFC 9110 §7.2: a name or an address, and a port. */
const host = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d{0,5})?$/i

type RequestLine = Pick<IncomingMessage, 'httpVersion' | 'rawHeaders' | 'headers'>

/** What is wrong with a request before anybody looks for its route, if anything. */
export function faultOfRequest(
  { httpVersion, rawHeaders, headers }: RequestLine,
  url: string,
): ErrorCode | undefined {
  if (pathLength(url) > longestPath) return 'ADDRESS_TOO_LONG'
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  // RFC 9112 §3.2: one, and a good one; before version 1.1 there may be none.
  if (hosts === 0 && httpVersion === '1.0') return undefined
  return hosts === 1 && host.test(headers.host ?? '') ? undefined : 'REQUEST_INVALID'
}

function pathLength(url: string): number {
  const end = url.search(/[?#]/u)
  return end < 0 ? url.length : end
}

/**
 * The target for the router, which knows paths and whole addresses only (RFC 9112 §3.2). Anything else, such as
 * `GET *`, becomes an address that it can't read, and so is refused as one.
 */
export function routableTarget({ url = '', method }: Pick<IncomingMessage, 'url' | 'method'>): string {
  return method === 'OPTIONS' || /^(?:\/|https?:\/\/)/iu.test(url) ? url : '/%'
}
