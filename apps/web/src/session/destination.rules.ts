/** Part of a location, as a page that asks for a login hands it on in navigation state. */
export interface Asked {
  readonly pathname: string
  readonly search?: string | undefined
  readonly hash?: string | undefined
}

/** Never the way back: these would ask for a login again, or spend a token that is spent. */
const DOORS = /^\/(?:login|register|admin\/login|auth|forgot-password|reset-password)(?:[/?#]|$)/
/** Any address of a site that does not exist: only what stays there is a path of ours. */
const HERE = 'https://originseal.invalid'

/**
 * The asked path, if it lies on this site. What browsers read as another site (`//evil.example`,
 * `/\evil.example`, `https:…`, also behind tabs and line breaks) and the login pages themselves are none.
 */
export function sameSitePath(asked: Asked | undefined): string | undefined {
  if (!asked) return undefined
  const written = `${asked.pathname}${asked.search ?? ''}${asked.hash ?? ''}`
  const read = written.startsWith('/') && readHere(written)
  if (!read) return undefined
  const { origin, pathname, search, hash } = read
  // `/.//evil.example` stays here when it is read first, and leaves when its result is read again.
  if (origin !== HERE || pathname.startsWith('//') || DOORS.test(pathname)) return undefined
  return pathname + search + hash
}

/** As a browser would read it; `URL.canParse` is younger than browsers that are in use. */
function readHere(written: string): URL | undefined {
  try {
    return new URL(written, HERE)
  } catch {
    return undefined
  }
}

/** Where somebody goes who has just logged in: to what they asked for, else to their own first page. */
export function destinationOf(role: string, asked?: Asked): string {
  const path = sameSitePath(asked)
  if (role === 'admin') return path ?? '/admin/dashboard'
  return path === undefined || /^\/admin(?:[/?#]|$)/.test(path) ? '/dashboard' : path
}
