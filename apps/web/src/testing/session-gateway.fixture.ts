import type { SessionUser } from '@originseal/contracts'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import type { SetupServer } from 'msw/node'
import { problem } from './gateway.fixture'
import { accessTokenOf, member } from './session.fixture'

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
