import { claimsOf, renewalTime } from './claims.rules'
import { serverNow } from './clock'
import { renewSession } from './renew-session'
import { whenever, type SessionStore } from './session-store'

/** Between two tries, also when every fresh token seemed to be due at once. */
const LEAST_MS = 30_000
/** Longer times overflow the browser's timers (2³¹ ms) and would fire at once. */
const MOST_MS = 24 * 60 * 60 * 1_000

/** Renews each token before it expires. @returns stops it */
export function planRenewals(store: SessionStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function plan(token: string | null | undefined, least: number) {
    clearTimeout(timer)
    const claims = token ? claimsOf(token) : undefined
    if (!claims) return
    const wait = Math.min(Math.max(renewalTime(claims) - serverNow(), least), MOST_MS)
    timer = setTimeout(() => void renew(), wait)
  }

  async function renew() {
    const { token } = store.getState().session
    await store.dispatch(renewSession('due')).catch((reason: unknown) => {
      console.warn('the login could not be renewed yet', reason)
    })
    // A new token has been planned for by the change; the same one means another try.
    if (store.getState().session.token === token) plan(token, LEAST_MS)
  }

  const stop = whenever(
    store,
    ({ token }) => token,
    (token, before) => plan(token, before ? LEAST_MS : 0),
  )
  return () => {
    clearTimeout(timer)
    stop()
  }
}
