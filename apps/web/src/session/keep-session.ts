import { loadChunk } from '../loading/load-chunk'
import { followOtherTabs } from './follow-other-tabs'
import { forgetAnswers } from './forget-answers'
import { lookAfterReturn } from './look-after-return'
import { planRenewals } from './plan-renewals'
import { accessToken } from '../api/access-token'
import { trialToken } from '../api/trial-token'
import { ended, questioned } from './session.slice'
import { whenever, type SessionStore } from './session-store'
import { verifySession } from './verify-session'

/** After so long without a user nobody is logged in, as far as the pages are concerned (AUTH-11). */
const CHECK_MS = 2_000

/**
 * Keeps the session from the page's start to its end: verifies a stored token, renews it in time, and follows
 * what other tabs do.
 * @returns stops keeping it
 */
export function keepSession(store: SessionStore): () => void {
  // A page that was written at build begins as if nobody were logged in.
  if (store.getState().session.user === null && accessToken.read() !== undefined) store.dispatch(questioned())
  const stops = [
    endLongChecks(store),
    planRenewals(store),
    followOtherTabs(store),
    lookAfterReturn(store),
    whenever(
      store,
      ({ user }) => user?.id,
      (id, before) => {
        if (before !== undefined) forgetAnswers(store)
        if (id !== undefined && trialToken.read() !== undefined) void takeOverTrial(store)
      },
    ),
  ]
  if (store.getState().session.user === undefined) void store.dispatch(verifySession())
  return () => stops.forEach((stop) => stop())
}

/** A check that lasts ends as if it had failed; an answer that comes later still counts. */
function endLongChecks(store: SessionStore): () => void {
  let patience: ReturnType<typeof setTimeout> | undefined
  const stop = whenever(
    store,
    ({ user }) => user === undefined,
    (isChecking) => {
      clearTimeout(patience)
      if (isChecking) patience = setTimeout(() => store.dispatch(ended()), CHECK_MS)
    },
  )
  return () => {
    clearTimeout(patience)
    stop()
  }
}

/** Loaded when somebody with a trial is logged in: every other first page is spared what decodes one. */
async function takeOverTrial({ dispatch }: SessionStore): Promise<void> {
  try {
    const { claimTrialWorks } = await loadChunk('claim-trial-works', () => import('./claim-trial-works'))
    await dispatch(claimTrialWorks())
  } catch (reason) {
    console.warn('the works of the trial could not be taken over yet', reason)
  }
}
