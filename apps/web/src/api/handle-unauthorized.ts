import type { Bearer } from './bearer'
import type { Problem } from './problem'
import type { ThunkExtra } from './thunk-extra'
import { trialSession } from './trial-session'

/** One call, as far as it matters for what follows from its refusal. */
export interface SentCall {
  readonly address: string
  readonly sent: Bearer | undefined
  /** Its 401 speaks of what it sent along (a password, a one-time token), not of the stored token. */
  readonly provesItself?: boolean
}

/**
 * What follows when the gateway does not want to know the caller, or not so often (AUTH-14).
 *
 * 401: the refused token is removed and the browser goes to the login. Two callers stay where they are: whoever is
 * just logging in must read why that failed, and a trial visitor has no account to log in to. The visitor's token
 * is removed all the same; the trial's pages then lead back to its first step.
 * 429: is warned of; asking again at once would make it worse.
 */
export function handleUnauthorized(problem: Problem, call: SentCall, app: ThunkExtra): void {
  if (problem.status === 429) console.warn(`too many requests: ${call.address}`)
  if (problem.status !== 401 || call.provesItself) return
  if (call.sent?.holder === 'visitor') {
    if (trialSession.token.read() === call.sent.token) trialSession.token.remove()
    return
  }
  if (call.sent) app.endSession(call.sent.token)
  else if (call.address.startsWith('/api/protect/trial')) return
  app.goToLogin()
}
