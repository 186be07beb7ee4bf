import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks until the answer is true. @param {() => Promise<unknown>} probe a probe that throws has not answered yet
 * @returns {Promise<number>} ms that it took
 * @throws after `within` ms, with the last failure
 */
export async function until(probe, { what, within = 120_000, every = 200 }) {
  const began = Date.now()
  for (let failure; ;) {
    try {
      if (await probe()) return Date.now() - began
    } catch (error) {
      failure = error
    }
    if (Date.now() - began > within)
      throw new Error(
        `${what} did not come within ${within / 1000} s${failure ? `: ${failure.message}` : ''}`,
      )
    await pause(every)
  }
}

export const seconds = (count) => pause(count * 1_000)
