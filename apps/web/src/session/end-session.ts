import { accessToken } from '../api/access-token'
import { ended } from './session.slice'
import type { SessionThunk } from './use-session'

/** Ends the session in this browser; other tabs hear of it by the storage (AUTH-11). */
export const endSession = (): SessionThunk<void> => (dispatch) => {
  accessToken.remove()
  dispatch(ended())
}
