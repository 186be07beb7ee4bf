/** A part of the program that could not be loaded, after every try of the ladder. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  /** @param what the part's name, as its caller gave it to `loadChunk` */
  constructor(
    readonly what: string,
    cause: unknown,
  ) {
    super(`${what} could not be loaded`, { cause })
  }
}

/** One try that took longer than the limit. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError'
}

/** What the browsers say about an `import()` whose file did not come, and Vite about a style that did not. */
const SAID_BY_BROWSERS = [
  'Failed to fetch dynamically imported module', // Chromium
  'error loading dynamically imported module', // Firefox
  'Importing a module script failed', // WebKit
  'is not a valid JavaScript MIME type', // WebKit, given a page instead of a script
  'Unable to preload CSS', // Vite
]

/** Whether something thrown says that a file of the program did not come, and not that the program is wrong. */
export function isChunkFailure(thrown: unknown): boolean {
  if (thrown instanceof ChunkLoadError || thrown instanceof ChunkTimeoutError) return true
  return thrown instanceof Error && SAID_BY_BROWSERS.some((words) => thrown.message.includes(words))
}

/** The address that a failure names, if it names one (WebKit does not). */
export function addressIn(thrown: unknown): string | undefined {
  return thrown instanceof Error ? /https?:\/\/\S+/.exec(thrown.message)?.[0] : undefined
}
