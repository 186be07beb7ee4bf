import { listPayments } from '@originseal/contracts/billing/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { answering } from '../testing/answering'
import { standInGateway } from '../testing/gateway.fixture'
import { faultsIn } from '../testing/look-for-faults'
import { openPage } from '../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../testing/session.fixture'
import { officePlaces } from './office-navigation'
import { routes } from './router'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' as const, realName: '管理員' }
const header = () => within(screen.getByRole('banner'))

async function openOffice() {
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(knows(admin), answering(listPayments, { orders: [], nextCursor: null }))
  const opened = await openPage('/admin/payments')
  await screen.findByRole('heading', { level: 1, name: 'Payment review' })
  return opened
}

describe('ADMIN-01: the frame of the back office', () => {
  it('has a search and the administrator, and nothing of the site around it', async () => {
    const { user } = await openOffice()
    expect(header().getByRole('button', { name: 'Search' })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.getAllByRole('main')).toHaveLength(1)
    await user.click(header().getByRole('button', { name: 'Account menu: 管理員' }))
    const links = header().getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/dashboard',
      '/member-info',
      '/dashboard',
      '/',
    ])
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('logs out to its own login', async () => {
    const { user, at } = await openOffice()
    await user.click(header().getByRole('button', { name: /^Account menu/ }))
    await user.click(header().getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(at()).toBe('/admin/login'))
    await screen.findByRole('heading', { name: "Administrators' login" })
    expect(header().queryByRole('button', { name: 'Search' })).toBeNull()
  })

  it('has its places in a menu of narrow screens, too, each of which is a page', async () => {
    const { user } = await openOffice()
    await user.click(header().getByRole('button', { name: 'Menu' }))
    const places = within(header().getByRole('navigation', { name: 'Back office' }))
    expect(places.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      officePlaces.map(({ to }) => to),
    )
    expect(places.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Offers', 'System'])
    expect(officePlaces.filter(({ to }) => matchRoutes(routes, to)?.at(-1)?.route.path === '*')).toEqual([])
  })

  it('gives the focus to the page that is entered from the site, as to any other', async () => {
    beLoggedIn(admin)
    answerSessions(gateway)
    gateway.use(knows(admin))
    const { user } = await openPage('/terms')
    await user.click(await header().findByRole('link', { name: 'Admin backend' }))
    await screen.findByRole('heading', { level: 1, name: 'Overview' })
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})
