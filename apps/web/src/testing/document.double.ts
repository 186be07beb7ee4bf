import { documentExits } from '../loading/document-exits'
import { loadingState } from '../loading/loading-state'

/**
 * Stands in for what jsdom cannot do, leave a document, and for the server that is asked whether it is there.
 * `beginAnew` is what a reload leaves: session storage stays, everything else is as at the start.
 */
export function standInDocument() {
  const server = { isThere: true, asked: [] as string[] }
  const exits = { reload: jest.fn(), clearCacheAndReload: jest.fn(async () => undefined), home: jest.fn() }
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
    sessionStorage.clear()
    loadingState.reset()
    server.isThere = true
    server.asked = []
    for (const [name, stand] of Object.entries(exits)) {
      stand.mockClear()
      jest.spyOn(documentExits, name as keyof typeof exits).mockImplementation(stand as never)
    }
    jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      server.asked.push(String(url))
      return server.isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no line'))
    })
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })
  return { ...exits, server, beginAnew: () => loadingState.reset() }
}

/** What Chromium throws when the file of an `import()` does not come. */
export const missingChunk = (file = 'page-a1b2.js') =>
  new TypeError(`Failed to fetch dynamically imported module: http://localhost/assets/${file}`)
