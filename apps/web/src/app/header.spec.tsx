import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { matchRoutes } from 'react-router-dom'
import { problem, standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { answerSessions, beLoggedIn, member } from '../testing/session.fixture'
import { routes } from './router'
import { addressOf, footerColumns, headerEntries } from './site-map'

const gateway = standInGateway()
const header = () => within(screen.getByRole('banner'))

/** The addresses of the bar, those in its menus too; opens one menu after another, as only one is open at a time. */
async function addressesInHeader(user: UserEvent) {
  const shown = [addressesIn(header())]
  for (const menu of ['Solutions', 'About']) {
    await user.click(header().getByRole('button', { name: menu }))
    shown.push(addressesIn(header()))
  }
  return shown.flat()
}

const addressesIn = (place: Pick<typeof screen, 'getAllByRole'>) =>
  place.getAllByRole('link').map((link) => link.getAttribute('href'))

const everywhere = [
  '/',
  '/en/solutions/ai-detection',
  '/pricing',
  '/creator-column',
  '/about',
  '/contact',
  '/legal',
]

async function openAs(role: 'member' | 'admin') {
  beLoggedIn({ ...member, role })
  const server = answerSessions(gateway, { verify: () => HttpResponse.json({ user: { ...member, role } }) })
  const opened = await openPage('/')
  await header().findByRole('link', { name: 'Member centre' })
  return { ...server, ...opened }
}

describe('HOME-19: the header', () => {
  it('of somebody logged out has every named link, login and register among them', async () => {
    const { user } = await openPage('/')
    await header().findByRole('link', { name: 'Log in' })
    expect(await addressesInHeader(user)).toEqual(
      expect.arrayContaining([...everywhere, '/login', '/register']),
    )
    expect(header().queryByRole('button', { name: 'Log out' })).toBeNull()
  })

  it('of a member has the member centre and a logout, and no login', async () => {
    const { user } = await openAs('member')
    expect(await addressesInHeader(user)).toEqual(expect.arrayContaining([...everywhere, '/dashboard']))
    expect(header().getByRole('button', { name: 'Log out' })).toBeTruthy()
    for (const name of ['Log in', 'Register', 'Admin backend']) {
      expect(header().queryByRole('link', { name })).toBeNull()
    }
  })

  it('of an administrator has the back office, too', async () => {
    await openAs('admin')
    expect(header().getByRole('link', { name: 'Admin backend' }).getAttribute('href')).toBe(
      '/admin/dashboard',
    )
  })

  it('is there in Traditional Chinese', async () => {
    await openPage('/', { language: 'zh-TW' })
    await header().findByRole('link', { name: '登入' })
    expect(header().getByRole('link', { name: '註冊' })).toBeTruthy()
  })
})

describe('HOME-19: a menu of the bar', () => {
  async function openMenu(name: string) {
    const { user, at } = await openPage('/')
    const button = header().getByRole('button', { name })
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    return { user, at, button, menu: () => document.getElementById(button.getAttribute('aria-controls')!)! }
  }

  it('shows the ten solutions in groups', async () => {
    const { menu } = await openMenu('Solutions')
    expect(within(menu()).getAllByRole('link')).toHaveLength(10)
    expect(
      within(menu())
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Seal', 'Find copies', 'Take action'])
  })

  it('closes when another is opened', async () => {
    const { user, button, menu } = await openMenu('Solutions')
    await user.click(header().getByRole('button', { name: 'About' }))
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(menu().hidden).toBe(true)
  })

  it('closes with Escape, and its button has the focus again', async () => {
    const { user, button } = await openMenu('About')
    await user.tab()
    await user.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  it('leads to its pages and is closed there', async () => {
    const { user, at, button, menu } = await openMenu('About')
    await user.click(within(menu()).getByRole('link', { name: 'Contact' }))
    await waitFor(() => expect(at()).toBe('/contact'))
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  })
})

describe('the appearance', () => {
  it('is chosen in the footer, and remembered', async () => {
    const { user } = await openPage('/')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('radio', { name: 'As the system' })).toHaveProperty('checked', true)
    await user.click(footer.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await user.click(footer.getByRole('radio', { name: 'As the system' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})

describe('AUTH-11: the logout', () => {
  it('removes the token, tells the server whose it was, and stays on a page for everybody', async () => {
    const { user, at, calls, tokens } = await openAs('member')
    const token = localStorage.getItem('accessToken')
    await user.click(header().getByRole('button', { name: 'Log out' }))
    await header().findByRole('link', { name: 'Log in' })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(at()).toBe('/')
    await waitFor(() => expect(calls.at(-1)).toBe('POST /api/auth/logout'))
    expect(tokens.at(-1)).toBe(`Bearer ${token}`)
  })

  it('holds here even if the server does not hear of it', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation()
    const { user } = await openAs('member')
    gateway.resetHandlers()
    answerSessions(gateway, { logout: () => problem(503, 'SERVICE_UNAVAILABLE') })
    await user.click(header().getByRole('button', { name: 'Log out' }))
    await header().findByRole('link', { name: 'Log in' })
    expect(localStorage.getItem('accessToken')).toBeNull()
    await waitFor(() => expect(warned).toHaveBeenCalled())
    warned.mockRestore()
  })
})

describe('HOME-19: the menu of narrow screens, by keyboard', () => {
  async function openMenu() {
    const opened = await openPage('/')
    const button = header().getByRole('button', { name: 'Menu' })
    const menu = () => document.getElementById(button.getAttribute('aria-controls')!)!
    act(() => button.focus())
    await opened.user.keyboard('{Enter}')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    return { ...opened, button, menu }
  }

  it('opens with the button and has every link', async () => {
    const { menu } = await openMenu()
    expect(addressesIn(within(menu()))).toEqual(
      expect.arrayContaining([...everywhere, '/login', '/register']),
    )
  })

  it('is reached by the next tab', async () => {
    const { user } = await openMenu()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Home')
  })

  it('closes with Escape, and the button has the focus again', async () => {
    const { user, button, menu } = await openMenu()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(menu().hidden).toBe(true)
    expect(document.activeElement).toBe(button)
  })

  it('closes when a page was chosen', async () => {
    const { user, at, button, menu } = await openMenu()
    await user.click(within(menu()).getByRole('link', { name: 'Pricing' }))
    await waitFor(() => expect(at()).toBe('/pricing'))
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  })

  it('closes when the focus goes on to the page', async () => {
    const { user, button } = await openMenu()
    act(() => screen.getByRole('main').focus())
    await user.tab()
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  })
})

it('HOME-19: the footer leads to the terms, the policies and two solutions', async () => {
  await openPage('/', { language: 'zh-TW' })
  expect(addressesIn(within(screen.getByRole('contentinfo')))).toEqual(
    expect.arrayContaining([
      '/terms',
      '/privacy',
      '/refund-policy',
      '/solutions/blockchain',
      '/solutions/dmca-takedown',
    ]),
  )
})

it.each([
  ['en', '/en/'],
  ['ja', '/en/'],
  ['zh', '/'],
] as const)(
  'what there is in English is linked so for who reads no Chinese: %s',
  async (language, prefix) => {
    await openPage('/', { language })
    const addresses = addressesIn(within(screen.getByRole('contentinfo')))
    const articles = ['solutions/blockchain', 'blog', 'conformance'].map((path) => prefix + path)
    expect(addresses).toEqual(expect.arrayContaining([...articles, '/creator-column']))
  },
)

it('no link of header and footer leads to a page that is not there', () => {
  const links = [
    ...footerColumns.flatMap((column) => column.links),
    ...headerEntries.flatMap((entry) =>
      'menu' in entry ? entry.groups.flatMap((group) => group.links) : [entry],
    ),
  ]
  const addresses = links.flatMap((link) => ['zh-TW', 'en'].map((language) => addressOf(link, language)))
  const lost = addresses.filter((to) => matchRoutes(routes, to)?.at(-1)?.route.path === '*')
  expect(lost).toEqual([])
})
