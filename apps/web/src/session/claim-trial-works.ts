import { newIdempotencyKey } from '../api/idempotency-key'
import type { Problem } from '../api/problem'
import { trialSession } from '../api/trial-session'
import { loadSessionApi } from './load-api'
import { oneAtATime } from './one-at-a-time'
import type { SessionThunk } from './use-session'

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
    if (!problem || problem.code === 'TRIAL_TOKEN_INVALID') trialSession.token.remove()
    else console.warn('the works of the trial could not be taken over yet', problem)
  })
}
