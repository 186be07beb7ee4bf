import type { Logger } from '@nestjs/common'
import { maxTries, retryPausesMs, Undeliverable, type EventMessage, type Subscription } from './event-message'

export type Delivery =
  | { readonly result: 'handled' }
  /** We were told to stop before it was handled or given up: it comes again. */
  | { readonly result: 'stopped' }
  | { readonly result: 'given up'; readonly reason: string; readonly tries: number }

/** Hands a message to its handler until that succeeds, at most `maxTries` times; once if it is `Undeliverable`. */
export async function deliver(
  { handle }: Subscription,
  message: EventMessage,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<Delivery> {
  for (let attempt = 1; ; attempt++) {
    try {
      await handle(message)
      return { result: 'handled' }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (attempt >= maxTries || error instanceof Undeliverable) {
        log.error(`${message.name} ${message.id} is parked after ${attempt} tries: ${reason}`)
        return { result: 'given up', reason, tries: attempt }
      }
      log.warn(`${message.name} ${message.id}: try ${attempt} failed: ${reason}`)
      await pause(retryPausesMs[attempt - 1] ?? 0, signal)
      if (signal.aborted) return { result: 'stopped' }
    }
  }
}

/** Ends early when the signal is given. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
