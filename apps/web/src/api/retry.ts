import type { Problem } from './problem'

const PAUSE_MS = 300

/**
 * Whether a call that ended so is sent once more (AUTH-14): there was no answer, or the server failed. Only a call
 * that can be repeated without harm: it reads, or it bears the key by which the server knows it again.
 */
export function isWorthRetrying({ status }: Problem, method: string, headers: Headers): boolean {
  const failed =
    status === 'no-response' || status === 'timeout' || (typeof status === 'number' && status >= 500)
  return failed && (method === 'GET' || headers.has('Idempotency-Key'))
}

/** Gives a restarting service a moment; ends at once when nobody waits any more. */
export function pauseBeforeRetry(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(pause)
      signal.removeEventListener('abort', goOn)
      resolve()
    }
    const pause = setTimeout(goOn, PAUSE_MS)
    signal.addEventListener('abort', goOn)
    if (signal.aborted) goOn()
  })
}
