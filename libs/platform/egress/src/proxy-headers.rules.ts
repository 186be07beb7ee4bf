import type { IncomingHttpHeaders } from 'node:http'

/** Meant for the next hop only (RFC 9110 §7.6.1), or for the proxy itself. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The headers that a proxy passes on: not the hop's own, and not those that Connection names. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  const kept = Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name))
  return Object.fromEntries(kept)
}
