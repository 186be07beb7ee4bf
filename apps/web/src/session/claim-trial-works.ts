import { api } from '../api/api'
import { newIdempotencyKey } from '../api/idempotency-key'
import type { Problem } from '../api/problem'
import { trialSession } from '../api/trial-session'
import { loadSessionApi } from './load-api'
import { oneAtATime } from './one-at-a-time'
import type { SessionThunk } from './use-session'

/** The hand-over reaches the services by events: mostly within a second, after a restart within the last of these. */
const REREAD_AFTER_MS = [1_000, 3_000, 7_000, 15_000, 30_000, 60_000]

/**
 * What was sealed and searched in the free trial goes to the account that is logged in now, and the trial's token
 * is forgotten. The server takes the same token twice without harm, so a lost answer is made good at the next start.
 */
export const claimTrialWorks = (): SessionThunk<Promise<void>> => async (dispatch) => {
  if (trialSession.token.read() === undefined) return
  await oneAtATime(async () => {
    const trialToken = trialSession.token.read()
    if (trialToken === undefined) return
    const sessionApi = await dispatch(loadSessionApi())
    const call = { trialToken, idempotencyKey: newIdempotencyKey() }
    const { error } = await dispatch(sessionApi.endpoints.claimTrialWorks.initiate(call))
    const problem = error as Problem | undefined
    // An ended trial, or somebody else's, has nothing to hand over, now or later.
    if (problem && problem.code !== 'TRIAL_TOKEN_INVALID')
      return console.warn('the works of the trial could not be taken over yet', problem)
    trialSession.token.remove()
    if (!problem) for (const delay of REREAD_AFTER_MS) setTimeout(() => dispatch(rereadLists()), delay)
  })
}

/** Works and scans that are on a page now are read again; others when they are next asked for. */
const rereadLists = () => api.util.invalidateTags(['work', 'scan'])
