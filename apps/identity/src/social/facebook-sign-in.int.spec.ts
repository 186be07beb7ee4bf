import { decodeJwt } from 'jose'
import { rowsOf } from '../accounts/accounts.harness'
import type { RunningIdentity } from '../identity.harness'
import { leave, location, passProvider, setStage, signIn, tokenIn, type SocialStage } from './social.harness'

describe('signing in with Facebook', () => {
  let stage: SocialStage
  let identity: RunningIdentity

  beforeAll(async () => {
    stage = await setStage()
    identity = await stage.start()
  })
  beforeEach(() => stage.facebook.behave(undefined))
  afterAll(async () => {
    await identity.stop()
    await stage.stop()
  })

  /** With an empty fragment, so that the browser does not carry Facebook's on. */
  const failed = '/login?error=facebook_auth_failed#'
  const userIdIn = (address: string): unknown => decodeJwt(tokenIn(address))['userId']
  const accounts = (sql: string, values: unknown[]) => rowsOf(identity, sql, values)

  it('AUTH-08: leads to the dialog with PKCE and a state', async () => {
    const address = new URL(await leave(identity.browser(), 'facebook'))
    expect(`${address.origin}${address.pathname}`).toBe(stage.facebook.authorizeUrl)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'originseal-test',
      response_type: 'code',
      scope: 'public_profile email',
      redirect_uri: 'http://localhost:8080/api/auth/facebook/callback',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('AUTH-09: opens an account whose address is still to be confirmed, and finds it the second time', async () => {
    const person = stage.person()
    const end = await signIn(identity.browser(), 'facebook', person.subject)
    const [account] = await accounts('SELECT * FROM account WHERE id = $1', [userIdIn(end)])
    expect(account).toMatchObject({ email: person.email, email_confirmed_at: null, real_name: person.name })
    expect(userIdIn(await signIn(identity.browser(), 'facebook', person.subject))).toBe(userIdIn(end))
  })

  it("AUTH-09: ends Facebook's fragment, which a browser would carry on", async () => {
    const end = await signIn(identity.browser(), 'facebook', stage.person().subject)
    expect(end).toMatch(/&provider=facebook#$/)
  })

  it('opens an account for somebody without an address', async () => {
    const person = stage.person({ email: undefined })
    const id = userIdIn(await signIn(identity.browser(), 'facebook', person.subject))
    expect(await accounts('SELECT email FROM account WHERE id = $1', [id])).toEqual([{ email: null }])
  })

  it('never links: Facebook does not say whether it has seen that an address is theirs', async () => {
    const person = stage.person()
    await identity.addAccount({ email: person.email ?? null, emailConfirmedAt: new Date() })
    expect(await signIn(identity.browser(), 'facebook', person.subject)).toBe(failed)
  })

  it('AUTH-02: facebook_auth_failed where the person refuses', async () => {
    expect(await signIn(identity.browser(), 'facebook', '')).toBe(failed)
  })

  it.each(['down', 'silent', 'unreadable'] as const)(
    'AUTH-02: facebook_auth_failed where Facebook is %s when the code is redeemed',
    async (fault) => {
      const impatient = await stage.start({ SOCIAL_TIMEOUT_SECONDS: '0.5' })
      const browser = impatient.browser()
      const back = await passProvider(await leave(browser, 'facebook'), 'facebook', stage.person().subject)
      stage.facebook.behave(fault)
      expect(location(await browser.ask('GET', back))).toBe(failed)
      await impatient.stop()
    },
  )

  it('AUTH-02: facebook_auth_failed where our secret is not the right one', async () => {
    const wrong = await stage.start({ FACEBOOK_APP_SECRET: 'another secret' })
    expect(await signIn(wrong.browser(), 'facebook', stage.person().subject)).toBe(failed)
    await wrong.stop()
  })

  it('AUTH-02: facebook_auth_failed where a code comes a second time', async () => {
    const browser = identity.browser()
    const used = new URL(
      await passProvider(await leave(browser, 'facebook'), 'facebook', stage.person().subject),
      identity.url,
    )
    tokenIn(location(await browser.ask('GET', `${used.pathname}${used.search}`)))
    const state = new URL(await leave(browser, 'facebook')).searchParams.get('state') ?? ''
    used.searchParams.set('state', state)
    expect(location(await browser.ask('GET', `${used.pathname}${used.search}`))).toBe(failed)
  })

  it('AUTH-02: auth_callback_failed where the browser is another one than the one that left', async () => {
    const address = await leave(identity.browser(), 'facebook')
    const back = await passProvider(address, 'facebook', stage.person().subject)
    const answer = await identity.browser().ask('GET', back)
    expect(location(answer)).toBe('/login?error=auth_callback_failed#')
  })

  it('AUTH-02: facebook_not_configured, on both addresses', async () => {
    const bare = await stage.start({ FACEBOOK_APP_ID: undefined, FACEBOOK_APP_SECRET: undefined })
    expect(await leave(bare.browser(), 'facebook')).toBe('/login?error=facebook_not_configured')
    const back = await bare.browser().ask('GET', '/auth/facebook/callback?code=a&state=b')
    expect(location(back)).toBe('/login?error=facebook_not_configured#')
    await bare.stop()
  })
})
