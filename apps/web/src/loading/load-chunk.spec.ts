import { ChunkLoadError } from './chunk-load-error'
import { ASK_AGAIN_MS } from './escalation'
import { missingChunk, standInDocument } from '../testing/document.double'
import { loadChunk, LOAD_TIMEOUT_MS } from './load-chunk'
import { loadingState } from './loading-state'

const exits = standInDocument()

/** A part that fails the given number of times and then comes. */
function part(failures: number, failure: () => unknown = missingChunk) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw failure()
    return 'the part'
  })
  return load
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** Lets a part fail for good in one document; tells how it ended there. */
async function failIn(what = 'route:/x') {
  const end = loadChunk(what, part(Infinity)).catch((failure: unknown) => failure)
  await pass(6_000)
  return Promise.race([end, pass(0).then(() => 'left open')])
}

it('SHELL-04: asks for a part again after 1, 2 and 3 s, and says so meanwhile', async () => {
  const load = part(3)
  const loaded = loadChunk('route:/x', load)
  await pass(0)
  expect(loadingState.read()).toBe('retrying')
  const calls = []
  for (const ms of [999, 1, 1_999, 1, 2_999, 1]) {
    await pass(ms)
    calls.push(load.mock.calls.length)
  }
  expect(calls).toEqual([1, 2, 2, 3, 3, 4])
  await expect(loaded).resolves.toBe('the part')
  expect(loadingState.read()).toBe('quiet')
  expect(exits.reload).not.toHaveBeenCalled()
})

it('SHELL-04: asks for the failed file past the HTTP cache before each new try', async () => {
  const loaded = loadChunk('route:/x', part(2))
  await pass(3_000)
  await loaded
  expect(exits.server.asked).toEqual(Array(2).fill('http://localhost/assets/page-a1b2.js'))
  expect(jest.mocked(fetch).mock.calls.map(([, init]) => init?.cache)).toEqual(['reload', 'reload'])
})

it('SHELL-04: a try that takes longer than 120 s has failed', async () => {
  const load = jest
    .fn()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue('the part')
  const loaded = loadChunk('route:/x', load)
  await pass(LOAD_TIMEOUT_MS - 1)
  expect(loadingState.read()).toBe('quiet')
  await pass(1)
  expect(loadingState.read()).toBe('retrying')
  await pass(1_000)
  await expect(loaded).resolves.toBe('the part')
})

it('SHELL-04: after the last try the document is reloaded, and nothing more happens in this one', async () => {
  expect(await failIn()).toBe('left open')
  expect(exits.reload).toHaveBeenCalledTimes(1)
  expect(loadingState.read()).toBe('reloading')
})

it('SHELL-04: the whole ladder over four documents ends, and never reloads a fourth time', async () => {
  const steps = []
  for (const _document of [1, 2, 3, 4, 5, 6]) {
    exits.beginAnew()
    exits.reload.mockClear()
    exits.clearCacheAndReload.mockClear()
    const end = await failIn()
    const atOnce = exits.reload.mock.calls.length
    await pass(2_000)
    steps.push({
      shown: end instanceof ChunkLoadError,
      atOnce,
      afterTwoSeconds: exits.reload.mock.calls.length - atOnce,
      cleared: exits.clearCacheAndReload.mock.calls.length,
      state: loadingState.read(),
    })
  }
  const end = { shown: true, atOnce: 0, afterTwoSeconds: 0, cleared: 0, state: 'persistent' }
  expect(steps).toEqual([
    { shown: false, atOnce: 1, afterTwoSeconds: 0, cleared: 0, state: 'reloading' },
    { shown: true, atOnce: 0, afterTwoSeconds: 1, cleared: 0, state: 'reloading' },
    { shown: true, atOnce: 0, afterTwoSeconds: 0, cleared: 1, state: 'reloading' },
    end,
    end,
    end,
  ])
})

it('SHELL-04: the counters start from nothing once the part has come, but not when another one has', async () => {
  await failIn()
  exits.beginAnew()
  await loadChunk('route:/y', part(0))
  expect(sessionStorage.getItem('chunkFailures')).not.toBeNull()
  await loadChunk('route:/x', part(0))
  expect(sessionStorage.getItem('chunkFailures')).toBeNull()
})

it('SHELL-04: several parts that fail at once are one failure', async () => {
  await failIn()
  exits.beginAnew()
  await Promise.all([failIn('route:/x'), failIn('texts:shell:ja'), failIn('route:/y')])
  expect(JSON.parse(sessionStorage.getItem('chunkFailures') ?? '')).toMatchObject({ errors: 1 })
})

it('SHELL-04: without a line nothing reloads and nothing is counted until it is back', async () => {
  exits.server.isThere = false
  expect(await failIn()).toBeInstanceOf(ChunkLoadError)
  expect(loadingState.read()).toBe('waiting-for-line')
  await pass(60_000)
  expect(exits.reload).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('chunkFailures')).toBeNull()
  exits.server.isThere = true
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  await pass(ASK_AGAIN_MS)
  expect(exits.reload).toHaveBeenCalledTimes(1)
})

it('SHELL-04: where the tab can remember nothing, nothing reloads by itself', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await failIn()).toBeInstanceOf(ChunkLoadError)
  expect(exits.reload).not.toHaveBeenCalled()
  expect(loadingState.read()).toBe('persistent')
  expect(log).toHaveBeenCalled()
})

it('a fault inside the part is not asked for again', async () => {
  const load = part(1, () => new ReferenceError('x is not defined'))
  await expect(loadChunk('route:/x', load)).rejects.toThrow(ReferenceError)
  expect(load).toHaveBeenCalledTimes(1)
})

it('a part inside a part climbs the ladder once', async () => {
  exits.server.isThere = false
  const inner = part(Infinity)
  const outer = loadChunk('route:/x', () => loadChunk('texts:x', inner)).catch((failure: unknown) => failure)
  await pass(60_000)
  expect(await outer).toMatchObject({ what: 'texts:x' })
  expect(inner).toHaveBeenCalledTimes(4)
})
