import { accessToken } from '../api/access-token'
import type { Problem } from '../api/problem'
import { claimsOf, isExpired, renewalTime } from './claims.rules'
import { serverNow } from './clock'
import { endSession } from './end-session'
import { loadSessionApi } from './load-api'
import { logIn } from './log-in'
import { oneAtATime } from './one-at-a-time'
import type { SessionThunk } from './use-session'

function isTime(token: string, when: 'due' | 'expired' | 'now'): boolean {
  const claims = claimsOf(token)
  if (!claims) return false
  if (when === 'now') return true
  return when === 'expired' ? isExpired(claims, serverNow()) : renewalTime(claims) <= serverNow()
}

/**
 * Renews the session if its token is due (soon to expire) or expired, or now: what the account may do has changed. Tabs take turns, and whoever comes second finds
 * the work done. If the server knows no such session any more, it ends here.
 * @returns what stood in the way: no answer, or a server that fails; the token is kept for a later try
 */
export const renewSession =
  (when: 'due' | 'expired' | 'now'): SessionThunk<Promise<Problem | undefined>> =>
  async (dispatch) => {
    const token = accessToken.read()
    if (token === undefined || !isTime(token, when)) return undefined
    return oneAtATime(() => dispatch(renew(token)))
  }

const renew =
  (token: string): SessionThunk<Promise<Problem | undefined>> =>
  async (dispatch) => {
    const isStillThis = () => accessToken.read() === token
    if (!isStillThis()) return undefined
    const sessionApi = await dispatch(loadSessionApi())
    const { data, error } = await dispatch(sessionApi.endpoints.refresh.initiate())
    // Somebody may have logged out meanwhile: an answer that comes late must not log them in again.
    if (data && isStillThis()) dispatch(logIn(data))
    const problem = error as Problem | undefined
    if (problem?.status !== 401) return problem
    dispatch(endSession(token))
    return undefined
  }
