/** What is known of a refresh token that somebody shows. */
export interface ShownToken {
  readonly expiresAt: Date
  /** When its successor was given out; null while it is the session's newest. */
  readonly replacedAt: Date | null
}

/**
 * - `rotate`: the newest one, in time: its successor is given out.
 * - `repeat`: replaced just now: an answer was lost, or several asked at once. The same successor is told again.
 * - `reused`: replaced long ago: two have it, and one of them is a thief. The session ends for both.
 * - `expired`: nobody came in time. The session is over.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reused' | 'expired'

/** @param graceMs how long after its replacement a token is only repeated */
export function judgeRefresh(
  token: ShownToken,
  { endsAt, now, graceMs }: { readonly endsAt: Date; readonly now: Date; readonly graceMs: number },
): RefreshVerdict {
  if (token.replacedAt !== null && now.getTime() - token.replacedAt.getTime() > graceMs) return 'reused'
  if (now >= endsAt) return 'expired'
  if (token.replacedAt !== null) return 'repeat'
  return now >= token.expiresAt ? 'expired' : 'rotate'
}

/** A session slides by `idleMs` with each refresh, up to its end. */
export function slidingEnd({ endsAt, now, idleMs }: { endsAt: Date; now: Date; idleMs: number }): Date {
  return new Date(Math.min(now.getTime() + idleMs, endsAt.getTime()))
}
