import fc from 'fast-check'
import { Transaction } from '@originseal/database'
import type { Account } from '../accounts/account.rules'
import { startIdentity, testPassword, type Browser, type RunningIdentity } from '../identity.harness'
import { OpenSession, type OpenedSession } from './open-session'

let identity: RunningIdentity
let twin: RunningIdentity

beforeAll(async () => {
  identity = await startIdentity()
  twin = await startIdentity({ twinOf: identity })
})
afterAll(async () => {
  await twin.stop()
  await identity.stop()
})

const cookie = 'originseal-refresh'

interface Refreshed {
  readonly status: number
  readonly body: { token: string; code?: string; user: object }
  /** What the browser keeps from now on. */
  readonly refreshToken: string | undefined
}

/** Shows a token from a browser of its own, to either replica. */
async function refresh(refreshToken: string | undefined, at = identity): Promise<Refreshed> {
  const browser = at.browser()
  if (refreshToken !== undefined) browser.cookies.set(cookie, refreshToken)
  const response = await browser.ask('POST', '/auth/refresh')
  const body = (await response.json()) as Refreshed['body']
  const [given] = response.headers.getSetCookie()
  return { status: response.status, body, refreshToken: given?.split(/[=;]/u)[1] }
}

async function open(given?: Account): Promise<OpenedSession> {
  const account = given ?? (await identity.addAccount())
  const openSession = identity.app.get(OpenSession, { strict: false })
  return identity.app.get(Transaction, { strict: false }).run((tx) => openSession.execute(tx, account))
}

/** Lets time pass for one session: all that is written of it becomes older. */
async function pass({ sessionId }: OpenedSession, ms: number): Promise<void> {
  const by = `$2 * interval '1 millisecond'`
  await identity.query(
    `UPDATE refresh_token SET expires_at = expires_at - ${by}, replaced_at = replaced_at - ${by} WHERE session_id = $1`,
    [sessionId, ms],
  )
  await identity.query(`UPDATE session SET ends_at = ends_at - ${by} WHERE id = $1`, [sessionId, ms])
}

async function isOpen(token: string): Promise<boolean> {
  return (await identity.browser().ask('GET', '/auth/verify', { token })).status === 200
}

const second = 1_000
const day = 86_400_000
const ended = { status: 401, body: { code: 'SESSION_ENDED' }, refreshToken: undefined }

describe('a refresh', () => {
  it('gives a new access token, the user of today and the next refresh token', async () => {
    const session = await open()
    await identity.query(`UPDATE account SET role = 'elite' WHERE id = $1`, [session.user.id])
    const { status, body, refreshToken } = await refresh(session.refreshToken)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { user: { ...session.user, role: 'elite' } },
    })
    expect(body.token).not.toBe(session.token)
    expect(refreshToken).toMatch(/^[\w-]{43}$/u)
    expect(refreshToken).not.toBe(session.refreshToken)
  })

  it('goes on for as long as somebody comes within 30 days, and for 90 days in all', async () => {
    const session = await open()
    let { refreshToken } = session as { refreshToken: string | undefined }
    for (const days of [29, 29, 29]) {
      await pass(session, days * day)
      const answer = await refresh(refreshToken)
      expect(answer.status).toBe(200)
      refreshToken = answer.refreshToken
    }
    await pass(session, 4 * day)
    expect(await refresh(refreshToken)).toMatchObject(ended)
  })

  it('comes too late after 30 days', async () => {
    const session = await open()
    await pass(session, 30 * day)
    expect(await refresh(session.refreshToken)).toMatchObject(ended)
    expect(await isOpen(session.token)).toBe(false)
  })

  it.each([
    ['no token', undefined],
    ['an invented one', 'A'.repeat(43)],
    ['an access token', 'eyJhbGciOiJFUzI1NiJ9.e30.AAAA'],
    ['nonsense', '%00%ff'],
  ])('is refused for %s', async (_, token) => {
    expect(await refresh(token)).toMatchObject(ended)
  })

  it('stores no token, only hashes', async () => {
    const session = await open()
    const { refreshToken } = await refresh(session.refreshToken)
    const [row] = await identity.query<{ stored: string }>(
      `SELECT string_agg(encode(hash, 'escape') || encode(hash, 'base64'), ' ') AS stored FROM refresh_token
       WHERE session_id = $1`,
      [session.sessionId],
    )
    for (const token of [session.refreshToken, refreshToken as string]) {
      expect(row?.stored).not.toContain(token)
      expect(row?.stored).not.toContain(Buffer.from(token, 'base64url').toString('base64'))
    }
  })
})

describe('W5–W10: refresh reuse', () => {
  it('of 20 at once, on two replicas, all are given one successor', async () => {
    const session = await open()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refresh(session.refreshToken, index % 2 ? identity : twin)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1)
    expect(await newest(session)).toBe(1)
  })

  it('a lost answer is told again within 30 s', async () => {
    const session = await open()
    const first = await refresh(session.refreshToken)
    await pass(session, 25 * second)
    expect((await refresh(session.refreshToken, twin)).refreshToken).toBe(first.refreshToken)
  })

  it('afterwards it is theft: the session ends for the thief and for the owner', async () => {
    const session = await open()
    const other = await open()
    const owner = await refresh(session.refreshToken)
    await pass(session, 31 * second)
    expect(await refresh(session.refreshToken)).toMatchObject(ended)
    expect(await refresh(owner.refreshToken)).toMatchObject(ended)
    expect(await isOpen(owner.body.token)).toBe(false)
    expect((await refresh(other.refreshToken)).status).toBe(200)
  })

  it('whatever is shown when, a session has one newest token or has ended for good', async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ show: fc.nat({ max: 6 }), twin: fc.boolean() }) },
      {
        weight: 2,
        arbitrary: fc.record({ wait: fc.constantFrom(12 * second, 40 * second, 12 * day, 31 * day) }),
      },
    )
    const account = await identity.addAccount()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (history) => {
        const lived = await follow(await open(account), history)
        expect(lived.answers).toEqual(lived.promised)
        expect(lived.newest).toEqual(lived.promised.map((status) => (status === 200 ? 1 : 0)))
      }),
      { numRuns: 40 },
    )
  }, 120_000)
})

