import { setTimeout as pause } from 'node:timers/promises'

export interface Patience {
  /** The awaited state in words, for the failure: 'the scan to be completed'. The probe's text unless given. */
  what?: string
  /** How long to wait, ms; 10 s unless given. Multiplied by ORIGINSEAL_PATIENCE where that is set. */
  within?: number
  /** The time itself is what a test tests: it is not multiplied. */
  strict?: boolean
  /** How often to look, ms; 50 unless given. */
  every?: number
}

/** How many times longer than they say waits may last: more than 1 for tests, whose machine may have other work. */
export const PATIENCE = 'ORIGINSEAL_PATIENCE'

/** The time was over before the probe held; `cause` is what the probe last threw, if it threw. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout'
}

function shown(value: unknown): string {
  if (value instanceof Error) return value.message
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
}

/**
 * Waits until `probe` answers with something truthy, and returns that. A probe that throws has not held yet.
 * @throws WaitTimeout with what was last seen
 */
export async function until<T>(
  probe: () => T | Promise<T>,
  { what = String(probe), within: told = 10_000, strict = false, every = 50 }: Patience = {},
): Promise<NonNullable<T>> {
  const within = strict ? told : told * Number(process.env[PATIENCE] ?? 1)
  const end = Date.now() + within
  for (;;) {
    let seen: unknown
    try {
      seen = await probe()
      if (seen) return seen as NonNullable<T>
    } catch (thrown) {
      seen = thrown
    }
    if (Date.now() + every > end) {
      const message = `Waited ${within / 1000} s for ${what}; last seen: ${shown(seen)}`
      throw new WaitTimeout(message, { cause: seen instanceof Error ? seen : undefined })
    }
    await pause(every)
  }
}
