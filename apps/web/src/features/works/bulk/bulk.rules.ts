import type { Problem } from '../../../api/problem'

/** Too much at once: another moment will do, and nothing is wrong with the file. */
export const isBusy = ({ status, code }: Problem): boolean => status === 429 || code === 'UPLOADS_BUSY'

/** No other file of the batch would fare better: the whole batch stops. */
export const stopsBatch = ({ status, code }: Problem): boolean =>
  code === 'QUOTA_EXHAUSTED' || code === 'STORAGE_FULL' || code === 'TRIAL_QUOTA_REACHED' || status === 401

const waitsMs = [5_000, 10_000, 20_000, 30_000] as const
const mostTries = 12

/**
 * Sends as often as the server is busy, with longer and longer pauses, so that a batch leaves room for others.
 * @returns the first answer that is another one, or the last after twelve tries
 */
export async function sendPatiently<Answer extends { readonly error?: unknown }>(
  send: () => Promise<Answer>,
  problemOf: (answer: Answer) => Problem | undefined,
  pause: (ms: number) => Promise<void>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send()
    const problem = problemOf(answer)
    if (!problem || !isBusy(problem) || tries >= mostTries) return answer
    await pause(waitsMs[Math.min(tries, waitsMs.length) - 1] as number)
  }
}
