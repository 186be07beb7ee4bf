import { loadChunk } from '../loading/load-chunk'
import type { SessionThunk } from './use-session'

/** Has the client of the gateway added to the store; always the same promise. */
export const loadApi =
  (): SessionThunk<Promise<void>> =>
  (_dispatch, _state, { loadApi: load }) =>
    load()

/** The session's calls, loaded with the client when they are first needed. */
export const loadSessionApi =
  (): SessionThunk<Promise<typeof import('./session.api').sessionApi>> => async (dispatch) => {
    const [{ sessionApi }] = await Promise.all([
      loadChunk('session-api', () => import('./session.api')),
      dispatch(loadApi()),
    ])
    return sessionApi
  }
