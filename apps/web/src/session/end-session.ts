import { accessToken } from '../api/access-token'
import { ended } from './session.slice'
import type { SessionThunk } from './use-session'

/**
 * Ends the session in this browser; other tabs hear of it by the storage (AUTH-11).
 * @param token the refused one: if another has taken its place meanwhile, that one's session goes on
 */
export const endSession =
  (token?: string): SessionThunk<void> =>
  (dispatch) => {
    const stored = accessToken.read()
    if (token !== undefined && stored !== undefined && stored !== token) return
    accessToken.remove()
    dispatch(ended())
  }
