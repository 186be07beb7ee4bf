import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { ThunkExtra } from '../api/thunk-extra'
import type { SessionState, WithSession } from './session.slice'

export type SessionDispatch = ThunkDispatch<WithSession, ThunkExtra, UnknownAction>
export type SessionThunk<Result> = ThunkAction<Result, WithSession, ThunkExtra, UnknownAction>

/** Who is logged in, as far as is known: see `SessionState`. */
export const useSession = (): SessionState => useSelector(({ session }: WithSession) => session)

/** Dispatches what changes the session: `logIn(answer)`, `logOut()`, `logOutEverywhere()`. */
export const useSessionDispatch = useDispatch.withTypes<SessionDispatch>()
