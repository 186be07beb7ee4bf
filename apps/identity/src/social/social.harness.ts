import { startFacebookDouble, type FacebookDouble } from '@originseal/testing/facebook-double'
import { startOpenIdProvider, type OpenIdProvider } from '@originseal/testing/openid-provider'
import type { PlantedPerson } from '@originseal/testing/sign-in-page'
import { WalkingBrowser } from '@originseal/testing/walking-browser'
import type { SocialProvider } from '@originseal/contracts'
import { startIdentity, type Browser, type IdentityOptions, type RunningIdentity } from '../identity.harness'

const publicUrl = 'http://localhost:8080'
const client = { id: 'originseal-test', secret: 'a secret of the test' }
const callbacks = (provider: SocialProvider): string => `${publicUrl}/api/auth/${provider}/callback`

export interface SocialStage {
  readonly google: OpenIdProvider
  readonly facebook: FacebookDouble
  /** Somebody new, known to both providers. */
  person(traits?: Partial<PlantedPerson>): PlantedPerson
  /** Identity with both providers configured, unless changed. */
  start(config?: IdentityOptions['config']): Promise<RunningIdentity>
  stop(): Promise<void>
}

/** Both providers, really served; a test adds people to them as it needs them. */
export async function setStage(): Promise<SocialStage> {
  const people: PlantedPerson[] = []
  const google = await startOpenIdProvider({
    clientId: client.id,
    clientSecret: client.secret,
    redirectUris: [callbacks('google')],
    people,
  })
  const facebook = await startFacebookDouble({
    appId: client.id,
    appSecret: client.secret,
    redirectUris: [callbacks('facebook')],
    people,
  })
  const settings = {
    PUBLIC_URL: publicUrl,
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    GOOGLE_ISSUER: google.url,
    FACEBOOK_APP_ID: client.id,
    FACEBOOK_APP_SECRET: client.secret,
    FACEBOOK_AUTHORIZE_URL: facebook.authorizeUrl,
    FACEBOOK_TOKEN_URL: facebook.tokenUrl,
    FACEBOOK_PROFILE_URL: facebook.profileUrl,
  }
  return {
    google,
    facebook,
    person: (traits = {}) => {
      const id = crypto.randomUUID()
      const made = { subject: id, name: '林小美', email: `${id}@example.com`, emailVerified: true, ...traits }
      people.push(made)
      return made
    },
    start: (config = {}) => startIdentity({ config: { ...settings, ...config } }),
    stop: async () => {
      await Promise.all([google.stop(), facebook.stop()])
    },
  }
}

/** Leaves for the provider: where the browser is sent. */
export async function leave(browser: Browser, provider: SocialProvider): Promise<string> {
  return location(await browser.ask('GET', `/auth/${provider}`))
}

/** Goes on as somebody at the provider's page: the path at identity where it sends the browser back. */
export async function passProvider(
  address: string,
  provider: SocialProvider,
  subject: string,
): Promise<string> {
  const back = await new WalkingBrowser().passProvider(address, subject, callbacks(provider))
  return `${back.pathname.replace('/api', '')}${back.search}`
}

/** The whole way there and back: where identity sends the browser in the end. */
export async function signIn(browser: Browser, provider: SocialProvider, subject: string): Promise<string> {
  const callback = await passProvider(await leave(browser, provider), provider, subject)
  return location(await browser.ask('GET', callback))
}

/** The one-time token of an address that {@link signIn} led to. */
export function tokenIn(address: string): string {
  const { pathname, searchParams } = new URL(address, publicUrl)
  const token = searchParams.get('token')
  if (pathname !== '/auth/oauth-success' || token === null) throw new Error(`no token in ${address}`)
  return token
}

export function location(answer: Response): string {
  const address = answer.headers.get('location')
  if (answer.status !== 302 || address === null) throw new Error(`no redirect: ${answer.status}`)
  return address
}
