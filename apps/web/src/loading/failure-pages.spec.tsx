import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { RouteErrorPage } from '../app/route-error-page'
import { startI18n } from '../i18n/i18n'
import { languages } from '@originseal/contracts/languages'
import { ChunkLoadError } from './chunk-load-error'
import { documentExits } from './document-exits'
import { lazyComponent } from './lazy-component'
import { lazyRoutes } from './lazy-routes'
import { LoadingNotices } from './loading-notices'
import { loadingState, type LoadingState } from './loading-state'
import { RenderErrorLayout } from './render-error-boundary'

beforeAll(() => startI18n('en'))
beforeAll(() => {
  // jsdom knows the element and not how to open it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(async () => {
  jest.restoreAllMocks()
  act(() => loadingState.reset())
  localStorage.setItem('language', 'en')
})

const lost = new ChunkLoadError('route:/x', new Error('404'))
function Broken(): never {
  throw new Error('cannot draw')
}

/** The app's frame around a page that does what it must not. */
function openFrame(path: string) {
  const children = [
    { index: true, element: <Link to="/broken">on</Link> },
    { path: 'broken', element: <Broken /> },
    { path: 'lost', lazy: () => Promise.reject(lost) },
    { path: 'lost-component', element: <LostComponent /> },
    { path: 'refused', loader: () => Promise.reject(new Error('no such moon')), element: <></> },
  ]
  const frame = {
    element: <RenderErrorLayout />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <></>,
    children,
  }
  const router = createMemoryRouter(lazyRoutes([frame]), { initialEntries: [path] })
  render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  )
  return { router }
}

const LostComponent = lazyComponent<object>('lost-component', () => Promise.reject(lost))

describe.each([
  ['a route', '/lost'],
  ['a component', '/lost-component'],
])('SHELL-04: %s that does not come', (_what, path) => {
  it('shows "resource loading failed" with reload, clear cache and reload, back', async () => {
    const exits = (['reload', 'clearCacheAndReload', 'back'] as const).map((name) =>
      jest.spyOn(documentExits, name).mockImplementation(async () => undefined),
    )
    openFrame(path)
    await screen.findByRole('heading', { name: 'resource loading failed' })
    for (const name of ['Reload', 'Clear cache and reload', 'Back']) {
      await userEvent.click(screen.getByRole('button', { name }))
    }
    expect(exits.map((exit) => exit.mock.calls.length)).toEqual([1, 1, 1])
    expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  })
})

it('SHELL-03: a fault while drawing shows "an error occurred" with reload and back, until another page is gone to', async () => {
  const reload = jest.spyOn(documentExits, 'reload').mockImplementation()
  const back = jest.spyOn(documentExits, 'back').mockImplementation()
  const { router } = openFrame('/')
  await userEvent.click(await screen.findByRole('link', { name: 'on' }))
  await screen.findByRole('heading', { name: 'an error occurred' })
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect([reload.mock.calls.length, back.mock.calls.length]).toEqual([1, 1])
  await act(() => router.navigate('/'))
  await screen.findByRole('link', { name: 'on' })
})

it('SHELL-03: what a loader throws is the router’s error, with its message', async () => {
  openFrame('/refused')
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' })
  expect(screen.getByText('no such moon')).toBeTruthy()
})

describe('SHELL-04: what is told meanwhile', () => {
  const state = (now: LoadingState) => act(() => loadingState.write(now))

  it.each(['retrying', 'reloading'] as const)('%s: the toast "trying to reload"', (now) => {
    render(<LoadingNotices />)
    expect(screen.getByRole('status').textContent).toBe('')
    state(now)
    expect(screen.getByRole('status').textContent).toBe('trying to reload')
  })

  it('the toast goes when the part has come', () => {
    render(<LoadingNotices />)
    state('retrying')
    state('quiet')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('the dialog offers a forced reload and the way home', async () => {
    const reload = jest.spyOn(documentExits, 'reload').mockImplementation()
    const home = jest.spyOn(documentExits, 'home').mockImplementation()
    render(<LoadingNotices />)
    state('persistent')
    await userEvent.click(screen.getByRole('button', { name: 'Force reload' }))
    await userEvent.click(screen.getByRole('button', { name: 'Back to home' }))
    expect([reload.mock.calls.length, home.mock.calls.length]).toEqual([1, 1])
  })

  it('in every language', async () => {
    const said = new Set<string | null>()
    for (const language of languages) {
      localStorage.setItem('language', language)
      const { unmount } = render(<LoadingNotices />)
      state('persistent')
      said.add(screen.getByRole('heading').textContent)
      unmount()
    }
    expect(said.size).toBe(languages.length)
  })
})
