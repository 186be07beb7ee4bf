/**
 * The first module of the page: it takes one-time tokens out of the address before anything else runs, so that
 * no other script, request, error report or history entry sees them. It therefore imports nothing. What it
 * took stays in memory and is handed out once.
 */

/** Pages whose query bears a secret: social sign-in and the links of mails. */
const SECRET_PAGES = new Set([
  '/auth/oauth-success',
  '/auth/callback',
  '/reset-password',
  '/confirm-email',
  '/unsubscribe',
  '/order-link',
])

let taken: { readonly page: string; readonly query: URLSearchParams } | undefined

/** Cleans the address that the browser shows, if it is one of a page above. Runs by itself once, at the load. */
export function cleanAddress(): void {
  const { pathname, search, hash } = window.location
  const page = `/${pathname.split('/').filter(Boolean).join('/')}`
  if (!SECRET_PAGES.has(page) || search + hash === '') return
  taken = { page, query: new URLSearchParams(search) }
  window.history.replaceState(window.history.state, '', pathname)
}

/** What the query of this page held; empty at the second call, and on a page that was reached otherwise. */
export function takeAddressSecrets(page: string): URLSearchParams {
  const query = taken?.page === page ? taken.query : new URLSearchParams()
  taken = undefined
  return query
}

// The build reads the table of routes outside of a browser.
if (typeof window !== 'undefined') cleanAddress()
