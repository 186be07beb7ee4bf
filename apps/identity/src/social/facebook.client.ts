import { createHmac } from 'node:crypto'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  fetchProtectedResource,
} from 'openid-client'
import { authorizationParameters, type Attempt } from './attempt'
import { callbackAddress, plainHttpIfLocal, type SocialClient } from './social-client'
import type { SocialSettings } from './social.settings'

/**
 * Facebook's manual login flow: OAuth 2 with a code, then the Graph API says whose token it is.
 * Source: developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
export class FacebookClient implements SocialClient {
  readonly provider = 'facebook'

  constructor(
    private readonly settings: SocialSettings,
    private readonly publicUrl: string,
  ) {}

  get isConfigured(): boolean {
    return this.settings.FACEBOOK_APP_ID !== undefined
  }

  async addressFor(attempt: Attempt): Promise<URL> {
    return buildAuthorizationUrl(this.configuration(), {
      ...(await authorizationParameters(attempt)),
      redirect_uri: callbackAddress(this.publicUrl, this.provider).toString(),
      scope: 'public_profile email',
    })
  }

  async claimsOf(query: string, attempt: Attempt): Promise<unknown> {
    const address = callbackAddress(this.publicUrl, this.provider)
    address.search = query
    const config = this.configuration()
    const { access_token: token } = await authorizationCodeGrant(config, address, {
      expectedState: attempt.state,
      pkceCodeVerifier: attempt.verifier,
    })
    const profile = await fetchProtectedResource(config, token, this.profileAddress(token), 'GET')
    if (!profile.ok) throw new Error(`the profile was answered with ${profile.status}`)
    return profile.json()
  }

  /** `appsecret_proof` shows that whoever has the token is the app (developers.facebook.com/docs/facebook-login/security). */
  private profileAddress(token: string): URL {
    const proof = createHmac('sha256', this.settings.FACEBOOK_APP_SECRET ?? '')
      .update(token)
      .digest('hex')
    const address = new URL(this.settings.FACEBOOK_PROFILE_URL)
    address.searchParams.set('fields', 'id,name,email')
    address.searchParams.set('appsecret_proof', proof)
    return address
  }

  private configuration(): Configuration {
    const { FACEBOOK_APP_ID: id, FACEBOOK_APP_SECRET: secret } = this.settings
    if (id === undefined) throw new Error('Facebook is not configured')
    const server = {
      issuer: 'https://www.facebook.com',
      authorization_endpoint: this.settings.FACEBOOK_AUTHORIZE_URL,
      token_endpoint: this.settings.FACEBOOK_TOKEN_URL,
    }
    const config = new Configuration(server, id, secret)
    config.timeout = this.settings.SOCIAL_TIMEOUT_SECONDS
    for (const allow of plainHttpIfLocal(this.settings.FACEBOOK_TOKEN_URL)) allow(config)
    return config
  }
}
