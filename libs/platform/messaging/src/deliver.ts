import type { Logger } from '@nestjs/common'
import {
  maxTries,
  retryPausesMs,
  unablePauseMs,
  Undeliverable,
  type EventMessage,
  type Subscription,
} from './event-message'

export type Delivery =
  | { readonly result: 'handled' }
  /** We were told to stop before it was handled or given up: it comes again. */
  | { readonly result: 'stopped' }
  | { readonly result: 'given up'; readonly reason: string; readonly tries: number }

/** Hands a message to its handler until that succeeds, at most `maxTries` times; once if it is `Undeliverable`. */
export async function deliver(
  subscription: Subscription,
  message: EventMessage,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<Delivery> {
  const what = `${message.name} ${message.id}`
  for (let attempt = 1; ;) {
    try {
      await subscription.handle(message)
      return { result: 'handled' }
    } catch (error) {
      const reason = reasonOf(error)
      const unable = error instanceof Undeliverable ? undefined : await whyUnable(subscription)
      if (unable !== undefined) {
        log.warn(`${what} waits, as nothing can be handled: ${unable}`)
        await pause(unablePauseMs, signal)
      } else if (attempt >= maxTries || error instanceof Undeliverable) {
        log.error(`${what} is parked after ${attempt} tries: ${reason}`)
        return { result: 'given up', reason, tries: attempt }
      } else {
        log.warn(`${what}: try ${attempt} failed: ${reason}`)
        await pause(retryPausesMs[attempt - 1] ?? 0, signal)
        attempt += 1
      }
      if (signal.aborted) return { result: 'stopped' }
    }
  }
}

/** Undefined if messages can be handled: then a failure is the message's own. */
async function whyUnable({ able }: Subscription): Promise<string | undefined> {
  try {
    await able?.()
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Ends early when the signal is given. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
