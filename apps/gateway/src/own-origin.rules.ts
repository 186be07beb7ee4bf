import { parseUrl } from '@originseal/contracts'

/** What a browser itself says of where a request comes from; programs say nothing of it. */
export interface RequestSource {
  readonly method: string
  /** Fetch Metadata, `Sec-Fetch-Site`; browsers send it to https and to this machine only. */
  readonly site: string | undefined
  readonly origin: string | undefined
  readonly host: string | undefined
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something here: browsers add our cookies to the requests of any site, so one that says
 * that it comes from another is refused. What says neither is no browser, and has no cookies but its own.
 * Order and reasons as in Go's `net/http.CrossOriginProtection`; stricter where both headers are there and disagree.
 * @param publicUrl where browsers find us, whatever `Host` a proxy before us has written
 */
export function isOwnOrigin({ method, site, origin, host }: RequestSource, publicUrl: string): boolean {
  if (safeMethods.has(method)) return true
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  // A page without a referrer policy of its own may be `null`; then the browser's other word decides.
  if (origin === undefined || (origin === 'null' && site !== undefined)) return true
  const from = parseUrl(origin)
  if (!from) return false
  return from.origin === new URL(publicUrl).origin || from.host === host
}
