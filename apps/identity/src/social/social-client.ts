import type { SocialProvider } from '@originseal/contracts'
import { allowInsecureRequests, type Configuration } from 'openid-client'
import type { Attempt } from './attempt'

/** Our side of one provider's protocol. Every wait for it is bounded by SOCIAL_TIMEOUT_SECONDS. */
export interface SocialClient {
  readonly provider: SocialProvider
  /** False: nobody gave us an id and a secret for it. */
  readonly isConfigured: boolean
  /** Where the browser says who it is. Throws what the protocol's library throws. */
  addressFor(attempt: Attempt): Promise<URL>
  /**
   * What the provider says of whoever came back, as it says it.
   * @param query of the callback, `?` included
   * @throws what the protocol's library throws: a refusal, a forgery, a silence
   */
  claimsOf(query: string, attempt: Attempt): Promise<unknown>
}

/** The address that is registered with the provider; it sends nobody anywhere else. */
export const callbackAddress = (publicUrl: string, provider: SocialProvider): URL =>
  new URL(`/api/auth/${provider}/callback`, publicUrl)

/** What makes openid-client speak plain http: for providers on this machine; the settings let no others through. */
export const plainHttpIfLocal = (address: string): ((config: Configuration) => void)[] =>
  address.startsWith('http:') ? [allowInsecureRequests] : []
