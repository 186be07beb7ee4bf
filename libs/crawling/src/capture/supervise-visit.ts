import { CaptureError } from './capture-error'
import type { ChromiumProcess } from './chromium-process'

export interface VisitWatch {
  /** Never resolves. Rejects with {@link CaptureError} `timeout`, `memory` or `browser-failed`. */
  readonly failed: Promise<never>
  /** Ends the watch and says whether it failed. */
  readonly stop: () => boolean
}

const lookEveryMs = 100

/**
 * Watches a browser during one visit and kills it at once when the visit takes too long, or when the browser comes to
 * hold `maxMemoryBytes` more than it did before (at rest Chromium holds some 300 MB, its headless shell 75).
 */
export function superviseVisit(
  browser: ChromiumProcess,
  timeoutMs: number,
  maxMemoryBytes: number,
): VisitWatch {
  let hasFailed = false
  const before = browser.memory
  let stop: () => boolean = () => hasFailed
  const failed = new Promise<never>((_resolve, reject) => {
    const fail = (error: CaptureError): void => {
      hasFailed = true
      stop()
      browser.kill()
      reject(error)
    }
    const deadline = setTimeout(() => fail(new CaptureError('timeout')), timeoutMs)
    const look = setInterval(() => {
      if (browser.memory - before > maxMemoryBytes) fail(new CaptureError('memory'))
    }, lookEveryMs)
    stop = () => {
      clearTimeout(deadline)
      clearInterval(look)
      return hasFailed
    }
    void browser.ended.then(() => fail(new CaptureError('browser-failed', 'ENDED')))
  })
  // The visit may be over, and nobody listening, when the browser ends later.
  failed.catch(() => undefined)
  return { failed, stop: () => stop() }
}
