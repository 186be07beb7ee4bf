import { addressIn, ChunkLoadError, ChunkTimeoutError, isChunkFailure } from './chunk-load-error'
import { forceReload, forgetFailuresOf } from './escalation'
import { loadingState } from './loading-state'
import { partOnHand } from './parts-on-hand'

/** How long to wait before the second, third and fourth try, in ms (SHELL-04). */
const RETRY_AFTER_MS = [1_000, 2_000, 3_000] as const
/** A try that takes longer has failed, in ms. */
export const LOAD_TIMEOUT_MS = 120_000

/** Failures that somebody here has in hand; the global handler, which hears of each, leaves them alone. */
const inHand = new WeakSet<object>()
export const isInHand = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && inHand.has(failure)

/** Ladders that wait for their next try now. */
let retrying = 0

/**
 * Loads a part of the program: tries again after 1, 2 and 3 s, then reloads the document once, and after that
 * leaves it to the global handler. A fault inside the part is thrown at once, for trying again would not help.
 * @param what a name that stays the same from build to build
 * @throws ChunkLoadError when the part does not come and the document stays
 */
export async function loadChunk<Part>(what: string, load: () => Promise<Part>): Promise<Part> {
  const here = partOnHand<Part>(what)
  if (here !== undefined) return here
  for (const pause of [...RETRY_AFTER_MS, undefined]) {
    try {
      const part = await inTime(what, load)
      forgetFailuresOf(what)
      return part
    } catch (failure) {
      // What already comes from a ladder, one of texts inside one of a page, has had its tries.
      if (!isChunkFailure(failure) || failure instanceof ChunkLoadError) throw failure
      inHand.add(failure as Error)
      if (pause === undefined) return giveUp(what, failure)
      await pauseBeforeNextTry(pause, failure)
    }
  }
  throw new Error('unreachable: the last pause of the ladder is undefined')
}

/** After a forced reload nothing more is to happen in this document, so the promise stays open. */
async function giveUp(what: string, failure: unknown): Promise<never> {
  if (await forceReload(what)) return new Promise<never>(() => undefined)
  throw new ChunkLoadError(what, failure)
}

async function pauseBeforeNextTry(ms: number, failure: unknown): Promise<void> {
  retrying += 1
  loadingState.write('retrying')
  await new Promise((resolve) => setTimeout(resolve, ms))
  await forgetCachedAnswer(failure)
  retrying -= 1
  if (retrying === 0) loadingState.write('quiet')
}

/**
 * A failed `import()` leaves no trace in the module map of current browsers (seen in Chromium 156: the next
 * import of the same address asks again, and so do its failed dependencies), but a bad answer may lie in the
 * HTTP cache. Asking past the cache replaces it. Another address (`?again=1`) would get round an old browser's
 * module map too, at the price of the same module running twice; there the forced reload does it instead.
 */
async function forgetCachedAnswer(failure: unknown): Promise<void> {
  const address = addressIn(failure)
  if (!address?.startsWith(window.location.origin)) return
  try {
    await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(1_000) })
  } catch {
    // Not reachable yet; the try that follows finds out for itself.
  }
}

/**
 * Asks for a part before it is needed, once and without a word: a part that does not come is left to the ladder of
 * whoever needs it, and a fault inside it is thrown again there, since a module's outcome is kept.
 */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch (failure) {
    if (isChunkFailure(failure)) inHand.add(failure as Error)
  }
}

async function inTime<Part>(what: string, load: () => Promise<Part>): Promise<Part> {
  let clock: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    clock = setTimeout(
      () => reject(new ChunkTimeoutError(`${what} took longer than ${LOAD_TIMEOUT_MS / 1000} s`)),
      LOAD_TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([load(), tooLate])
  } finally {
    clearTimeout(clock)
  }
}
