import { screen, within } from '@testing-library/react'
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

  it('is skipped, with the header, by the first link', async () => {
    beLoggedIn()
    gateway.use(knows())
    await openPage('/bulk-upload')
    const navigation = await screen.findByRole('navigation', { name: 'Member menu' })
    const target = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')!
    const column = document.querySelector<HTMLElement>(target)!
    expect(column.contains(navigation)).toBe(false)
    expect(within(column).getByRole('heading', { level: 1 })).toBeTruthy()
    column.focus()
    expect(document.activeElement).toBe(column)
  })
})

it('the public pages have no member menu', async () => {
  await openPage('/pricing')
  expect(screen.queryByRole('navigation', { name: 'Member menu' })).toBeNull()
})
