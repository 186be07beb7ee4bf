import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { metadataLimits } from '../components/metadata-limits'
import { PageMetadata } from '../components/page-metadata'
import { standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { RouteErrorPage } from './route-error-page'

standInGateway()

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

describe('SHELL-02: an address that leads nowhere', () => {
  it('is not indexed, says so and leads back', async () => {
    await openPage('/nowhere')
    await screen.findByText("sorry, we can't find the page you are looking for")
    expect(meta('robots')).toContain('noindex')
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
  })
})

describe('SHELL-03: the router’s error screen', () => {
  it.each([
    [
      'the status text',
      new Response('', { status: 503, statusText: 'Service Unavailable' }),
      'Service Unavailable',
    ],
    ['the message', new Error('no such moon'), 'no such moon'],
  ])("reads 'Unexpected Application Error!' and %s", async (_what, thrown, reason) => {
    const log = jest.spyOn(console, 'error').mockImplementation()
    const loader = () => Promise.reject(thrown)
    render(
      <RouterProvider
        router={createMemoryRouter([
          {
            path: '/',
            loader,
            element: <></>,
            errorElement: <RouteErrorPage />,
            hydrateFallbackElement: <></>,
          },
        ])}
      />,
    )
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' })
    expect(screen.getByText(reason)).toBeTruthy()
    log.mockRestore()
  })
})

describe('SHELL-05: what search engines and social networks read', () => {
  it.each([
    ['/', 'en'],
    ['/', 'zh-TW'],
    ['/verify', 'en'],
    ['/verify', 'zh-TW'],
  ] as const)('%s in %s keeps to the lengths', async (path, language) => {
    await openPage(path, { language })
    await screen.findByRole('heading', { level: 1 })
    const { title, description } = metadataLimits
    expect([...document.title].length).toBeGreaterThanOrEqual(title.from)
    expect([...document.title].length).toBeLessThanOrEqual(title.to)
    expect([...meta('description')!].length).toBeGreaterThanOrEqual(description.from)
    expect([...meta('description')!].length).toBeLessThanOrEqual(description.to)
    expect(meta('og:image')).toBe('http://localhost/og.png')
    expect(meta('og:type')).toBe('website')
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('robots')).toBeUndefined()
  })

  it('cuts only in limit mode, by characters and not by their halves', () => {
    const long = '🖼'.repeat(120)
    const { rerender } = render(<PageMetadata title={long} description={long} />)
    expect([...document.title]).toHaveLength(120)
    rerender(<PageMetadata title={long} description={long} limit />)
    expect(document.title).toBe('🖼'.repeat(30))
    expect(meta('description')).toBe('🖼'.repeat(100))
  })
})

it('the language can be switched and is kept for the next visit', async () => {
  const { user } = await openPage('/')
  await screen.findByRole('heading', { level: 1 })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '日本語')
  await screen.findByText('オリジナルに印を。', { exact: false })
  expect(document.documentElement.lang).toBe('ja')
  expect(localStorage.getItem('language')).toBe('ja')
})

it('the way past the header is the first thing the keyboard reaches', async () => {
  const { user } = await openPage('/')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
})

it('a page that was gone to takes the focus, the first one does not', async () => {
  const { user } = await openPage('/')
  await screen.findByRole('heading', { level: 1 })
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getAllByRole('link', { name: 'Verify' })[0]!)
  await screen.findByLabelText('Work id or verification address')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
