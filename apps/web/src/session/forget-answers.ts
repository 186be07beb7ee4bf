import { loadSessionApi } from './load-api'
import type { SessionStore } from './session-store'

/**
 * Forgets what the gateway answered to somebody who has left, so that the next one at this screen does not see it.
 * A moment later, when that person's pages are gone: they would at once ask for it again.
 */
export function forgetAnswers({ dispatch }: SessionStore): void {
  setTimeout(() => {
    void dispatch(loadSessionApi()).then(({ util }) => dispatch(util.resetApiState()))
  })
}
