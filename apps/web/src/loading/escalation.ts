import { stored } from '../api/stored'
import { documentExits, serverAnswers } from './document-exits'
import { loadingState } from './loading-state'

/** Before the first reload of the global handler, in ms: long enough to read why. */
const RELOAD_AFTER_MS = 2_000
/** How often a silent server is asked whether it is back, in ms. */
export const ASK_AGAIN_MS = 10_000

/** What this tab remembers of failures beyond a document's end. */
interface Failures {
  /** The part that failed last; when it comes after all, everything is forgotten. */
  readonly what: string
  /** Whether a ladder has already ended in its forced reload. */
  readonly forced: boolean
  /** How often the global handler had to act. */
  readonly errors: number
}

const none: Failures = { what: '', forced: false, errors: 0 }

const failures = stored<Failures>({
  area: () => window.sessionStorage,
  key: 'chunkFailures',
  decode(written) {
    const { what, forced, errors } = written as Failures
    if (typeof what !== 'string' || typeof forced !== 'boolean' || !Number.isInteger(errors)) {
      throw new TypeError('not a record of failures')
    }
    return { what, forced, errors }
  },
})

/** @returns `false` where nothing can be remembered: then nothing reloads by itself, for it might never end */
function remember(now: Failures): boolean {
  failures.write(now)
  const kept = failures.read()
  return kept?.errors === now.errors && kept.forced === now.forced
}

/**
 * The ladder's last rung: one forced reload until the part has come, and after that the global handler's steps.
 * @returns whether the document ends at once; where it does not, the failure must be shown
 */
export async function forceReload(what: string): Promise<boolean> {
  if (!(await serverAnswers())) {
    waitForLine()
    return false
  }
  const before = failures.read() ?? none
  if (before.forced || !remember({ ...before, what, forced: true })) {
    await escalate(what)
    return false
  }
  loadingState.write('reloading')
  documentExits.reload()
  return true
}

/**
 * The global handler: reloads after 2 s, the next time clears the cache and reloads, the third time says that
 * it does not get better. Once it has decided, later failures in the same document change nothing.
 */
export async function escalate(what: string): Promise<void> {
  if (!(await serverAnswers())) return waitForLine()
  if (loadingState.isDecided()) return
  const before = failures.read() ?? none
  const errors = before.errors + 1
  if (errors > 2 || !remember({ ...before, what, errors })) return loadingState.write('persistent')
  loadingState.write('reloading')
  if (errors === 1) setTimeout(documentExits.reload, RELOAD_AFTER_MS)
  else await documentExits.clearCacheAndReload()
}

/** While nobody answers nothing is counted, and nothing reloads until somebody does. */
function waitForLine(): void {
  if (loadingState.isDecided() || loadingState.read() === 'waiting-for-line') return
  loadingState.write('waiting-for-line')
  const ask = async () => {
    // The line's return and the clock may ask at the same time.
    if (!(await serverAnswers()) || loadingState.isDecided()) return
    clearInterval(asking)
    window.removeEventListener('online', ask)
    loadingState.write('reloading')
    documentExits.reload()
  }
  const asking = setInterval(ask, ASK_AGAIN_MS)
  window.addEventListener('online', ask)
}

/** A part has come: if it is the one that had failed last, this tab starts from nothing. */
export function forgetFailuresOf(what: string): void {
  if (failures.read()?.what === what) failures.remove()
}
