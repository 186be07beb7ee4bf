import { accessToken } from '../api/access-token'
import { renewSession } from './renew-session'
import type { SessionStore } from './session-store'
import { verifySession } from './verify-session'

/** Looking at a tab more often than this tells nothing new. */
const LEAST_MS = 60_000

/**
 * Looks after the session when somebody returns to the tab or the line is back: timers sleep with the device, and
 * a session whose verification failed for want of a server gets another chance. @returns stops it
 */
export function lookAfterReturn({ dispatch, getState }: SessionStore): () => void {
  let last = Date.now()

  async function look() {
    if (document.visibilityState !== 'visible' || accessToken.read() === undefined) return
    await dispatch(renewSession('due'))
    if (getState().session.user && Date.now() - last < LEAST_MS) return
    last = Date.now()
    await dispatch(verifySession())
  }

  const listen = () =>
    void look().catch((reason: unknown) => console.warn('the login could not be looked after', reason))
  document.addEventListener('visibilitychange', listen)
  window.addEventListener('online', listen)
  return () => {
    document.removeEventListener('visibilitychange', listen)
    window.removeEventListener('online', listen)
  }
}
