import type { Retry } from './job'

/** A job that its workers did not survive so often is not given to another one. */
export const mostLosses = 12

/** ms before the next try; undefined when there is none. @param failures so far, the last one too */
export function pauseAfter({ tries, pausesMs }: Retry, failures: number): number | undefined {
  if (failures >= tries) return undefined
  return pausesMs[Math.min(failures, pausesMs.length) - 1]
}
