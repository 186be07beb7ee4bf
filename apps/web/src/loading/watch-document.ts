import { ChunkLoadError, isChunkFailure } from './chunk-load-error'
import { documentExits } from './document-exits'
import { escalate, forgetFailuresOf } from './escalation'
import { isInHand } from './load-chunk'
import { loadingState } from './loading-state'

/** What the failures are counted under that no ladder has in hand. */
const OUTSIDE = 'document'
/** A document that has stood so long without such a failure has recovered, in ms. */
export const RECOVERED_AFTER_MS = 30_000

/**
 * Listens for parts that did not come and that nobody has in hand: Vite's own event, rejections that nobody
 * caught, and our script elements. @returns what ends the listening
 */
export function watchDocument(): () => void {
  const onPreloadError = ({ payload }: VitePreloadErrorEvent) => meet(payload)
  const onRejection = ({ reason }: PromiseRejectionEvent) => meet(reason)
  const onError = (event: ErrorEvent) => {
    if (isOwnScript(event.target)) void escalate(OUTSIDE)
    else meet(event.error)
  }
  // A document that comes back as it was left is still waiting for the reload that has already been.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && loadingState.read() !== 'quiet') documentExits.reload()
  }
  window.addEventListener('pageshow', onPageShow)
  window.addEventListener('vite:preloadError', onPreloadError)
  window.addEventListener('unhandledrejection', onRejection)
  // An element's error does not bubble; it is only seen on its way down.
  window.addEventListener('error', onError, true)
  const recovery = setTimeout(() => {
    if (loadingState.read() === 'quiet') forgetFailuresOf(OUTSIDE)
  }, RECOVERED_AFTER_MS)
  return () => {
    window.removeEventListener('pageshow', onPageShow)
    window.removeEventListener('vite:preloadError', onPreloadError)
    window.removeEventListener('unhandledrejection', onRejection)
    window.removeEventListener('error', onError, true)
    clearTimeout(recovery)
  }
}

/** The event comes before the ladder's own catch: whether one has the failure in hand is known a moment later. */
function meet(failure: unknown): void {
  if (!isChunkFailure(failure) || failure instanceof ChunkLoadError) return
  setTimeout(() => {
    if (!isInHand(failure)) void escalate(OUTSIDE)
  })
}

function isOwnScript(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLScriptElement) || !target.src) return false
  return new URL(target.src).origin === window.location.origin
}
