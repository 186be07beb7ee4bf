import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { answerSessions, beLoggedIn, member } from '../testing/session.fixture'

const gateway = standInGateway()

/** Logged in with a role that may be none of today's. */
function be(role: string) {
  beLoggedIn({ ...member, role: role as typeof member.role })
  return answerSessions(gateway, { verify: () => HttpResponse.json({ user: { ...member, role } }) })
}

describe('AUTH-12: who may enter a member’s page', () => {
  it.each(['member', 'basic', 'pro', 'elite', 'trial', 'admin'])('%s may', async (role) => {
    be(role)
    const { at } = await openPage('/p2p')
    await screen.findByRole('link', { name: 'Member centre' })
    await screen.findByRole('heading', { level: 1 })
    expect(at()).toBe('/p2p')
  })

  it.each(['guest', 'others', 'Admin', ''])('%j may not, and is led home', async (role) => {
    be(role)
    const { at } = await openPage('/p2p')
    await waitFor(() => expect(at()).toBe('/'))
  })

  it.each(['member', 'elite', 'trial'])('%s may not enter the back office', async (role) => {
    be(role)
    await openPage('/admin/dashboard')
    const why = 'authentication failed, redirecting to login in 2 seconds'
    expect(await screen.findByText(why)).toBeTruthy()
  })
})

describe('AUTH-13: a page that asks who is there', () => {
  it("says 'verifying login status' meanwhile", async () => {
    beLoggedIn()
    let answer = () => {}
    const late = new Promise<void>((resolve) => (answer = resolve))
    answerSessions(gateway, { verify: () => late.then(() => HttpResponse.json({ user: member })) })
    await openPage('/p2p')
    expect((await screen.findByText('verifying login status')).closest('[role=status]')).toBeTruthy()
    answer()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('verifying login status')).toBeNull()
  })

  it('leads nobody to the login, and after it back to the asked page with its query', async () => {
    answerSessions(gateway)
    const { user, at, where } = await openPage('/p2p?folder=7')
    await waitFor(() => expect(at()).toBe('/login'))
    await user.type(await screen.findByLabelText(/^E-mail or mobile number/), 'ming@example.tw')
    await user.type(screen.getByLabelText(/^Password/), 'secret')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(where()).toBe('/p2p?folder=7'))
  })

  it('after a logout the login does not lead back: the next one did not ask for that page', async () => {
    be('member')
    const { user, at } = await openPage('/p2p')
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(at()).toBe('/login'))
    await user.type(await screen.findByLabelText(/^E-mail or mobile number/), 'ming@example.tw')
    await user.type(screen.getByLabelText(/^Password/), 'secret')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(at()).toBe('/dashboard'))
  })
})
