import { act, screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse, type HttpResponseResolver } from 'msw'
import { createStore } from '../app/store'
import { problem, standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { answerSessions, beLoggedIn, member, returnToTab } from '../testing/session.fixture'
import { keepSession } from './keep-session'

const gateway = standInGateway()
/** The page asks for other things, too, as soon as somebody is logged in: the bell for its count. */
const isOfSessions = (call: string) => !call.includes('/notifications/')
const stored = () => localStorage.getItem('accessToken')
const loggedIn = () => screen.findByRole('link', { name: 'Member centre' })
const loggedOut = () => screen.findByRole('link', { name: 'Log in' })
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

describe('AUTH-10: a stored token is verified at the start', () => {
  it('a member’s with /api/auth/verify, and the token goes along', async () => {
    beLoggedIn()
    const { calls, tokens } = answerSessions(gateway)
    await openPage('/')
    await loggedIn()
    expect(calls.filter(isOfSessions)).toEqual(['GET /api/auth/verify'])
    expect(tokens.slice(0, 1)).toEqual([`Bearer ${stored()}`])
  })

  it('an administrator’s with /api/admin/verify', async () => {
    const admin = { ...member, role: 'admin' } as const
    beLoggedIn(admin)
    const { calls } = answerSessions(gateway, { verify: () => HttpResponse.json({ user: admin }) })
    await openPage('/')
    await screen.findByRole('link', { name: 'Admin backend' })
    expect(calls.filter(isOfSessions)).toEqual(['GET /api/admin/verify'])
  })

  it('without one nobody is asked', async () => {
    const { calls } = answerSessions(gateway)
    await openPage('/')
    await loggedOut()
    expect(calls).toEqual([])
  })

  it.each([
    ['no user', {}],
    ['a user without id', { user: { role: 'member' } }],
    ['null', null],
  ])('a reply with %s is invalid: logged out, the token is kept', async (_what, reply) => {
    jest.spyOn(console, 'error').mockImplementation()
    beLoggedIn()
    answerSessions(gateway, { verify: () => HttpResponse.json(reply) })
    await openPage('/')
    await loggedOut()
    expect(stored()).not.toBeNull()
  })

  it('what is no token at all is removed without asking', async () => {
    localStorage.setItem('accessToken', 'hello')
    const { calls } = answerSessions(gateway)
    await openPage('/')
    await loggedOut()
    expect(stored()).toBeNull()
    expect(calls).toEqual([])
  })
})

describe('AUTH-10: an expired token', () => {
  it('is renewed once before it counts as expired', async () => {
    beLoggedIn(member, -1)
    const { calls, opened } = answerSessions(gateway)
    await openPage('/')
    await loggedIn()
    expect(calls.filter(isOfSessions)).toEqual(['POST /api/auth/refresh'])
    expect(stored()).toBe(opened.token)
  })

  it('is removed when the server has no such session; the page that needs none stays', async () => {
    beLoggedIn(member, -1)
    answerSessions(gateway, { refresh: () => problem(401, 'SESSION_ENDED') })
    const { at } = await openPage('/')
    await loggedOut()
    expect(stored()).toBeNull()
    expect(at()).toBe('/')
  })

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['a server that fails', () => problem(503, 'SERVICE_UNAVAILABLE')],
  ])('is kept at %s', async (_what, refresh) => {
    beLoggedIn(member, -1)
    const { count } = answerSessions(gateway, { refresh })
    await openPage('/')
    await loggedOut()
    expect(stored()).not.toBeNull()
    expect(count('POST /api/auth/refresh')).toBe(1)
  })
})

describe('AUTH-11: a verification that fails', () => {
  it('with 401 removes the token and leads to the login', async () => {
    beLoggedIn()
    answerSessions(gateway, { verify: () => problem(401, 'SESSION_ENDED') })
    const { at } = await openPage('/')
    await waitFor(() => expect(at()).toBe('/login'))
    expect(stored()).toBeNull()
  })

  it.each([
    ['for want of an answer', () => HttpResponse.error()],
    ['at a server’s fault', () => problem(500, 'INTERNAL_ERROR')],
    ['because it was asked too often', () => problem(429, 'TOO_MANY_REQUESTS')],
  ])('%s logs out and keeps the token, so that the next start finds it', async (_what, verify) => {
    beLoggedIn()
    answerSessions(gateway, { verify })
    const { page } = await openPage('/')
    await loggedOut()
    expect(stored()).not.toBeNull()
    page.unmount()
    gateway.resetHandlers()
    answerSessions(gateway)
    await openPage('/')
    await loggedIn()
  })

  it('is made good when somebody returns to the tab', async () => {
    beLoggedIn()
    let isDown = true
    const verify: HttpResponseResolver = () =>
      isDown ? HttpResponse.error() : HttpResponse.json({ user: member })
    answerSessions(gateway, { verify })
    await openPage('/')
    await loggedOut()
    isDown = false
    act(() => void returnToTab())
    expect(await loggedIn()).toBeTruthy()
  })
})

describe('AUTH-11: a check without an end', () => {
  it('ends after 2 seconds without a user, and keeps the token', () => {
    beLoggedIn()
    answerSessions(gateway, { verify: () => delay('infinite') })
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] })
    const store = createStore(() => undefined)
    const stop = keepSession(store)
    const user = () => store.getState().session.user
    jest.advanceTimersByTime(1_999)
    expect(user()).toBeUndefined()
    jest.advanceTimersByTime(1)
    expect(user()).toBeNull()
    expect(stored()).not.toBeNull()
    stop()
    jest.useRealTimers()
  })

  it('leads from a spinner to the login', async () => {
    beLoggedIn()
    answerSessions(gateway, { verify: () => delay('infinite') })
    const { at } = await openPage('/member-info')
    await screen.findByText('verifying login status')
    await waitFor(() => expect(at()).toBe('/login'))
  })

  it('an answer that comes later still counts, and leads back', async () => {
    beLoggedIn()
    let answer = () => {}
    const late = new Promise<void>((resolve) => (answer = resolve))
    answerSessions(gateway, { verify: () => late.then(() => HttpResponse.json({ user: member })) })
    const { at } = await openPage('/member-info')
    await waitFor(() => expect(at()).toBe('/login'))
    answer()
    await waitFor(() => expect(at()).toBe('/member-info'))
  })
})

it('AUTH-11: a fresh login skips the next verification, once', async () => {
  const { count } = answerSessions(gateway)
  const { user } = await openPage('/login')
  await user.type(await screen.findByLabelText(/^E-mail or mobile number/), 'ming@example.tw')
  await user.type(screen.getByLabelText(/^Password/), 'secret')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await loggedIn()
  const login = Date.now()
  const clock = jest.spyOn(Date, 'now')
  for (const minutes of [2, 4, 6]) {
    clock.mockReturnValue(login + minutes * 60_000)
    act(() => void returnToTab())
    await waitFor(() => expect(count('GET /api/auth/verify')).toBeGreaterThanOrEqual(minutes / 2 - 1))
  }
  // Calls arrive in the order in which they are made: after this one there are no more to come.
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(count('POST /api/auth/logout')).toBe(1))
  expect(count('GET /api/auth/verify')).toBe(2)
})
