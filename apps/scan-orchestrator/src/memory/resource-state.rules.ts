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
  const cacheControl = headers['cache-control'] ?? ''
  if (/\bno-store\b/i.test(cacheControl) || headers['vary']?.trim() === '*') return undefined
  const { etag, 'last-modified': lastModified } = headers
  const freshMs = freshFor(cacheControl, headers['age'])
  if (etag === undefined && lastModified === undefined && freshMs <= 0) return undefined
  return {
    url,
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { lastModified }),
    ...(freshMs > 0 && { freshUntil: new Date(at.getTime() + freshMs).toISOString() }),
  }
}

/** `s-maxage` is for caches that many share, which this one is. No guesses where nothing is said. */
function freshFor(cacheControl: string, age: string | undefined): number {
  if (/\bno-cache\b/i.test(cacheControl)) return 0
  const seconds =
    /\bs-maxage\s*=\s*"?(\d+)/i.exec(cacheControl)?.[1] ?? /\bmax-age\s*=\s*"?(\d+)/i.exec(cacheControl)?.[1]
  return seconds === undefined ? 0 : Math.min((Number(seconds) - (Number(age) || 0)) * 1_000, longestFreshMs)
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