/** How many tokens of a session have no successor yet. */
async function newest({ sessionId }: OpenedSession): Promise<number> {
  const rows = await identity.query(
    'SELECT 1 FROM refresh_token WHERE session_id = $1 AND replaced_at IS NULL',
    [sessionId],
  )
  return rows.length
}

interface Lived {
  readonly promised: number[]
  readonly answers: number[]
  /** After each answer, how many tokens had no successor. */
  readonly newest: number[]
}

/** Lives through a history, and says what was promised of each answer by a reckoning of its own. */
async function follow(
  session: OpenedSession,
  history: readonly ({ show: number; twin: boolean } | { wait: number })[],
): Promise<Lived> {
  const chain = [
    { token: session.refreshToken, expires: 30 * day, replaced: undefined as number | undefined },
  ]
  const lived: Lived = { promised: [], answers: [], newest: [] }
  let now = 0
  let over = false
  for (const step of history) {
    if ('wait' in step) {
      now += step.wait
      await pass(session, step.wait)
      continue
    }
    const index = step.show % chain.length
    const shown = chain[index] as (typeof chain)[number]
    const isReuse = shown.replaced !== undefined && now - shown.replaced > 30 * second
    const isLate = now >= 90 * day || (shown.replaced === undefined && now >= shown.expires)
    over ||= isReuse || isLate
    const { status, refreshToken } = await refresh(shown.token, step.twin ? twin : identity)
    lived.promised.push(over ? 401 : 200)
    lived.answers.push(status)
    lived.newest.push(await newest(session))
    if (refreshToken === undefined) continue
    const successor = chain[index + 1]
    if (successor && successor.token !== refreshToken) throw new Error('two tokens follow on one')
    if (successor) continue
    shown.replaced = now
    chain.push({ token: refreshToken, expires: Math.min(now + 30 * day, 90 * day), replaced: undefined })
  }
  return lived
}

describe('logging out', () => {
  async function loggedIn(): Promise<{ browser: Browser; token: string }> {
    const { email } = await identity.addAccount()
    const browser = identity.browser()
    return { browser, token: await login(browser, email as string) }
  }

  async function login(browser: Browser, identifier: string): Promise<string> {
    const response = await browser.ask('POST', '/auth/login', {
      body: { identifier, password: testPassword },
    })
    return ((await response.json()) as { token: string }).token
  }

  it.each([
    ['both tokens', { cookie: true, bearer: true }],
    ['the refresh token alone, when the access token has run out', { cookie: true, bearer: false }],
    ['the access token alone', { cookie: false, bearer: true }],
  ])('ends the session by %s', async (_, { cookie: hasCookie, bearer }) => {
    const { browser, token } = await loggedIn()
    const kept = browser.cookies.get(cookie)
    if (!hasCookie) browser.cookies.delete(cookie)
    const response = await browser.ask('POST', '/auth/logout', bearer ? { token } : {})
    expect(response.status).toBe(204)
    expect(browser.cookies.has(cookie)).toBe(false)
    expect(await isOpen(token)).toBe(false)
    expect(await refresh(kept)).toMatchObject(ended)
  })

  it('is no error for who is nobody', async () => {
    expect((await identity.browser().ask('POST', '/auth/logout')).status).toBe(204)
  })

  it('tells the other services which session it was, and nothing else', async () => {
    const { browser, token } = await loggedIn()
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()) as {
      sid: string
    }
    await browser.ask('POST', '/auth/logout')
    const revocations = (await (await fetch(`${twin.url}/internal/revocations`)).json()) as {
      sessions: string[]
    }
    expect(Object.keys(revocations)).toEqual(['sessions'])
    expect(revocations.sessions).toContain(sid)
  })

  it('everywhere ends all sessions of the account and of no other', async () => {
    const { email } = await identity.addAccount()
    const [here, there] = [identity.browser(), identity.browser()]
    const [token, tokenThere] = [await login(here, email as string), await login(there, email as string)]
    const other = await loggedIn()
    expect((await here.ask('POST', '/auth/logout-everywhere', { token })).status).toBe(204)
    expect(here.cookies.has(cookie)).toBe(false)
    expect([await isOpen(token), await isOpen(tokenThere), await isOpen(other.token)]).toEqual([
      false,
      false,
      true,
    ])
    expect((await there.ask('POST', '/auth/refresh')).status).toBe(401)
  })

  it('keeps the device known', async () => {
    const { browser, token } = await loggedIn()
    const device = browser.cookies.get('originseal-device')
    await browser.ask('POST', '/auth/logout', { token })
    expect(device).toBeDefined()
    expect(browser.cookies.get('originseal-device')).toBe(device)
  })
})
