import { accessToken } from '../api/access-token'
import { opened } from './session.slice'
import type { SessionThunk } from './use-session'
import type { OpenedSession } from './user'

/** Opens the session here: keeps the token, says whose it is, and spares the next verification once (AUTH-11). */
export const logIn =
  (session: OpenedSession): SessionThunk<void> =>
  (dispatch) => {
    accessToken.write(session.token)
    dispatch(opened(session))
  }
