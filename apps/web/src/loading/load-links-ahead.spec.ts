import { fireEvent } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { missingChunk, standInDocument } from '../testing/document.double'
import { lazyPage } from './lazy-page'
import { lazyRoutes } from './lazy-routes'
import { IDLE_AFTER_MS, loadLinksAhead } from './load-links-ahead'
import { loadingState } from './loading-state'
import { watchDocument } from './watch-document'

standInDocument()
Object.assign(performance, { mark: () => undefined })

const load = { layout: jest.fn(), prices: jest.fn(), laws: jest.fn() }
let moves: ((state: { navigation: { state: string } }) => void) | undefined
let end: () => void

beforeEach(() => {
  for (const each of Object.values(load)) each.mockReset().mockResolvedValue({})
  document.body.innerHTML = `
    <header><a href="/laws/7">header</a></header>
    <main><a href="/prices"><b>prices</b></a><a href="https://elsewhere.example/prices">elsewhere</a></main>`
  end = begin()
})
afterEach(() => end())

function begin() {
  const routes: RouteObject[] = lazyRoutes([
    {
      lazy: lazyPage(load.layout),
      children: [
        { path: 'prices', lazy: lazyPage(load.prices) },
        { path: 'laws/:id', lazy: lazyPage(load.laws) },
      ],
    },
  ])
  return loadLinksAhead(routes, {
    subscribe: (listener) => {
      moves = listener as typeof moves
      return () => (moves = undefined)
    },
  })
}

const at = (selector: string) => document.querySelector(selector) as Element
const calls = () => [load.layout, load.prices, load.laws].map((each) => each.mock.calls.length)

it.each([
  ['pointed at', 'pointerOver', 'main b'],
  ['touched', 'touchStart', 'main b'],
  ['focused', 'focusIn', 'main a'],
] as const)('fetches the page of a link that is %s, with what is around it, once', (_, event, selector) => {
  fireEvent[event](at(selector))
  fireEvent[event](at(selector))
  expect(calls()).toEqual([1, 1, 0])
})

it('leaves other sites alone', () => {
  fireEvent.pointerOver(at('a[href^="https"]'))
  expect(calls()).toEqual([0, 0, 0])
})

it('fetches the pages of links in view when the page has stood a while, and not those of the header', async () => {
  Object.assign(at('main a'), { getBoundingClientRect: () => ({ top: 10, bottom: 30 }) })
  await jest.advanceTimersByTimeAsync(IDLE_AFTER_MS - 1)
  moves?.({ navigation: { state: 'idle' } })
  await jest.advanceTimersByTimeAsync(IDLE_AFTER_MS - 1)
  expect(calls()).toEqual([0, 0, 0])
  await jest.advanceTimersByTimeAsync(1)
  expect(calls()).toEqual([1, 1, 0])
})

it('waits on a page that was written at build until somebody uses it', async () => {
  end()
  document.body.insertAdjacentHTML('afterbegin', '<div id="root" data-prerendered="zh-TW"></div>')
  end = begin()
  Object.assign(at('main a'), { getBoundingClientRect: () => ({ top: 10, bottom: 30 }) })
  await jest.advanceTimersByTimeAsync(2 * IDLE_AFTER_MS)
  expect(calls()).toEqual([0, 0, 0])
  fireEvent.scroll(window)
  await jest.advanceTimersByTimeAsync(IDLE_AFTER_MS)
  expect(calls()).toEqual([1, 1, 0])
})

it.each([{ saveData: true }, { effectiveType: '2g' }])('spares a line that is %j', async (connection) => {
  Object.assign(at('main a'), { getBoundingClientRect: () => ({ top: 10, bottom: 30 }) })
  Object.assign(navigator, { connection })
  await jest.advanceTimersByTimeAsync(IDLE_AFTER_MS)
  Object.assign(navigator, { connection: undefined })
  expect(calls()).toEqual([0, 0, 0])
})

it('SHELL-04: says and counts nothing when a page does not come that nobody has asked for', async () => {
  const endWatching = watchDocument()
  const failure = missingChunk()
  load.prices.mockImplementation(() => {
    // As Vite's own loader does before it rejects.
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
    return Promise.reject(failure)
  })
  fireEvent.pointerOver(at('main b'))
  await jest.advanceTimersByTimeAsync(10_000)
  expect([loadingState.read(), sessionStorage.getItem('chunkFailures')]).toEqual(['quiet', null])
  endWatching()
})
