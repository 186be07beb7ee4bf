import { listProviderKeys } from '@originseal/contracts/admin/endpoints'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering } from '../testing/answering'
import { problem, standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { accessTokenOf, beLoggedIn, knows, member, ownAccount } from '../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' as const, realName: '管理員' }

const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
const logsIn = (user: typeof member | typeof admin) =>
  http.post('/api/auth/login', () => HttpResponse.json({ token: accessTokenOf(user), user }))

async function logIn(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.type(await screen.findByLabelText(/^E-mail or mobile number/), 'root@example.tw')
  await user.type(screen.getByLabelText(/^Password/), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('ADMIN-01: /admin/login', () => {
  it('is not indexed and asks for identifier and password', async () => {
    const { user } = await openPage('/admin/login')
    await screen.findByRole('heading', { name: "Administrators' login" })
    expect(meta('robots')).toBe('noindex, nofollow')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByText('Please enter your e-mail or mobile number')
    expect(screen.getByText('Please enter your password')).toBeTruthy()
  })

  it('lets an administrator in, to the overview inside of the back office', async () => {
    gateway.use(logsIn(admin), knows(admin))
    const { user, at } = await openPage('/admin/login')
    await logIn(user)
    await screen.findByRole('heading', { level: 1, name: 'Overview' })
    expect(at()).toBe('/admin/dashboard')
    const places = within(screen.getByRole('navigation', { name: 'Back office' })).getAllByRole('link')
    expect(places.map((place) => place.getAttribute('href'))).toEqual([
      '/admin/dashboard',
      '/admin/users',
      '/admin/payments',
      '/admin/cases',
      '/admin/contact-messages',
      '/admin/approvals',
      '/admin/plan',
      '/admin/addon-packages',
      '/admin/services',
      '/admin/settings/api-keys',
      '/admin/channels',
      '/admin/parked-events',
      '/admin/jobs',
      '/admin/audit',
    ])
  })

  it('says what was wrong with the credentials', async () => {
    gateway.use(http.post('/api/auth/login', () => problem(401, 'LOGIN_FAILED')))
    const { user, at } = await openPage('/admin/login')
    await logIn(user)
    await screen.findByText('login failed, check your credentials')
    expect(at()).toBe('/admin/login')
  })

  it('refuses a member clearly, logs nobody out unasked, and lets another account in afterwards', async () => {
    const ended = jest.fn()
    gateway.use(
      logsIn(member),
      http.post('/api/auth/logout', () => {
        ended()
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user, at } = await openPage('/admin/login')
    await logIn(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This account does not open the back office')
    expect(alert.textContent).toContain('王小明')
    expect([at(), ended.mock.calls.length]).toEqual(['/admin/login', 0])

    gateway.use(logsIn(admin), knows(admin))
    await user.click(screen.getByRole('button', { name: 'Log out and log in anew' }))
    await logIn(user)
    await screen.findByRole('heading', { level: 1, name: 'Overview' })
    expect(ended).toHaveBeenCalledTimes(1)
  })
})

describe('AUTH-13: the guard of the back office', () => {
  it('refuses a member clearly, logs nobody out unasked, and lets another account in afterwards', async () => {
    const ended = jest.fn()
    gateway.use(
      logsIn(member),
      http.post('/api/auth/logout', () => {
        ended()
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user, at } = await openPage('/admin/login')
    await logIn(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This account does not open the back office')
    expect(alert.textContent).toContain('王小明')
    expect([at(), ended.mock.calls.length]).toEqual(['/admin/login', 0])

    gateway.use(logsIn(admin), knows(admin))
    await user.click(screen.getByRole('button', { name: 'Log out and log in anew' }))
    await logIn(user)
    await screen.findByRole('heading', { level: 1, name: 'Overview' })
    expect(ended).toHaveBeenCalledTimes(1)
  })
})

describe('AUTH-13: the guard of the back office', () => {
  it('tells who is not logged in, leads to the login after 2 s, and from there back to the asked page', async () => {
    gateway.use(logsIn(admin), knows(admin))
    const { user, at } = await openPage('/admin/payments?page=2')
    await screen.findByText('authentication failed, redirecting to login in 2 seconds')
    expect(at()).toBe('/admin/payments')
    await screen.findByRole('heading', { name: "Administrators' login" })
    await logIn(user)
    await screen.findByRole('heading', { level: 1, name: 'Payment review' })
    expect(at()).toBe('/admin/payments')
  })

  it('refuses a member in the same words, and the login says why', async () => {
    beLoggedIn(member)
    gateway.use(knows(member), ownAccount())
    const { at } = await openPage('/admin/users')
    await screen.findByText('authentication failed, redirecting to login in 2 seconds')
    await screen.findByText('This account does not open the back office')
    expect(at()).toBe('/admin/login')
  })

  it('shows who is an administrator the asked page, its place marked', async () => {
    beLoggedIn(admin)
    const nothing = { keys: [], undelivered: [], encryption: [] }
    gateway.use(knows(admin), answering(listProviderKeys, nothing))
    await openPage('/admin/settings/api-keys')
    await screen.findByRole('heading', { level: 1, name: 'API keys' })
    expect(screen.getByRole('link', { name: 'API keys' }).getAttribute('aria-current')).toBe('page')
    expect(meta('robots')).toBe('noindex, nofollow')
    await act(async () => undefined)
  })
})
