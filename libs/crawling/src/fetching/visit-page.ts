import { isEgressError, type GuardedFetch, type Visit } from '@originseal/egress'
import { isUnchanged, renewed, stateOf, type ResourceState } from './resource-state.rules'
import { decodeHtml } from '../pages/decode-html'
import type { HostPaces } from './host-paces'
import { pageUrl } from '../pages/page-url'
import { acceptLanguage } from './visitor-languages'

/** What came of asking for a page by plain HTTP. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly html: string; readonly state: ResourceState | undefined }
  /** It is what it was when it was read last. */
  | { readonly kind: 'unchanged'; readonly state: ResourceState }
  /** It is elsewhere on the site. */
  | { readonly kind: 'moved'; readonly to: string }
  /** `denied`: it is there, but not for us. */
  | { readonly kind: 'not-a-page' | 'denied' | 'unreachable' }

const pageTimeoutMs = 15_000
const longestPageBytes = 5 * 1024 * 1024

/** Asks for one page of a site. `known`: of its last answer. Rejects when `signal` is aborted. */
export async function visitPage(
  fetch: GuardedFetch,
  paces: HostPaces,
  url: string,
  signal: AbortSignal,
  known?: ResourceState,
): Promise<PageAnswer> {
  try {
    const visit = await fetch.visit(url, {
      accept: 'text/html,application/xhtml+xml;q=0.9',
      acceptLanguage,
      timeoutMs: pageTimeoutMs,
      maxBytes: longestPageBytes,
      signal,
      known,
    })
    if (visit.status === 429 || visit.status === 503) paces.rest(url, visit.headers['retry-after'])
    if (known && visit.redirects.length === 0 && isUnchanged(known, visit))
      return { kind: 'unchanged', state: renewed(known, visit.headers, visit.fetchedAt) }
    return answerOf(url, visit)
  } catch (error) {
    signal.throwIfAborted()
    if (!isEgressError(error)) throw error
    return {
      kind: error.name === 'EgressFailed' && error.code === 'too-large' ? 'not-a-page' : 'unreachable',
    }
  }
}

function answerOf(url: string, visit: Visit): PageAnswer {
  const { status, finalUrl, contentType, body } = visit
  if (status === 429 || status >= 500) return { kind: 'unreachable' }
  if (status === 401 || status === 403 || status === 451) return { kind: 'denied' }
  const isHtml = contentType === null || /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType)
  if (status !== 200 || !isHtml) return { kind: 'not-a-page' }
  if (new URL(finalUrl).origin !== new URL(url).origin) return { kind: 'not-a-page' }
  const to = pageUrl(finalUrl)
  if (to !== pageUrl(url)) return { kind: 'moved', to }
  const state = visit.redirects.length === 0 ? stateOf(url, visit.headers, visit.fetchedAt) : undefined
  return { kind: 'page', html: decodeHtml(body, contentType), state }
}
