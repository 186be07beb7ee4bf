import { accessToken } from '../api/access-token'
import { setClockBy } from './clock'
import { opened } from './session.slice'
import type { SessionThunk } from './use-session'
import type { OpenedSession } from './user'

/**
 * Opens the session here, or goes on with a renewed one: keeps the token, says whose it is, and spares the next
 * verification once (AUTH-11).
 */
export const logIn =
  ({ token, user }: OpenedSession): SessionThunk<void> =>
  (dispatch) => {
    accessToken.write(token)
    setClockBy(token)
    dispatch(opened({ token, user }))
  }
