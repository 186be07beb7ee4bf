import { sessionResponse, type SessionResponse } from '@originseal/contracts'
import { decodeJwt, SignJWT } from 'jose'
import { rowsOf } from '../accounts/accounts.harness'
import type { Browser, RunningIdentity } from '../identity.harness'
import { SigningKeys } from '../tokens/signing-keys'
import { ForgetSocialIdentities } from './forget-social-identities'
import { setStage, signIn, tokenIn, type SocialStage } from './social.harness'
import { Transaction } from '@originseal/database'

describe('AUTH-09: the one-time token of the callback becomes a session', () => {
  let stage: SocialStage
  let identity: RunningIdentity

  beforeAll(async () => {
    stage = await setStage()
    identity = await stage.start()
  })
  afterAll(async () => {
    await identity.stop()
    await stage.stop()
  })

  const arrived = async (at = identity): Promise<{ browser: Browser; token: string }> => {
    const browser = at.browser()
    return { browser, token: tokenIn(await signIn(browser, 'google', stage.person().subject)) }
  }
  const exchange = (browser: Browser, token: string): Promise<Response> =>
    browser.ask('POST', '/auth/exchange', { body: { token } })
  const refusalOf = async (answer: Response): Promise<unknown> => {
    const { code } = (await answer.json()) as { code: string }
    return { status: answer.status, code }
  }
  const invalid = { status: 401, code: 'SOCIAL_TOKEN_INVALID' }
  const sessionsOf = async (token: string): Promise<number> => {
    const sql = 'SELECT FROM session WHERE account_id = $1'
    return (await rowsOf(identity, sql, [decodeJwt(token)['userId']])).length
  }

  it('opens a session with both of its tokens, and forgets the binding', async () => {
    const { browser, token } = await arrived()
    expect([...browser.cookies.keys()]).toEqual(['originseal-login'])
    const answer = await exchange(browser, token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const session: SessionResponse = sessionResponse.parse(await answer.json())
    expect(session.user.id).toBe(decodeJwt(token)['userId'])
    expect([...browser.cookies.keys()]).toEqual(['originseal-refresh'])
    const verified = await browser.ask('GET', '/auth/verify', { token: session.token })
    expect(verified.status).toBe(200)
  })

  it('binds by a cookie that no script and no other site has', async () => {
    const browser = identity.browser()
    let seen = ''
    const watching: Browser = {
      ...browser,
      ask: async (...request) => {
        const answer = await browser.ask(...request)
        seen = answer.headers.getSetCookie().find((line) => line.startsWith('originseal-login=')) ?? seen
        return answer
      },
    }
    const token = tokenIn(await signIn(watching, 'google', stage.person().subject))
    expect(seen).toMatch(
      /^originseal-login=[\w-]{43}; Path=\/api\/auth; Expires=.*; HttpOnly; SameSite=Strict$/,
    )
    expect(JSON.stringify(decodeJwt(token))).not.toContain(browser.cookies.get('originseal-login'))
  })

  it('works once', async () => {
    const { browser, token } = await arrived()
    const kept = browser.cookies.get('originseal-login') ?? ''
    expect((await exchange(browser, token)).status).toBe(200)
    browser.cookies.set('originseal-login', kept)
    expect(await refusalOf(await exchange(browser, token))).toEqual(invalid)
  })

  it('opens exactly one session for twenty tries at once', async () => {
    const { browser, token } = await arrived()
    const cookie = `originseal-login=${browser.cookies.get('originseal-login')}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        identity.browser().ask('POST', '/auth/exchange', { body: { token }, headers: { cookie } }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 401)])
    expect(await sessionsOf(token)).toBe(1)
  })

  it('is worth nothing in another browser, and is not used up by it', async () => {
    const { browser, token } = await arrived()
    expect(await refusalOf(await exchange(identity.browser(), token))).toEqual(invalid)
    const { browser: other } = await arrived()
    expect(await refusalOf(await exchange(other, token))).toEqual(invalid)
    expect((await exchange(browser, token)).status).toBe(200)
  })

  it('is worth nothing later', async () => {
    const hasty = await stage.start({ LOGIN_TOKEN_SECONDS: '0.001' })
    const answer = await hasty.browser().ask('GET', '/auth/google')
    expect(answer.status).toBe(302)
    const { browser, token } = await arrived(hasty)
    // The cookie had the same end: whoever kept it is refused as well.
    expect(browser.cookies.has('originseal-login')).toBe(false)
    expect(await refusalOf(await exchange(browser, token))).toEqual(invalid)
    await hasty.stop()
  })

  it('is no access token', async () => {
    const { browser, token } = await arrived()
    const answer = await browser.ask('GET', '/auth/verify', { token })
    expect(await refusalOf(answer)).toEqual({ status: 401, code: 'TOKEN_INVALID' })
  })

  it('cannot be made of an access token, of one with another name or audience, or of nothing', async () => {
    const { browser, token } = await arrived()
    const binding = browser.cookies.get('originseal-login') ?? ''
    const session = sessionResponse.parse(await (await exchange(browser, token)).json())
    const { current } = identity.app.get(SigningKeys)
    const forged = (typ: string, aud: string): Promise<string> =>
      new SignJWT({ ...decodeJwt(token), aud, jti: crypto.randomUUID() })
        .setProtectedHeader({ alg: 'ES256', typ, kid: current.id })
        .sign(current.privateKey)
    const tries = [
      session.token,
      await forged('at+jwt', 'originseal-login'),
      await forged('login+jwt', 'originseal'),
      await forged('login+jwt', 'originseal-login'), // its ticket was never given out
      `${token.slice(0, -4)}AAAA`,
      'nothing',
    ]
    for (const each of tries) {
      browser.cookies.set('originseal-login', binding)
      expect(await refusalOf(await exchange(browser, each))).toEqual(invalid)
    }
  })

  it('opens nothing for an account that was disabled or erased meanwhile', async () => {
    const disabled = await arrived()
    const erased = await arrived()
    const id = ({ token }: { token: string }): unknown => decodeJwt(token)['userId']
    await rowsOf(identity, 'UPDATE account SET disabled_at = now() WHERE id = $1', [id(disabled)])
    await rowsOf(identity, 'DELETE FROM account WHERE id = $1', [id(erased)])
    const refused = await exchange(disabled.browser, disabled.token)
    expect(await refusalOf(refused)).toEqual({ status: 403, code: 'ACCOUNT_DISABLED' })
    expect(await refusalOf(await exchange(erased.browser, erased.token))).toEqual(invalid)
  })

  it('opens nothing once social sign-ins were taken from the account', async () => {
    const { browser, token } = await arrived()
    const forget = identity.app.get(ForgetSocialIdentities, { strict: false })
    const userId = String(decodeJwt(token)['userId'])
    await identity.app.get(Transaction).run((tx) => forget.execute(tx, userId))
    expect(await refusalOf(await exchange(browser, token))).toEqual(invalid)
  })

  it.each([[{}], [{ token: '' }], [{ token: 7 }]])('refuses %j as a request', async (body) => {
    const answer = await identity.browser().ask('POST', '/auth/exchange', { body })
    expect(await refusalOf(answer)).toEqual({ status: 400, code: 'REQUEST_INVALID' })
  })
})
