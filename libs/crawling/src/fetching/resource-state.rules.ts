import CachePolicy from 'http-cache-semantics'

/** What an answer said of itself, by which it can be known again. Times are ISO 8601. */
export interface ResourceState {
  readonly url: string
  readonly etag?: string
  readonly lastModified?: string
  /** Until then its server lets it be used without asking (RFC 9111 §4.2). */
  readonly freshUntil?: string
}

type Headers = Readonly<Record<string, string | undefined>>

/** However long a server allows: a page that was taken over by somebody else should not count as seen for a year. */
const longestFreshMs = 24 * 3_600_000

/**
 * The state of an answer with status 200 that came at `at`; undefined for one that can't be known again: it must not be
 * stored, or names neither a validator nor a time. @param headers with lower-case names
 */
export function stateOf(url: string, headers: Headers, at: Date): ResourceState | undefined {
  const policy = policyOf(url, headers, at)
  if (!policy.storable() || headers['vary']?.trim() === '*') return undefined
  const { etag, 'last-modified': lastModified } = headers
  const freshMs = Math.min((policy.maxAge() - policy.age()) * 1_000, longestFreshMs)
  if (etag === undefined && lastModified === undefined && freshMs <= 0) return undefined
  return {
    url,
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { lastModified }),
    ...(freshMs > 0 && { freshUntil: new Date(at.getTime() + freshMs).toISOString() }),
  }
}

/**
 * RFC 9111 as http-cache-semantics reads it, for a cache that many share. Without guesses: where nothing is said of time,
 * nothing is fresh. Directives have no case, which the library expects of its caller.
 */
function policyOf(url: string, headers: Headers, at: Date): CachePolicy {
  // The library reads the clock here, and says so in its documentation of tests; its types leave it out.
  class PolicyAt extends CachePolicy {
    now(): number {
      return at.getTime()
    }
  }
  const asSaid = { ...headers, 'cache-control': headers['cache-control']?.toLowerCase() }
  const request = { url, method: 'GET', headers: {} }
  return new PolicyAt(
    request,
    { status: 200, headers: asSaid },
    { cacheHeuristic: 0, immutableMinTimeToLive: 0 },
  )
}

export function isFresh({ freshUntil }: ResourceState, now: Date): boolean {
  return freshUntil !== undefined && Date.parse(freshUntil) > now.getTime()
}

/**
 * Whether an answer to a request with this state's validators says that nothing has changed: 304, or the same strong
 * entity tag from a server that does not answer conditions.
 */
export function isUnchanged(
  state: ResourceState,
  { status, headers }: { readonly status: number; readonly headers: Headers },
): boolean {
  if (status === 304) return state.etag !== undefined || state.lastModified !== undefined
  return (
    status === 200 &&
    state.etag !== undefined &&
    !state.etag.startsWith('W/') &&
    headers['etag'] === state.etag
  )
}

/** The state after it was found unchanged: a 304 may prolong it (RFC 9111 §4.3.4). */
export function renewed(state: ResourceState, headers: Headers, at: Date): ResourceState {
  const { freshUntil: _past, ...validators } = state
  const freshUntil = stateOf(state.url, { etag: state.etag, ...headers }, at)?.freshUntil
  return { ...validators, ...(freshUntil !== undefined && { freshUntil }) }
}

/** What can be asked for again, of a request that a browser made. */
export interface SeenRequest {
  readonly url: string
  readonly isImage: boolean
  /** The browser's own question for the site's icon. */
  readonly isIcon: boolean
  /** The egress guard refused it: it never was part of the page. */
  readonly denied: boolean
  readonly state: ResourceState | null
}

/**
 * What a page in a browser rested on: its document, scripts, styles and data, and its pictures where they are seen.
 * Undefined if one of them can't be known again.
 */
export function stateOfPage(
  requests: readonly SeenRequest[],
  { pictures }: { readonly pictures: boolean },
): ResourceState[] | undefined {
  const parts = requests.filter(({ denied, isIcon, isImage }) => !denied && !isIcon && (pictures || !isImage))
  const states = parts.flatMap(({ state }) => state ?? [])
  return parts.length > 0 && states.length === parts.length ? states : undefined
}
