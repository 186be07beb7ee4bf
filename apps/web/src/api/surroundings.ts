import type { Problem } from './problem'

/** What the client and the session need from the app around them; the store hands it to every thunk. */
export interface Surroundings {
  /** Adds the client to the store. The first page does without it, so it is loaded when first needed. */
  readonly loadApi: () => Promise<void>
  /** Leads the browser to the login, unless the page's own guard does (AUTH-13, AUTH-14). */
  readonly goToLogin: () => void
  /** Renews a session whose token is about to expire; answers why the token is not good, if it is not. */
  readonly renewSession: () => Promise<Problem | undefined>
}
