import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { writtenLanguage } from '../loading/hydration'
import { accessToken } from '../api/access-token'
import type { OpenedSession, User } from './user'

/** Token and user are each undefined (not checked yet), null (logged out, or it failed) or set (AUTH-11). */
export interface SessionState {
  readonly token: string | null | undefined
  readonly user: User | null | undefined
  /** The user has just come with the token, so the next verification would tell nothing new. */
  readonly isFresh: boolean
}

export interface WithSession {
  readonly session: SessionState
}

const loggedOut: SessionState = { token: null, user: null, isFresh: false }
const inQuestion: SessionState = { token: undefined, user: undefined, isFresh: false }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: inQuestion,
  reducers: {
    /** A token has come together with its user, by a login or a renewal. */
    opened: (_state, { payload }: PayloadAction<OpenedSession>) => ({ ...payload, isFresh: true }),
    /** The server has said whose token it is. */
    verified: (state, { payload }: PayloadAction<OpenedSession>) => ({ ...payload, isFresh: state.isFresh }),
    verificationSkipped: (state) => ({ ...state, isFresh: false }),
    /** Another tab has renewed the session of the same user. */
    renewedElsewhere: (state, { payload: token }: PayloadAction<string>) => ({ ...state, token }),
    /** There is a token, and nobody knows yet whose. */
    questioned: () => inQuestion,
    ended: () => loggedOut,
  },
})

export const { opened, verified, verificationSkipped, renewedElsewhere, questioned, ended } =
  sessionSlice.actions

/**
 * The state of a page that has just been loaded: without a stored token there is nothing to ask. A page that was written
 * at build was written for nobody in particular, and begins so.
 */
export const firstState = (): SessionState =>
  writtenLanguage() !== undefined || accessToken.read() === undefined ? loggedOut : inQuestion
