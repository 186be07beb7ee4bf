import { accessToken } from '../api/access-token'
import { claimsOf } from './claims.rules'
import { ended, questioned, renewedElsewhere } from './session.slice'
import type { SessionStore } from './session-store'
import { verifySession } from './verify-session'

/** Follows logins, renewals and logouts of other tabs, which all write the same storage. @returns stops it */
export function followOtherTabs({ dispatch, getState }: SessionStore): () => void {
  function follow({ key }: StorageEvent) {
    // Without a key everything has been cleared.
    if (key !== null && key !== accessToken.key) return
    const token = accessToken.read()
    if (token === undefined) return void dispatch(ended())
    const { user, token: known } = getState().session
    if (token === known) return
    const claims = claimsOf(token)
    if (user && claims?.userId === user.id && claims.role === user.role) {
      return void dispatch(renewedElsewhere(token))
    }
    dispatch(questioned())
    void dispatch(verifySession())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
