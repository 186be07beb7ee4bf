import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client'
import { authorizationParameters, type Attempt } from './attempt'
import { callbackAddress, plainHttpIfLocal, type SocialClient } from './social-client'
import type { SocialSettings } from './social.settings'

/** OpenID Connect's code flow, as Google offers it. Source: developers.google.com/identity/openid-connect */
export class GoogleClient implements SocialClient {
  readonly provider = 'google'
  private discovered?: Promise<Configuration>

  constructor(
    private readonly settings: SocialSettings,
    private readonly publicUrl: string,
  ) {}

  get isConfigured(): boolean {
    return this.settings.GOOGLE_CLIENT_ID !== undefined
  }

  async addressFor(attempt: Attempt): Promise<URL> {
    return buildAuthorizationUrl(await this.configuration(), {
      ...(await authorizationParameters(attempt)),
      redirect_uri: callbackAddress(this.publicUrl, this.provider).toString(),
      scope: 'openid email profile',
      nonce: attempt.nonce,
    })
  }

  /** The claims of an id_token whose signature, issuer, audience, times and nonce are right. */
  async claimsOf(query: string, attempt: Attempt): Promise<unknown> {
    const address = callbackAddress(this.publicUrl, this.provider)
    address.search = query
    const tokens = await authorizationCodeGrant(await this.configuration(), address, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    })
    return tokens.claims()
  }

  /** Asked for at the first sign-in, so that a start needs no provider; a failure is forgotten, a success kept. */
  private configuration(): Promise<Configuration> {
    this.discovered ??= this.discover().catch((error: unknown) => {
      this.discovered = undefined
      throw error
    })
    return this.discovered
  }

  private discover(): Promise<Configuration> {
    const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = this.settings
    if (id === undefined) throw new Error('Google is not configured')
    return discovery(new URL(issuer), id, secret, undefined, {
      timeout: this.settings.SOCIAL_TIMEOUT_SECONDS,
      // The second: the id_token's signature is checked as well, although it comes straight from the provider.
      execute: [...plainHttpIfLocal(issuer), enableNonRepudiationChecks],
    })
  }
}
