import { accessToken } from '../api/access-token'
import { claimsOf, isExpired, type Claims } from './claims.rules'
import { serverNow } from './clock'
import { endSession } from './end-session'
import { loadSessionApi } from './load-api'
import { renewSession } from './renew-session'
import { ended, verificationSkipped, verified } from './session.slice'
import type { SessionThunk } from './use-session'

/**
 * Asks the server whose token is stored (AUTH-10, AUTH-11). A 401 or an expired token removes it; any other failure
 * clears the state and keeps the token, so that a server that was down costs nobody the login.
 */
export const verifySession = (): SessionThunk<Promise<void>> => async (dispatch, getState) => {
  if (getState().session.isFresh) return void dispatch(verificationSkipped())
  const token = accessToken.read()
  const claims = token === undefined ? undefined : claimsOf(token)
  if (token === undefined || !claims) return dispatch(endSession())
  try {
    if (isExpired(claims, serverNow())) await dispatch(reopen(token))
    else await dispatch(ask(token, claims))
  } catch (reason) {
    // The client's code could not be loaded: the network, as far as anybody can tell.
    console.warn('the login could not be verified', reason)
    dispatch(clear(token))
  }
}

/** One renewal is tried before a token counts as expired. */
const reopen =
  (token: string): SessionThunk<Promise<void>> =>
  async (dispatch) => {
    const problem = await dispatch(renewSession('expired'))
    if (problem) dispatch(clear(token))
    else if (accessToken.read() === token) dispatch(endSession(token))
  }

const ask =
  (token: string, { role, lacksSecondFactor }: Claims): SessionThunk<Promise<void>> =>
  async (dispatch) => {
    const sessionApi = await dispatch(loadSessionApi())
    const guard = role === 'admin' && !lacksSecondFactor ? 'admin' : 'member'
    const { data: user } = await dispatch(sessionApi.endpoints.verify.initiate(guard))
    // What is stored now has had its own answer, or waits for it.
    if (accessToken.read() !== token) return
    dispatch(user ? verified({ token, user }) : clear(token))
  }

/** Nobody is logged in as far as this page knows; the token stays, unless it was refused. */
const clear =
  (token: string): SessionThunk<void> =>
  (dispatch) => {
    if (accessToken.read() === token) dispatch(ended())
  }
