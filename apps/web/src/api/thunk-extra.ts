import type { Problem } from './problem'

/** What the client and the session need from the app around them; the store hands it to every thunk. */
export interface ThunkExtra {
  /** Adds the client to the store. The first page does without it, so it is loaded when first needed. */
  readonly loadApi: () => Promise<void>
  /** Leads the browser to the login, unless the page's own guard does (AUTH-13, AUTH-14). */
  readonly goToLogin: () => void
  /**
   * Renews a session whose token has expired, before a call is sent with it. Answers what stood in the way; when the
   * session turns out to be over, the call goes out as a stranger's.
   */
  readonly renewSession: () => Promise<Problem | undefined>
  /** Ends the session in this browser, if this token is still its token. */
  readonly endSession: (token: string) => void
}
