import { Logger } from '@nestjs/common'
import {
  startIdentity,
  testPassword as password,
  type Browser,
  type RunningIdentity,
} from '../identity.harness'

let identity: RunningIdentity

beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

async function login(browser: Browser, identifier: string, given = password) {
  const response = await browser.ask('POST', '/auth/login', { body: { identifier, password: given } })
  return { status: response.status, headers: response.headers, body: (await response.json()) as object }
}

const failed = {
  status: 401,
  body: { code: 'LOGIN_FAILED', message: 'login failed, check your credentials' },
}

describe('AUTH-03: login', () => {
  it('by e-mail address, however it is written, gives a token and the user', async () => {
    const account = await identity.addAccount({ email: 'ming@example.com' })
    const answer = await login(identity.browser(), '  Ming@Example.com ')
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { id: account.id, role: 'member', realName: '王小明', email: 'ming@example.com' } },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('AUTH-10: the token says userId, role and exp, and ends within 15 minutes', async () => {
    const account = await identity.addAccount({ role: 'pro' })
    const { body } = await login(identity.browser(), account.email as string)
    const payload = JSON.parse(
      Buffer.from((body as { token: string }).token.split('.')[1] as string, 'base64url').toString(),
    ) as { userId: string; role: string; exp: number }
    expect(payload).toMatchObject({ userId: account.id, role: 'pro' })
    const minutes = (payload.exp - Date.now() / 1000) / 60
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThanOrEqual(15)
  })

  it('by mobile number, with spaces or hyphens', async () => {
    const account = await identity.addAccount({ phone: '0912345678' })
    for (const written of ['0912345678', '0912-345-678', '0912 345 678']) {
      expect(await login(identity.browser(), written)).toMatchObject({
        status: 200,
        body: { user: { id: account.id } },
      })
    }
  })

  it.each([
    ['a wrong password', { password: 'wrong' }],
    ['a password in another case', { password: password.toUpperCase() }],
    ['no password', { password: '' }],
    ['no identifier', { identifier: '' }],
    ['a stranger', { identifier: 'nobody@example.com' }],
    ['an unknown number', { identifier: '0987654321' }],
    ['SQL', { identifier: "' OR 1=1 --@example.com" }],
  ])('fails alike for %s', async (_, given) => {
    const { email } = await identity.addAccount()
    const credentials = { identifier: email as string, password, ...given }
    expect(await login(identity.browser(), credentials.identifier, credentials.password)).toMatchObject(
      failed,
    )
  })

  it('fails alike for an account of social sign-in, which has no password', async () => {
    const { email } = await identity.addAccount({ passwordHash: null })
    for (const given of ['', 'null', password]) {
      expect(await login(identity.browser(), email as string, given)).toMatchObject(failed)
    }
  })

  it('fails alike for a body with neither field', async () => {
    const response = await identity.browser().ask('POST', '/auth/login', { body: {} })
    expect([response.status, await response.json()]).toMatchObject([401, failed.body])
  })

  it('tells a disabled account so, but only to who knows its password', async () => {
    const { email } = await identity.addAccount({ disabledAt: new Date() })
    expect(await login(identity.browser(), email as string, 'wrong')).toMatchObject(failed)
    const right = identity.browser()
    expect(await login(right, email as string)).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_DISABLED' },
    })
    expect(right.cookies.size).toBe(0)
  })

  it('keeps the refresh token from scripts, other sites and other paths', async () => {
    const { email } = await identity.addAccount()
    const { headers } = await login(identity.browser(), email as string)
    const refresh = headers.getSetCookie().find((line) => line.startsWith('originseal-refresh='))
    expect(refresh).toMatch(/; Path=\/api\/auth;.*; HttpOnly; SameSite=Strict$/u)
  })

  it('ends the session that the browser had before', async () => {
    const [one, other] = [await identity.addAccount(), await identity.addAccount()]
    const browser = identity.browser()
    const first = (await login(browser, one.email as string)).body as { token: string }
    await login(browser, other.email as string)
    const verified = await browser.ask('GET', '/auth/verify', { token: first.token })
    expect(verified.status).toBe(401)
  })
})

describe('over https', () => {
  it('the cookies are bound to it, by their attributes and by their names', async () => {
    const secure = await startIdentity({ config: { PUBLIC_URL: 'https://originseal.example' } })
    try {
      const { email } = await secure.addAccount()
      const { headers } = await login(secure.browser(), email as string)
      const lines = headers.getSetCookie().toSorted()
      expect(lines).toHaveLength(2)
      expect(lines[0]).toMatch(
        /^__Host-originseal-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/u,
      )
      expect(lines[1]).toMatch(
        /^__Secure-originseal-refresh=[^;]+; Path=\/api\/auth; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/u,
      )
    } finally {
      await secure.stop()
    }
  })
})

describe('what is logged of a login', () => {
  it('is the session and the account that it opens, and the refusal; never the identifier or the password', async () => {
    const { id, email } = await identity.addAccount()
    const written: string[] = []
    const log = jest
      .spyOn(Logger.prototype, 'log')
      .mockImplementation((text: unknown) => void written.push(String(text)))
    try {
      await login(identity.browser(), email as string)
      const body = { identifier: email, password: 'not the right one' }
      await identity.browser().ask('POST', '/auth/login', { body })
    } finally {
      log.mockRestore()
    }
    expect(written).toEqual([
      expect.stringMatching(new RegExp(`^session [\\w-]{36} opened by password to account ${id}$`)),
      'refused: LOGIN_FAILED',
    ])
    expect(written.join()).not.toMatch(/not the right one|@example/)
  })
})
