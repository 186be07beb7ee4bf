import { userRegistered } from '@originseal/contracts'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { logIn, mailsTo, rowsOf, tokenIn as tokenOfMail } from '../accounts/accounts.harness'
import type { RunningIdentity } from '../identity.harness'
import { leave, location, passProvider, setStage, signIn, tokenIn, type SocialStage } from './social.harness'

describe('signing in with Google', () => {
  let stage: SocialStage
  let identity: RunningIdentity

  beforeAll(async () => {
    stage = await setStage()
    identity = await stage.start()
  })
  beforeEach(() => stage.google.behave(undefined))
  afterAll(async () => {
    await identity.stop()
    await stage.stop()
  })

  const userIdIn = (address: string): unknown => decodeJwt(tokenIn(address))['userId']
  const accounts = (sql: string, values: unknown[]) => rowsOf(identity, sql, values)

  describe('AUTH-08: the way to the provider', () => {
    it('leads to its page with PKCE, a state and a nonce, and keeps what is secret in a sealed cookie', async () => {
      const answer = await identity.browser().ask('GET', '/auth/google')
      const address = new URL(location(answer))
      expect(address.origin).toBe(stage.google.url)
      expect(Object.fromEntries(address.searchParams)).toEqual({
        client_id: 'originseal-test',
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: 'http://localhost:8080/api/auth/google/callback',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
      })
      const [cookie = ''] = answer.headers.getSetCookie()
      expect(cookie).toMatch(/^originseal-google=[\w.-]+; Path=\/api\/auth\/google; Expires=/)
      expect(cookie).toContain('HttpOnly; SameSite=Lax')
      expect(cookie).not.toContain(address.searchParams.get('state'))
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    it('differs each time', async () => {
      const browser = identity.browser()
      const one = new URL(await leave(browser, 'google')).searchParams
      const other = new URL(await leave(browser, 'google')).searchParams
      for (const name of ['state', 'nonce', 'code_challenge']) expect(one.get(name)).not.toBe(other.get(name))
    })

    it('leads to the login page while the provider is down, and to the provider when it is back', async () => {
      const fresh = await stage.start()
      stage.google.behave('down')
      expect(await leave(fresh.browser(), 'google')).toBe('/login?error=google_auth_failed')
      stage.google.behave(undefined)
      expect(await leave(fresh.browser(), 'google')).toContain(stage.google.url)
      await fresh.stop()
    })

    it('waits only so long for a provider that is silent', async () => {
      const impatient = await stage.start({ SOCIAL_TIMEOUT_SECONDS: '0.2' })
      stage.google.behave('silent')
      expect(await leave(impatient.browser(), 'google')).toBe('/login?error=google_auth_failed')
      await impatient.stop()
    })

    it('over https, keeps its cookies there', async () => {
      const encrypted = await stage.start({ PUBLIC_URL: 'https://originseal.example' })
      const answer = await encrypted.browser().ask('GET', '/auth/google')
      expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-originseal-google=.*; Secure/)
      await encrypted.stop()
    })
  })

  describe('AUTH-09: the way back', () => {
    it('opens an account for somebody new, whose address is confirmed as Google says, and tells the others', async () => {
      const person = stage.person()
      const address = await signIn(identity.browser(), 'google', person.subject)
      const token = tokenIn(address)
      expect(new URL(address, identity.url).searchParams.get('provider')).toBe('google')
      expect(decodeProtectedHeader(token)).toMatchObject({ typ: 'login+jwt', alg: 'ES256' })
      const { userId, role, aud, exp = 0, iat = 0 } = decodeJwt(token)
      expect({ role, aud }).toEqual({ role: 'member', aud: 'originseal-login' })
      expect(exp - iat).toBeLessThanOrEqual(60)
      const [account] = await accounts('SELECT * FROM account WHERE id = $1', [userId])
      expect(account).toMatchObject({
        email: person.email,
        real_name: person.name,
        password_hash: null,
        phone: null,
      })
      expect(account).toHaveProperty('email_confirmed_at', expect.any(Date))
      const sql = 'SELECT payload FROM outbox WHERE name = $1 AND key = $2'
      const told = await rowsOf<{ payload: string }>(identity, sql, [userRegistered.name, userId])
      expect(told.map(({ payload }) => JSON.parse(payload))).toEqual([
        expect.objectContaining({ userId, by: 'google', role: 'member' }),
      ])
      expect(JSON.stringify(told)).not.toContain(person.email)
    })

    it('finds the same account the second time, also when the address has changed at Google', async () => {
      const person = stage.person()
      const first = userIdIn(await signIn(identity.browser(), 'google', person.subject))
      Object.assign(person, { email: `moved-${person.email}` })
      expect(userIdIn(await signIn(identity.browser(), 'google', person.subject))).toBe(first)
    })

    it('opens one account for a person who comes twenty times at once', async () => {
      const person = stage.person()
      const ways = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const browser = identity.browser()
          return {
            browser,
            back: await passProvider(await leave(browser, 'google'), 'google', person.subject),
          }
        }),
      )
      const ends = await Promise.all(
        ways.map(async ({ browser, back }) => userIdIn(location(await browser.ask('GET', back)))),
      )
      expect(new Set(ends).size).toBe(1)
      expect(await accounts('SELECT id FROM account WHERE email = $1', [person.email])).toHaveLength(1)
    })

    it('opens an account without an address where Google tells none, or with one that is still to be confirmed', async () => {
      const nameless = stage.person({ email: undefined })
      const unsure = stage.person({ emailVerified: false })
      const one = userIdIn(await signIn(identity.browser(), 'google', nameless.subject))
      const other = userIdIn(await signIn(identity.browser(), 'google', unsure.subject))
      const rows = await accounts(
        'SELECT email, email_confirmed_at FROM account WHERE id = ANY($1) ORDER BY email NULLS FIRST',
        [[one, other]],
      )
      expect(rows).toEqual([
        { email: null, email_confirmed_at: null },
        { email: unsure.email, email_confirmed_at: null },
      ])
    })

    it.each([
      ['both sides have confirmed the address', true, true, 'is linked'],
      ['the account has not confirmed its address', true, false, 'is refused'],
      ['Google has not confirmed the address', false, true, 'is refused'],
      ['nobody has confirmed the address', false, false, 'is refused'],
    ])('an account with the address, where %s', async (_, emailVerified, isEmailConfirmed, expected) => {
      const person = stage.person({ emailVerified })
      const account = await identity.addAccount({
        email: person.email ?? null,
        emailConfirmedAt: isEmailConfirmed ? new Date() : null,
      })
      const end = await signIn(identity.browser(), 'google', person.subject)
      if (expected === 'is linked') expect(userIdIn(end)).toBe(account.id)
      else expect(end).toBe('/login?error=google_auth_failed')
      const links = await accounts('SELECT FROM social_identity WHERE account_id = $1', [account.id])
      expect(links).toHaveLength(expected === 'is linked' ? 1 : 0)
    })

    it('tells the owner of a linked account by mail', async () => {
      const person = stage.person()
      const email = person.email ?? null
      await identity.addAccount({ email, emailConfirmedAt: new Date(), language: 'en' })
      tokenIn(await signIn(identity.browser(), 'google', person.subject))
      const [mail] = await mailsTo(identity, String(email))
      expect(mail?.subject).toBe('You can now log in with Google')
    })

    it('leaves a stranger no login once the owner of the address has set a password', async () => {
      const stranger = stage.person({ emailVerified: false })
      const email = String(stranger.email)
      tokenIn(await signIn(identity.browser(), 'google', stranger.subject))
      const owner = identity.browser()
      await owner.ask('POST', '/auth/password-reset-requests', { body: { email } })
      const reset = (await mailsTo(identity, email, 2)).find(({ text }) => text.includes('/reset-password'))
      const body = { token: tokenOfMail(reset), password: 'set by the owner' }
      expect((await owner.ask('POST', '/auth/password-resets', { body })).status).toBe(204)
      expect(await signIn(identity.browser(), 'google', stranger.subject)).toBe(
        '/login?error=google_auth_failed',
      )
      expect(await logIn(owner, email, body.password)).toMatch(/^ey/)
    })

    it('does not let in whoever has the address of a linked account after its owner', async () => {
      const owner = stage.person()
      await identity.addAccount({ email: owner.email ?? null, emailConfirmedAt: new Date() })
      tokenIn(await signIn(identity.browser(), 'google', owner.subject))
      const heir = stage.person({ email: owner.email })
      expect(await signIn(identity.browser(), 'google', heir.subject)).toBe('/login?error=google_auth_failed')
    })

    it('opens one account for an address that ten different people come with at once', async () => {
      const people = Array.from({ length: 10 }, () => stage.person({ email: 'contested@example.com' }))
      const ends = await Promise.all(
        people.map(({ subject }) => signIn(identity.browser(), 'google', subject)),
      )
      expect(ends.filter((end) => end === '/login?error=google_auth_failed')).toHaveLength(9)
      expect(ends.filter((end) => end.startsWith('/auth/oauth-success?'))).toHaveLength(1)
      expect(await accounts('SELECT FROM account WHERE email = $1', ['contested@example.com'])).toHaveLength(
        1,
      )
    })

    it('gives nothing to a disabled account', async () => {
      const person = stage.person()
      const id = userIdIn(await signIn(identity.browser(), 'google', person.subject))
      await accounts('UPDATE account SET disabled_at = now() WHERE id = $1', [id])
      expect(await signIn(identity.browser(), 'google', person.subject)).toBe(
        '/login?error=google_auth_failed',
      )
    })

    it('leaves nothing of an erased account: who comes again begins anew', async () => {
      const person = stage.person()
      const first = userIdIn(await signIn(identity.browser(), 'google', person.subject))
      await accounts('DELETE FROM account WHERE id = $1', [first])
      expect(await accounts('SELECT FROM social_identity WHERE subject = $1', [person.subject])).toEqual([])
      expect(await accounts('SELECT FROM login_ticket WHERE account_id = $1', [first])).toEqual([])
      expect(userIdIn(await signIn(identity.browser(), 'google', person.subject))).not.toBe(first)
    })
  })
})
