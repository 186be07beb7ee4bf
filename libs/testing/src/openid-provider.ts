import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import { forgeIdToken, isForgery, type Forgery } from './forged-id-token'
import { formOf, sendPage, serveProvider, type Outage } from './provider-server'
import { choiceField, plantedPeople, refusal, signInPage, type PlantedPerson } from './sign-in-page'

/** What is wrong with the provider; undefined: nothing. */
export type OpenIdFault = Outage | Forgery

export interface OpenIdProvider {
  /** The issuer; its discovery document is below `/.well-known/openid-configuration`. */
  readonly url: string
  readonly people: readonly PlantedPerson[]
  /** From now on, until it is told otherwise. */
  behave(fault: OpenIdFault | undefined): void
  stop(): Promise<void>
}

export interface OpenIdProviderOptions {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUris: readonly string[]
  /** A free one unless given. */
  readonly port?: number
  readonly people?: readonly PlantedPerson[]
}

/**
 * A real OpenID provider on loopback (discovery, JWKS, PKCE, RS256 as Google signs), whose page asks who one is each
 * time, as an account chooser does. Like Google, it puts the profile into the id_token.
 */
export async function startOpenIdProvider(options: OpenIdProviderOptions): Promise<OpenIdProvider> {
  const people = options.people ?? plantedPeople
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key: JWK = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'double' }
  let fault: OpenIdFault | undefined
  const outage = (): Outage | undefined => (isForgery(fault) ? undefined : fault)
  const server = await serveProvider(options.port ?? 0, outage, async (url) => {
    const provider = new Provider(url, configuration(options, people, key))
    provider.use(async (ctx, next) => {
      await next()
      const body = ctx.body as { id_token?: string } | undefined
      if (ctx.path === '/token' && body?.id_token !== undefined && isForgery(fault)) {
        body.id_token = await forgeIdToken(body.id_token, key, fault)
      }
    })
    return listener(provider, people)
  })
  return { url: server.url, people, behave: (next) => void (fault = next), stop: server.stop }
}

function configuration(
  options: OpenIdProviderOptions,
  people: readonly PlantedPerson[],
  key: JWK,
): Configuration {
  return {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [...options.redirectUris],
      },
    ],
    clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_ctx, subject) => accountOf(people.find((person) => person.subject === subject)),
    // Whoever chose an account has agreed: there is no second page.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId,
        clientId: oidc.client?.clientId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

function accountOf(person: PlantedPerson | undefined) {
  if (!person) return undefined
  const { subject, name, email, emailVerified = false } = person
  return {
    accountId: subject,
    claims: () => ({
      sub: subject,
      name,
      ...(email !== undefined && { email, email_verified: emailVerified }),
    }),
  }
}

/** The provider's own addresses, and the page where one says who one is. */
function listener(provider: Provider, people: readonly PlantedPerson[]): RequestListener {
  const others = provider.callback()
  const choose = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET') {
      sendPage(response, signInPage('Sign in to the local OpenID provider', request.url ?? '', people))
      return
    }
    const subject = (await formOf(request)).get(choiceField) ?? refusal
    const result = subject === refusal ? { error: 'access_denied' } : { login: { accountId: subject } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  return (request, response) => {
    request.headers.cookie = withoutSession(request.headers.cookie ?? '')
    if (!request.url?.startsWith('/interaction/')) return others(request, response)
    return choose(request, response).catch((error: unknown) => {
      response.statusCode = 400
      response.end(String(error))
    })
  }
}

/** It remembers nobody, so that it asks each time: the cookies of its own session count for nothing. */
function withoutSession(cookies: string): string {
  const kept = cookies.split('; ').filter((cookie) => !/^_session(?:\.sig)?=/.test(cookie))
  return kept.join('; ')
}
