/** A mail that could not be delivered for so long says nothing that still matters. */
const keepTryingMs = 24 * 3_600_000
const firstPauseSeconds = 10
const longestPauseSeconds = 1_800

/**
 * Seconds until the next try: 10, 20, 40 … and never more than half an hour; undefined when it is time to give up.
 * @param tries made so far
 * @param ageMs since the mail was queued
 */
export function pauseAfter(tries: number, ageMs: number): number | undefined {
  if (ageMs >= keepTryingMs) return undefined
  return Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.max(0, tries - 1))
}
