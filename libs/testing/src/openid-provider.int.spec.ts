import { createHash, randomBytes } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { forgeries } from './forged-id-token'
import { startOpenIdProvider, type OpenIdProvider } from './openid-provider'
import { refusal } from './sign-in-page'
import { WalkingBrowser } from './walking-browser'

const redirectUri = 'http://localhost:8080/api/auth/google/callback'
const client = { clientId: 'us', clientSecret: 'a secret' }

describe('the local OpenID provider', () => {
  let provider: OpenIdProvider
  const verifier = randomBytes(32).toString('base64url')

  beforeAll(async () => {
    provider = await startOpenIdProvider({ ...client, redirectUris: [redirectUri] })
  })
  beforeEach(() => provider.behave(undefined))
  afterAll(() => provider.stop())

  const authorize = (): URL => {
    const url = new URL('/auth', provider.url)
    url.search = new URLSearchParams({
      client_id: client.clientId,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: redirectUri,
      state: 'a state',
      nonce: 'a nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()
    return url
  }
  const exchange = (code: string, changes: Record<string, string> = {}): Promise<Response> =>
    fetch(new URL('/token', provider.url), {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        code,
        ...changes,
      }),
    })
  const codeFor = async (subject: string): Promise<string> => {
    const back = await new WalkingBrowser().passProvider(authorize(), subject, redirectUri)
    return back.searchParams.get('code') ?? ''
  }
  const idToken = async (answer: Response): Promise<string> =>
    ((await answer.json()) as { id_token: string }).id_token

  it.each([
    ['mei-1001', { name: '林小美', email: 'mei@example.com', email_verified: true }],
    ['wen-1002', { name: '陳大文', email: 'wen@example.com', email_verified: false }],
    ['noa-1003', { name: 'Noa Kim' }],
  ])('says who %s is in a token that its published keys verify', async (subject, profile) => {
    const token = await idToken(await exchange(await codeFor(subject)))
    const keys = createRemoteJWKSet(new URL('/jwks', provider.url))
    const { payload } = await jwtVerify(token, keys, { issuer: provider.url, audience: client.clientId })
    expect(payload).toMatchObject({ sub: subject, nonce: 'a nonce', ...profile })
  })

  it('asks who it is each time, as an account chooser does', async () => {
    const browser = new WalkingBrowser()
    const subjectOf = async (person: string): Promise<unknown> => {
      const back = await browser.passProvider(authorize(), person, redirectUri)
      return decodeJwt(await idToken(await exchange(back.searchParams.get('code') ?? ''))).sub
    }
    expect(await subjectOf('mei-1001')).toBe('mei-1001')
    expect(await subjectOf('wen-1002')).toBe('wen-1002')
  })

  it('sends whoever refuses back with access_denied', async () => {
    const back = await new WalkingBrowser().passProvider(authorize(), refusal, redirectUri)
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('state')).toBe('a state')
  })

  it('gives nothing for another verifier, another secret, or a code a second time', async () => {
    expect((await exchange(await codeFor('mei-1001'), { code_verifier: 'x'.repeat(43) })).status).toBe(400)
    expect((await exchange(await codeFor('mei-1001'), { client_secret: 'guessed' })).status).toBe(401)
    const code = await codeFor('mei-1001')
    expect((await exchange(code)).status).toBe(200)
    expect((await exchange(code)).status).toBe(400)
  })

  it.each(forgeries)('lies as it is told: %s', async (forgery) => {
    provider.behave(forgery)
    const token = await idToken(await exchange(await codeFor('mei-1001')))
    const keys = createRemoteJWKSet(new URL('/jwks', provider.url))
    const judged = jwtVerify(token, keys, { issuer: provider.url, audience: client.clientId }).then(
      ({ payload }) => (payload['nonce'] === 'a nonce' ? 'believed' : 'another nonce'),
      (error: Error) => error.name,
    )
    expect(await judged).toMatch(/^(another nonce|JWT.*|JWS.*)$/)
  })

  it('is away when told so', async () => {
    provider.behave('down')
    await expect(fetch(new URL('/.well-known/openid-configuration', provider.url))).rejects.toThrow(
      'fetch failed',
    )
    provider.behave('silent')
    const patience = AbortSignal.timeout(200)
    await expect(fetch(provider.url, { signal: patience })).rejects.toThrow('timeout')
  })
})
