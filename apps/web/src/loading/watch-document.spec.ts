import { missingChunk, standInDocument } from '../testing/document.double'
import { loadChunk } from './load-chunk'
import { loadingState } from './loading-state'
import { RECOVERED_AFTER_MS, watchDocument } from './watch-document'

const exits = standInDocument()
let end: () => void
beforeEach(() => (end = watchDocument()))
afterEach(() => end())

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

function preloadError(payload = missingChunk()) {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
}

function rejection(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

function scriptError(src: string) {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.src = src
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  script.remove()
}

/** The next document of the same tab. */
function reloaded() {
  end()
  exits.beginAnew()
  end = watchDocument()
}

describe.each([
  ['Vite’s event', () => preloadError()],
  ['a rejection that nobody caught', () => rejection(missingChunk())],
  ['a script element', () => scriptError('/assets/a.js')],
  [
    'an error that nobody caught',
    () => window.dispatchEvent(new ErrorEvent('error', { error: missingChunk() })),
  ],
])('SHELL-04: the global handler, told by %s', (_by, fail) => {
  it('reloads after 2 s, then clears the cache and reloads, then says that it does not get better', async () => {
    fail()
    await pass(1_999)
    expect([loadingState.read(), exits.reload.mock.calls.length]).toEqual(['reloading', 0])
    await pass(1)
    expect(exits.reload).toHaveBeenCalledTimes(1)

    reloaded()
    fail()
    await pass(0)
    expect(exits.clearCacheAndReload).toHaveBeenCalledTimes(1)

    reloaded()
    fail()
    await pass(60_000)
    expect(loadingState.read()).toBe('persistent')
    expect([exits.reload.mock.calls.length, exits.clearCacheAndReload.mock.calls.length]).toEqual([1, 1])
  })
})

it('SHELL-04: a document that has stood for 30 s has recovered', async () => {
  preloadError()
  await pass(2_000)
  reloaded()
  await pass(RECOVERED_AFTER_MS)
  preloadError()
  await pass(2_000)
  expect(exits.reload).toHaveBeenCalledTimes(2)
  expect(exits.clearCacheAndReload).not.toHaveBeenCalled()
})

it('SHELL-04: a part that a ladder has in hand is left to it', async () => {
  const load = async () => {
    const failure = missingChunk()
    preloadError(failure)
    throw failure
  }
  void loadChunk('route:/x', load)
  await pass(5_000)
  expect(loadingState.read()).toBe('retrying')
  expect(exits.reload).not.toHaveBeenCalled()
  await pass(1_000)
  expect(exits.reload).toHaveBeenCalledTimes(1)
  expect(JSON.parse(sessionStorage.getItem('chunkFailures') ?? '')).toMatchObject({ forced: true, errors: 0 })
})

it.each([
  ['a stranger’s script', () => scriptError('https://pixel.example/tag.js')],
  ['another rejection', () => rejection(new Error('no such moon'))],
  ['a rejection with nothing', () => rejection(undefined)],
  ['another error', () => window.dispatchEvent(new ErrorEvent('error', { error: new Error('no') }))],
])('%s is none of its business', async (_what, fail) => {
  fail()
  await pass(5_000)
  expect(loadingState.read()).toBe('quiet')
  expect(sessionStorage).toHaveLength(0)
})

it.each([
  [true, 1],
  [false, 0],
])(
  'a document out of the back-forward cache (%s) that was about to reload does so: %i',
  async (persisted, times) => {
    preloadError()
    await pass(0)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    expect(exits.reload).toHaveBeenCalledTimes(times)
  },
)
