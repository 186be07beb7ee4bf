import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { accessTokenOf, answerSessions, beLoggedIn, inAnotherTab, member } from '../testing/session.fixture'

const gateway = standInGateway()
const loggedIn = () => screen.findByRole('link', { name: 'Member centre' })
const loggedOut = () => screen.findByRole('link', { name: 'Log in' })
const elsewhere = (key: string, value: string | null) => act(() => inAnotherTab(key, value))
const VERIFY = 'GET /api/auth/verify'

async function openLoggedIn(path = '/') {
  beLoggedIn()
  const server = answerSessions(gateway)
  const opened = await openPage(path)
  await loggedIn()
  return { ...server, ...opened }
}

describe('AUTH-11: two tabs', () => {
  it('a logout in one logs out the other, away from a member’s page', async () => {
    const { at, calls } = await openLoggedIn('/member-info')
    elsewhere('accessToken', null)
    await waitFor(() => expect(at()).toBe('/login'))
    await loggedOut()
    expect(calls).not.toContain('POST /api/auth/logout')
  })

  it('a storage that was cleared is a logout', async () => {
    await openLoggedIn()
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(await loggedOut()).toBeTruthy()
  })

  it('a login in one logs in the other', async () => {
    const { count } = answerSessions(gateway)
    await openPage('/')
    await loggedOut()
    elsewhere('accessToken', accessTokenOf(member))
    await loggedIn()
    expect(count(VERIFY)).toBe(1)
  })

  it('a renewal in one is taken over by the other without asking whose it is', async () => {
    const { count, calls, tokens, user } = await openLoggedIn()
    const renewed = accessTokenOf(member, 905)
    elsewhere('accessToken', renewed)
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(calls.at(-1)).toBe('POST /api/auth/logout'))
    expect(tokens.at(-1)).toBe(`Bearer ${renewed}`)
    expect(count(VERIFY)).toBe(1)
  })

  it('another user’s login in one is verified by the other', async () => {
    await openLoggedIn()
    const admin = { ...member, id: '8c2b8c1e-1111-4222-8333-444455556666', role: 'admin' } as const
    gateway.resetHandlers()
    const { calls } = answerSessions(gateway, { verify: () => HttpResponse.json({ user: admin }) })
    elsewhere('accessToken', accessTokenOf(admin))
    await screen.findByRole('link', { name: 'Admin backend' })
    expect(calls).toContain('GET /api/admin/verify')
  })

  it('other keys of the storage are none of its business', async () => {
    const { count } = await openLoggedIn()
    elsewhere('language', 'ja')
    expect(screen.getByRole('link', { name: 'Member centre' })).toBeTruthy()
    expect(count(VERIFY)).toBe(1)
  })
})
