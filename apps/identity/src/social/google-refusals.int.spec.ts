import { rowsOf } from '../accounts/accounts.harness'
import type { RunningIdentity } from '../identity.harness'
import { leave, location, passProvider, setStage, signIn, tokenIn, type SocialStage } from './social.harness'

describe('AUTH-02: signing in with Google fails', () => {
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

  const accounts = (sql: string, values: unknown[]) => rowsOf(identity, sql, values)

  describe('google_auth_failed', () => {
    it('where the person refuses', async () => {
      expect(await signIn(identity.browser(), 'google', '')).toBe('/login?error=google_auth_failed')
    })

    it.each(['wrong-nonce', 'wrong-issuer', 'wrong-audience', 'expired', 'wrong-signature'] as const)(
      'where the id_token lies: %s',
      async (forgery) => {
        const person = stage.person()
        stage.google.behave(forgery)
        expect(await signIn(identity.browser(), 'google', person.subject)).toBe(
          '/login?error=google_auth_failed',
        )
        expect(await accounts('SELECT FROM social_identity WHERE subject = $1', [person.subject])).toEqual([])
      },
    )

    it('where the provider is down when the code is redeemed', async () => {
      const browser = identity.browser()
      const back = await passProvider(await leave(browser, 'google'), 'google', stage.person().subject)
      stage.google.behave('down')
      expect(location(await browser.ask('GET', back))).toBe('/login?error=google_auth_failed')
    })

    it('where the provider is silent when the code is redeemed', async () => {
      const impatient = await stage.start({ SOCIAL_TIMEOUT_SECONDS: '2' })
      const browser = impatient.browser()
      const back = await passProvider(await leave(browser, 'google'), 'google', stage.person().subject)
      stage.google.behave('silent')
      expect(location(await browser.ask('GET', back))).toBe('/login?error=google_auth_failed')
      await impatient.stop()
    })

    it('where a code comes a second time, be it with a fresh attempt', async () => {
      const browser = identity.browser()
      const { subject } = stage.person()
      const used = await passProvider(await leave(browser, 'google'), 'google', subject)
      tokenIn(location(await browser.ask('GET', used)))
      const state = new URL(await leave(browser, 'google')).searchParams.get('state') ?? ''
      const again = new URL(used, identity.url)
      again.searchParams.set('state', state)
      const answer = await browser.ask('GET', `${again.pathname}${again.search}`)
      expect(location(answer)).toBe('/login?error=google_auth_failed')
    })

    it('where the code was given to another attempt of the same browser (PKCE)', async () => {
      const browser = identity.browser()
      const stolen = new URL(
        await passProvider(await leave(browser, 'google'), 'google', stage.person().subject),
        identity.url,
      )
      stolen.searchParams.set(
        'state',
        new URL(await leave(browser, 'google')).searchParams.get('state') ?? '',
      )
      const answer = await browser.ask('GET', `${stolen.pathname}${stolen.search}`)
      expect(location(answer)).toBe('/login?error=google_auth_failed')
    })
  })

  describe('auth_callback_failed', () => {
    const failed = '/login?error=auth_callback_failed'

    it('where the browser is another one than the one that left', async () => {
      const back = await passProvider(
        await leave(identity.browser(), 'google'),
        'google',
        stage.person().subject,
      )
      expect(location(await identity.browser().ask('GET', back))).toBe(failed)
    })

    it('where the state is of another attempt, or there is none', async () => {
      for (const change of [
        (url: URL) => url.searchParams.set('state', 'x'.repeat(43)),
        (url: URL) => url.searchParams.delete('state'),
      ]) {
        const browser = identity.browser()
        const back = await passProvider(await leave(browser, 'google'), 'google', stage.person().subject)
        const changed = new URL(back, identity.url)
        change(changed)
        expect(location(await browser.ask('GET', `${changed.pathname}${changed.search}`))).toBe(failed)
      }
    })

    it('where nobody had left', async () => {
      expect(location(await identity.browser().ask('GET', '/auth/google/callback?code=a&state=b'))).toBe(
        failed,
      )
      expect(location(await identity.browser().ask('GET', '/auth/google/callback'))).toBe(failed)
    })

    it('where the browser comes back a second time', async () => {
      const browser = identity.browser()
      const back = await passProvider(await leave(browser, 'google'), 'google', stage.person().subject)
      tokenIn(location(await browser.ask('GET', back)))
      expect(location(await browser.ask('GET', back))).toBe(failed)
    })

    it('where the attempt is too old', async () => {
      const hasty = await stage.start({ SOCIAL_ATTEMPT_SECONDS: '0.001' })
      const browser = hasty.browser()
      const leaving = await fetch(`${hasty.url}/auth/google`, { redirect: 'manual' })
      // A browser would have dropped the cookie by now; whoever kept it is refused as well.
      const [cookie = ''] = leaving.headers.getSetCookie()
      const back = await passProvider(location(leaving), 'google', stage.person().subject)
      const headers = { cookie: cookie.split(';', 1)[0] ?? '' }
      expect(location(await browser.ask('GET', back, { headers }))).toBe(failed)
      await hasty.stop()
    })

    it('where the attempt is of Facebook, or made up', async () => {
      const browser = identity.browser()
      const state = new URL(await leave(browser, 'facebook')).searchParams.get('state') ?? ''
      const sealed = browser.cookies.get('originseal-facebook') ?? ''
      for (const value of [sealed, 'made.up', `${sealed.slice(0, -3)}AAA`]) {
        const headers = { cookie: `originseal-google=${value}` }
        const answer = await identity
          .browser()
          .ask('GET', `/auth/google/callback?code=a&state=${state}`, { headers })
        expect(location(answer)).toBe(failed)
      }
    })

    it('where the fault is our own, as in our database', async () => {
      const doomed = await stage.start()
      const browser = doomed.browser()
      const back = await passProvider(await leave(browser, 'google'), 'google', stage.person().subject)
      await rowsOf(doomed, 'ALTER TABLE account RENAME TO gone')
      expect(location(await browser.ask('GET', back))).toBe(failed)
      await doomed.stop()
    })
  })

  it('google_not_configured, on both addresses', async () => {
    const bare = await stage.start({ GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined })
    expect(await leave(bare.browser(), 'google')).toBe('/login?error=google_not_configured')
    const back = await bare.browser().ask('GET', '/auth/google/callback?code=a&state=b')
    expect(location(back)).toBe('/login?error=google_not_configured')
    expect(await leave(bare.browser(), 'facebook')).toContain(stage.facebook.url)
    const told = await bare.browser().ask('GET', '/auth/providers')
    expect(await told.json()).toEqual({ data: { providers: ['facebook'] } })
    await bare.stop()
  })
})
