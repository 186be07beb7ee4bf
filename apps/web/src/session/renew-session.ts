import type { Problem } from '../api/problem'
import type { SessionThunk } from './use-session'

/** Renews a session whose token is about to expire; answers why the token is not good, if it is not. */
export const renewSession = (): SessionThunk<Promise<Problem | undefined>> => async () => undefined
