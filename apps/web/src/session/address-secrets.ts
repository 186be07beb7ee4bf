/**
 * The first module of the page: it takes one-time tokens out of the address before anything else runs, so that
 * no other script, request, error report or history entry sees them. It therefore imports nothing. What it
 * took stays in memory and is handed out once.
 */

/** Pages whose query bears a secret: social sign-in and the links of mails. */
const SECRET_PAGES = ['/auth/oauth-success', '/auth/callback', '/reset-password', '/confirm-email']

let taken: { readonly pathname: string; readonly query: URLSearchParams } | undefined

/** Cleans the address that the browser shows, if it is one of a page above. Runs by itself once, at the load. */
export function cleanAddress(): void {
  const { pathname, search, hash } = window.location
  if (!SECRET_PAGES.includes(pathname.replace(/(?<=.)\/+$/, '')) || search + hash === '') return
  taken = { pathname, query: new URLSearchParams(search) }
  window.history.replaceState(window.history.state, '', pathname)
}

/** What the query of this page held; empty at the second call, and on a page that was reached otherwise. */
export function takeAddressSecrets(pathname: string): URLSearchParams {
  const query = taken?.pathname === pathname ? taken.query : new URLSearchParams()
  taken = undefined
  return query
}

cleanAddress()
