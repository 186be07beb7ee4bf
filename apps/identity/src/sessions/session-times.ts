const minute = 60_000
const day = 24 * 60 * minute

/** How long things of a session last, in ms. */
export interface SessionTimes {
  readonly accessMs: number
  /** A session that is not refreshed for so long is over… */
  readonly idleMs: number
  /** …and no session is older than this. */
  readonly longestMs: number
  /** A replaced refresh token is answered with its successor for so long: answers get lost, tabs ask together. */
  readonly graceMs: number
}

export const SESSION_TIMES = Symbol('how long things of a session last')

export const sessionTimes = (config: { accessTokenMinutes: number }): SessionTimes => ({
  accessMs: config.accessTokenMinutes * minute,
  idleMs: 30 * day,
  longestMs: 90 * day,
  graceMs: 30_000,
})
