import type { AccountView, SessionUser } from '@originseal/contracts'
import { readAccount, verifyAdministrator, verifySession } from '@originseal/contracts/identity/endpoints'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import type { SetupServer } from 'msw/node'
import { accessToken } from '../api/access-token'
import { answering } from './answering'
import { homeAnswers, problem } from './gateway.fixture'

export const member: SessionUser = {
  id: '7c2b8c1e-1111-4222-8333-444455556666',
  role: 'member',
  realName: '王小明',
  email: 'ming@example.tw',
}

/** An access token as the client reads it; its signature is none. @param expiresIn seconds from now */
export function accessTokenOf({ id, role }: Pick<SessionUser, 'id' | 'role'>, expiresIn = 900): string {
  const now = Math.floor(Date.now() / 1000)
  const payload = { userId: id, role, iat: now, exp: now + expiresIn }
  return `e30.${btoa(JSON.stringify(payload))}.c2ln`
}

/** Stores a token as an earlier login would have. */
export function beLoggedIn(user: Pick<SessionUser, 'id' | 'role'> = member, expiresIn?: number): void {
  accessToken.write(accessTokenOf(user, expiresIn))
}

/** The gateway's answer to whom a stored token belongs. */
export const knows = (user: SessionUser = member) =>
  answering(user.role === 'admin' ? verifyAdministrator : verifySession, { user })

export const account = (change: Partial<AccountView> = {}): AccountView => ({
  ...member,
  emailConfirmed: true,
  pendingEmail: null,
  phone: '0912345678',
  language: 'zh-TW',
  hasPassword: true,
  registeredAt: '2026-11-21T08:00:00.000Z',
  erasesAt: null,
  benefits: [
    { kind: 'evidence-seals', quantity: 5, grantedAt: '2026-11-21T08:00:00.000Z' },
    {
      kind: 'guardian-upgrade',
      quantity: 2,
      place: 3,
      grantedAt: '2026-11-21T08:00:00.000Z',
      endsAt: '2027-01-21T08:00:00.000Z',
    },
  ],
  ...change,
})

/** What the gateway answers about the member's own account, and goes on answering after commands. */
export const ownAccount = (view: AccountView = account()) => answering(readAccount, { data: view })

/** What login and renewal answer; with other seconds it is another token. */
export const openedSession = (user: SessionUser = member, expiresIn = 899) => ({
  token: accessTokenOf(user, expiresIn),
  user,
})

const done = () => new HttpResponse(null, { status: 204 })

interface Answers {
  readonly verify?: HttpResponseResolver
  readonly refresh?: HttpResponseResolver
  readonly claim?: HttpResponseResolver
  readonly logout?: HttpResponseResolver
}

/**
 * Answers for everything around a session, and says 404 to all else.
 * @returns the calls so far, as 'POST /api/auth/refresh', the tokens that they bore, and what login and renewal answer
 */
export function answerSessions(gateway: SetupServer, answers: Answers = {}) {
  const opened = openedSession()
  const calls: string[] = []
  const tokens: (string | null)[] = []
  const noted =
    (answer: HttpResponseResolver): HttpResponseResolver =>
    (info) => {
      calls.push(`${info.request.method} ${new URL(info.request.url).pathname}`)
      tokens.push(info.request.headers.get('Authorization'))
      return answer(info)
    }
  const verify = answers.verify ?? (() => HttpResponse.json({ user: member }))
  gateway.use(
    http.get('/api/auth/verify', noted(verify)),
    http.get('/api/admin/verify', noted(verify)),
    http.post('/api/auth/refresh', noted(answers.refresh ?? (() => HttpResponse.json(opened)))),
    http.post(
      '/api/auth/login',
      noted(() => HttpResponse.json(opened)),
    ),
    http.post('/api/auth/logout', noted(answers.logout ?? done)),
    http.post('/api/account/trial-works', noted(answers.claim ?? done)),
    ...homeAnswers,
    http.all(
      '/api/*',
      noted(() => problem(404, 'NOT_FOUND')),
    ),
  )
  /** How often a call was made, such as 'GET /api/auth/verify'. */
  const count = (call: string) => calls.filter((made) => made === call).length
  return { calls, tokens, count, opened }
}

/** What another tab does to the storage, as this tab hears of it. */
export function inAnotherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }))
}

/** The tab is looked at again. jsdom's document is always visible. */
export const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'))
