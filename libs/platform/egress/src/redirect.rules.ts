import { parseUrl } from '@originseal/contracts'
import { EgressDenied } from './egress-error'

export interface VisitRequest {
  readonly url: URL
  readonly method: 'GET' | 'HEAD' | 'POST'
  readonly content?: { readonly type: string; readonly body: Buffer }
}

/**
 * The request that an answer redirects to, or undefined if the answer is the end (RFC 9110 §15.4): 303 always, and
 * 301/302 after a POST, become a GET without content; 307 and 308 repeat the request.
 * The new URL is not judged here. Throws {@link EgressDenied} `url-invalid` for a Location that is no URL.
 */
export function nextRequest(
  request: VisitRequest,
  status: number,
  location: string | string[] | undefined,
): VisitRequest | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return undefined
  const [target] = [location].flat()
  const url = target === undefined ? undefined : parseUrl(target, request.url)
  if (!url) throw new EgressDenied('url-invalid')
  const repeats = status === 307 || status === 308 || request.method !== 'POST'
  return repeats ? { ...request, url } : { url, method: 'GET' }
}
