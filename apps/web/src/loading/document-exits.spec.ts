import { clearCache, documentExits, serverAnswers } from './document-exits'

afterEach(() => jest.restoreAllMocks())

const answering = () => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())

it('SHELL-04: clearing the cache empties what the browser keeps of the program, and nothing else', async () => {
  const asked = answering()
  const stores = new Set(['pages', 'pictures'])
  const unregister = jest.fn(async () => true)
  Object.assign(window, {
    caches: { keys: async () => [...stores], delete: async (name: string) => stores.delete(name) },
  })
  Object.assign(navigator, { serviceWorker: { getRegistrations: async () => [{ unregister }] } })
  const seen = [
    '/assets/a.js',
    '/assets/a.js',
    '/assets/b.css',
    '/api/account',
    'https://pixel.example/assets/tag.js',
  ]
  Object.assign(performance, {
    getEntriesByType: () => seen.map((name) => ({ name: new URL(name, window.location.href).href })),
  })
  localStorage.setItem('language', 'ja')

  await clearCache()

  expect([...stores]).toEqual([])
  expect(unregister).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual(
    ['/', '/assets/a.js', '/assets/b.css'].map((path) => [`http://localhost${path}`, 'reload']),
  )
  expect(localStorage.getItem('language')).toBe('ja')
})

it('SHELL-04: a cache that cannot be cleared whole does not stand in the way of the reload', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no line'))
  const reload = jest.spyOn(documentExits, 'reload').mockImplementation()
  await documentExits.clearCacheAndReload()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalled()
})

it('back is one step back, drawn by a new document; without a step back it is the home page', () => {
  const [reload, home, step] = [
    jest.spyOn(documentExits, 'reload').mockImplementation(),
    jest.spyOn(documentExits, 'home').mockImplementation(),
    jest.spyOn(window.history, 'back').mockImplementation(),
  ]
  documentExits.back()
  expect([home.mock.calls.length, step.mock.calls.length]).toEqual([1, 0])

  window.history.pushState({}, '', '/verify')
  documentExits.back()
  expect([step.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['any answer is one', true, async () => new Response(null, { status: 503 }), true],
  ['no answer is none', true, () => Promise.reject(new TypeError('no line')), false],
  ['a browser that knows itself offline need not ask', false, async () => new Response(), false],
])('serverAnswers: %s', async (_what, onLine, answer, expected) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  expect(await serverAnswers()).toBe(expected)
  expect(asked).toHaveBeenCalledTimes(onLine ? 1 : 0)
})
