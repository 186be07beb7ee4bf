import { screen, waitFor, within } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { beLoggedIn, knows } from '../testing/session.fixture'
import { routes } from './router'

const gateway = standInGateway()

describe('the member centre', () => {
  it('has its places at the side of its pages, the current one marked, none of them lost', async () => {
    beLoggedIn()
    gateway.use(knows())
    await openPage('/bulk-upload')
    const places = within(await screen.findByRole('navigation', { name: 'Member menu' })).getAllByRole('link')
    const addresses = places.map((place) => place.getAttribute('href')!)
    expect(addresses).toEqual([
      ...['/dashboard', '/upload', '/sirp', '/notifications', '/member-info'],
      ...['/video-scan', '/trademark', '/bulk-upload', '/p2p'],
    ])
    expect(addresses.filter((to) => matchRoutes(routes, to)?.at(-1)?.route.path === '*')).toEqual([])
    expect(
      places.filter((place) => place.ariaCurrent === 'page').map(({ textContent }) => textContent),
    ).toEqual(['Seal many works'])
  })

  it('ends with a line instead of the public footer', async () => {
    beLoggedIn()
    gateway.use(knows())
    await openPage('/p2p')
    await screen.findByRole('navigation', { name: 'Member menu' })
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/terms',
      '/privacy',
      '/refund-policy',
      '/data-deletion',
    ])
    expect(footer.queryByRole('heading')).toBeNull()
  })

  it('precedes the page and is no part of it, so that the first link leads past header and menu', async () => {
    beLoggedIn()
    gateway.use(knows())
    await openPage('/bulk-upload')
    const menu = await screen.findByRole('navigation', { name: 'Member menu' })
    const main = screen.getByRole('main')
    expect(within(main).queryByRole('navigation', { name: 'Member menu' })).toBeNull()
    expect(within(main).getByRole('heading', { level: 1 })).toBeTruthy()
    expect(menu.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const target = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')!
    expect(document.querySelector(target)).toBe(main)
  })

  it('goes when its pages are left', async () => {
    beLoggedIn()
    gateway.use(knows())
    const { user } = await openPage('/bulk-upload')
    const menu = await screen.findByRole('navigation', { name: 'Member menu' })
    await user.click(within(screen.getByRole('contentinfo')).getAllByRole('link')[0]!)
    await waitFor(() => expect(menu.isConnected).toBe(false))
  })
})

it('the public pages have no member menu', async () => {
  await openPage('/pricing')
  expect(screen.queryByRole('navigation', { name: 'Member menu' })).toBeNull()
})
