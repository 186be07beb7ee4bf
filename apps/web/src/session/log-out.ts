import { accessToken } from '../api/access-token'
import type { Problem } from '../api/problem'
import { endSession } from './end-session'
import { loadSessionApi } from './load-api'
import type { SessionThunk } from './use-session'

/**
 * Ends the session here at once and then at the server. Here it ends whatever the server says: who leaves a
 * borrowed computer while the line is down must not stay logged in on its screen.
 */
export const logOut = (): SessionThunk<Promise<void>> => async (dispatch) => {
  const token = accessToken.read()
  dispatch(endSession())
  try {
    const sessionApi = await dispatch(loadSessionApi())
    await dispatch(sessionApi.endpoints.logout.initiate(token)).unwrap()
  } catch (reason) {
    console.warn('the server could not be told of the logout; its session ends by itself', reason)
  }
}

/**
 * Ends every session of this account, on all devices.
 * @returns what stood in the way; then nothing has ended, here neither
 */
export const logOutEverywhere = (): SessionThunk<Promise<Problem | undefined>> => async (dispatch) => {
  const sessionApi = await dispatch(loadSessionApi())
  const { error } = await dispatch(sessionApi.endpoints.logoutEverywhere.initiate())
  if (error) return error as Problem
  dispatch(endSession())
  return undefined
}
