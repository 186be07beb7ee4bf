import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, type HttpResponseResolver } from 'msw'
import { createStore } from '../app/store'
import { problem, standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { answerSessions, beLoggedIn, member, openedSession, returnToTab } from '../testing/session.fixture'
import { logIn } from './log-in'
import { logOut } from './log-out'
import { renewSession } from './renew-session'

const gateway = standInGateway()
const stored = () => localStorage.getItem('accessToken')
const loggedIn = () => screen.findByRole('link', { name: 'Member centre' })
const loggedOut = () => screen.findByRole('link', { name: 'Log in' })
const REFRESH = 'POST /api/auth/refresh'

/** A token that was signed a while ago and has these seconds left of its 900. */
function beLoggedInSince(secondsLeft: number) {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - (900 - secondsLeft) * 1000)
  beLoggedIn(member, 900)
  clock.mockRestore()
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

describe('AUTH-10: a session is renewed before its token expires', () => {
  it('two minutes before the end', async () => {
    beLoggedInSince(121)
    const { count, opened } = answerSessions(gateway)
    await openPage('/')
    await loggedIn()
    await waitFor(() => expect(stored()).toBe(opened.token))
    expect(count(REFRESH)).toBe(1)
  })

  it('when somebody returns to a tab whose timers have slept', async () => {
    beLoggedIn()
    const { count } = answerSessions(gateway)
    await openPage('/')
    await loggedIn()
    const later = Date.now() + 800_000
    jest.spyOn(Date, 'now').mockReturnValue(later)
    act(() => void returnToTab())
    await waitFor(() => expect(count(REFRESH)).toBe(1))
  })

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['a server that fails', () => problem(503, 'SERVICE_UNAVAILABLE')],
  ])('%s costs nothing: still logged in, with the old token', async (_what, refresh) => {
    beLoggedInSince(100)
    const before = stored()
    const { count } = answerSessions(gateway, { refresh })
    await openPage('/')
    await loggedIn()
    await waitFor(() => expect(count(REFRESH)).toBe(1))
    expect(stored()).toBe(before)
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
  })

  it('a session that the server has ended ends here', async () => {
    beLoggedInSince(100)
    answerSessions(gateway, { refresh: () => problem(401, 'SESSION_ENDED') })
    await openPage('/')
    await loggedOut()
    expect(stored()).toBeNull()
  })

  it('who logs out meanwhile stays logged out, whatever the renewal brings', async () => {
    beLoggedIn(member, -1)
    const { dispatch, getState } = createStore(() => undefined)
    const refresh: HttpResponseResolver = () => {
      void dispatch(logOut())
      return HttpResponse.json(openedSession())
    }
    const { count } = answerSessions(gateway, { refresh })
    await dispatch(renewSession('expired'))
    expect(count(REFRESH)).toBe(1)
    expect(stored()).toBeNull()
    expect(getState().session).toMatchObject({ token: null, user: null })
  })
})

describe('AUTH-10: a device whose clock is wrong', () => {
  const DAY = 86_400_000
  const real = Date.now
  const setClock = (lead: number) => jest.spyOn(Date, 'now').mockImplementation(() => real() + lead)

  it.each([
    ['ahead', DAY],
    ['behind', -DAY],
  ])('a day %s renews when it is time by the server’s clock', async (_where, lead) => {
    const { count, opened } = answerSessions(gateway)
    const { dispatch } = createStore(() => undefined)
    setClock(lead)
    dispatch(logIn(opened))
    await dispatch(renewSession('expired'))
    await dispatch(renewSession('due'))
    expect(count(REFRESH)).toBe(0)
    setClock(lead + 12 * 60_000)
    await dispatch(renewSession('due'))
    expect(count(REFRESH)).toBe(0)
    setClock(lead + 14 * 60_000)
    await dispatch(renewSession('due'))
    expect(count(REFRESH)).toBe(1)
  })

  it('that takes a good token for expired renews it once, and not again and again', async () => {
    const { count } = answerSessions(gateway)
    beLoggedIn()
    setClock(DAY)
    const { dispatch } = createStore(() => undefined)
    for (let calls = 0; calls < 3; calls++) await dispatch(renewSession('expired'))
    expect(count(REFRESH)).toBe(1)
  })
})

describe('AUTH-10: calls with an expired token', () => {
  it('wait for its renewal, all for the same one', async () => {
    beLoggedIn(member, -1)
    const { count } = answerSessions(gateway)
    const store = createStore(() => undefined)
    await Promise.all(['a', 'b', 'c'].map(() => store.dispatch(renewSession('expired'))))
    expect(count(REFRESH)).toBe(1)
  })
})

type LockCallback = (lock: object | null) => Promise<unknown>

describe('one tab renews at a time', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

  it('by the browser’s locks; whoever waited finds the work done', async () => {
    const names = new Set<string>()
    let queue: Promise<unknown> | undefined
    async function request(name: string, ...given: [LockCallback] | [object, LockCallback]) {
      const [options, run] = given.length === 1 ? [{}, given[0]] : given
      names.add(name)
      if (queue && 'ifAvailable' in options) return run(null)
      return (queue = Promise.resolve(queue).then(() => run({})))
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
    beLoggedIn(member, -1)
    const { count } = answerSessions(gateway)
    const tabs = [createStore(() => undefined), createStore(() => undefined)]
    await Promise.all(tabs.map(({ dispatch }) => dispatch(renewSession('expired'))))
    expect([...names]).toEqual(['originseal-session'])
    expect(count(REFRESH)).toBe(1)
  })
})
