import type { SocialProvider } from '@originseal/contracts'
import { calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'

/** What one sign-in has to remember between leaving for the provider and coming back. */
export interface Attempt {
  readonly provider: SocialProvider
  /** Comes back in the address: the browser that returns is the one that left. */
  readonly state: string
  /** Comes back in the id_token: it was made for this sign-in. */
  readonly nonce: string
  /** PKCE (RFC 7636): who redeems the code is who asked for it. */
  readonly verifier: string
}

export const newAttempt = (provider: SocialProvider): Attempt => ({
  provider,
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
})

/** What the provider is told of an attempt; the verifier stays here. */
export const authorizationParameters = async ({ state, verifier }: Attempt) => ({
  response_type: 'code',
  state,
  code_challenge: await calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
})
