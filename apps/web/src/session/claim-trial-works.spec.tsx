import type { ListedWork } from '@originseal/contracts'
import { listWorks } from '@originseal/contracts/protection/endpoints'
import { listScans } from '@originseal/contracts/scan-orchestrator/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { answering } from '../testing/answering'
import { beAfterSealing, problem, sealed, standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { answerSessions, beLoggedIn, ownAccount } from '../testing/session.fixture'

const gateway = standInGateway()
const loggedIn = () => screen.findByRole('link', { name: 'Member centre' })
const trialToken = () => localStorage.getItem('trialToken')
const CLAIM = 'POST /api/account/trial-works'
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

describe('a visitor who has sealed something gets an account', () => {
  it('at the start with a member’s session the works are taken over, once, and the trial is forgotten', async () => {
    const claimed: unknown[] = []
    const claim: HttpResponseResolver = async ({ request }) => {
      claimed.push([await request.json(), request.headers.get('Idempotency-Key')])
      return new HttpResponse(null, { status: 204 })
    }
    beAfterSealing()
    beLoggedIn()
    const { count } = answerSessions(gateway, { claim })
    const { page } = await openPage('/')
    await waitFor(() => expect(trialToken()).toBeNull())
    expect(claimed).toEqual([[{ trialToken: 'trial.token' }, expect.stringMatching(/^[\w-]{36}$/)]])
    page.unmount()
    await openPage('/')
    await loggedIn()
    expect(count(CLAIM)).toBe(1)
  })

  it('works that reach the account a moment after the answer appear by themselves', async () => {
    const work: ListedWork = { ...sealed, createdAt: '2026-11-21T08:30:00.000Z', state: 'anchored' }
    const listing = (works: ListedWork[]) => answering(listWorks, { data: { works, nextCursor: null } })
    beAfterSealing()
    beLoggedIn()
    answerSessions(gateway)
    gateway.use(ownAccount(), listing([]), answering(listScans, { data: { scans: [], nextCursor: null } }))
    await openPage('/dashboard')
    await screen.findByRole('region', { name: 'Start here' })
    gateway.use(listing([work]))
    expect(await screen.findByRole('heading', { level: 3, name: work.title })).toBeTruthy()
  })

  it('so they are after a login', async () => {
    beAfterSealing()
    const { count } = answerSessions(gateway)
    const { user } = await openPage('/login')
    await user.type(await screen.findByLabelText(/^E-mail or mobile number/), 'ming@example.tw')
    await user.type(screen.getByLabelText(/^Password/), 'secret')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(trialToken()).toBeNull())
    expect(count(CLAIM)).toBe(1)
  })

  it('a visitor who stays one keeps the trial', async () => {
    beAfterSealing()
    const { count } = answerSessions(gateway)
    await openPage('/')
    await screen.findByRole('link', { name: 'Log in' })
    expect(trialToken()).toBe('trial.token')
    expect(count(CLAIM)).toBe(0)
  })

  it('a trial that has ended has nothing to hand over and is forgotten', async () => {
    beAfterSealing()
    beLoggedIn()
    answerSessions(gateway, { claim: () => problem(422, 'TRIAL_TOKEN_INVALID') })
    await openPage('/')
    await waitFor(() => expect(trialToken()).toBeNull())
  })

  it('a server that fails is asked again at the next start', async () => {
    beAfterSealing()
    beLoggedIn()
    const { count } = answerSessions(gateway, { claim: () => problem(503, 'SERVICE_UNAVAILABLE') })
    const { page } = await openPage('/')
    // The call bears a key, so it is repeated once by itself.
    await waitFor(() => expect(count(CLAIM)).toBe(2))
    await waitFor(() => expect(console.warn).toHaveBeenCalled())
    expect(trialToken()).toBe('trial.token')
    page.unmount()
    gateway.use(http.post('/api/account/trial-works', () => new HttpResponse(null, { status: 204 })))
    await openPage('/')
    await waitFor(() => expect(trialToken()).toBeNull())
  })
})
