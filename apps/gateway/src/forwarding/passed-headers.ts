import type { IncomingHttpHeaders } from 'node:http'
import { consentCookie, type ServiceName } from '@originseal/contracts'

/** RFC 9110 §7.6.1: these describe one connection and end at it, and so do those that `Connection` names. */
const hopByHop = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** What only we may say to a service: whom we speak for, and the request's name. */
const ours = /^(?:x-forwarded-.*|forwarded|x-real-ip|x-request-id)$/

/** What nobody outside needs to know, and the request's name, which we have given already. */
const inside = new Set(['server', 'x-powered-by', 'x-request-id'])

/** What a visitor agreed to and the id that analytics has of their browser: no login is in them. */
const measured = new Set([consentCookie, '_ga'])

/** Cookies hold the login, which only identity has to read: no other service could lose what it never had. */
function cookiesFor(service: ServiceName, cookies: string): string | undefined {
  if (service === 'identity') return cookies
  if (service !== 'billing') return undefined
  const passed = cookies.split(/; */u).filter((pair) => measured.has(pair.split('=', 1)[0] as string))
  return passed.length > 0 ? passed.join('; ') : undefined
}

/** A request's headers for the service behind: the caller's own, and our word on whom we speak for. */
export function toServiceHeaders(
  headers: IncomingHttpHeaders,
  { id, ip }: { readonly id: string; readonly ip: string },
  service: ServiceName,
): Record<string, string | string[]> {
  const passed = endToEnd(headers).filter(([name]) => !ours.test(name) && name !== 'cookie')
  const cookie = cookiesFor(service, headers.cookie ?? '')
  return {
    ...Object.fromEntries(passed),
    ...(cookie && { cookie }),
    'x-request-id': id,
    'x-forwarded-for': ip,
  }
}

/** An answer's headers for the caller. */
export function toCallerHeaders(headers: IncomingHttpHeaders): [string, string | string[]][] {
  return endToEnd(headers).filter(([name]) => !inside.has(name))
}

function endToEnd(headers: IncomingHttpHeaders): [string, string | string[]][] {
  const named = new Set([headers.connection].flat().flatMap((value) => value?.toLowerCase().split(/[\s,]+/u)))
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || hopByHop.has(name) || named.has(name) ? [] : [[name, value]],
  )
}
