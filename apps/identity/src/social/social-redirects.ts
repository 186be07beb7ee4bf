import type { SocialError, SocialProvider } from '@originseal/contracts'

/** Facebook adds the fragment `_=_`, which browsers carry on through a redirect (RFC 9110 §10.2.2) unless it has one. */
const fragmentAfter = (provider: SocialProvider | undefined): string => (provider === 'facebook' ? '#' : '')

/**
 * The login page, which says what went wrong.
 * @param from the provider that the browser comes back from, if it had left
 */
export const failedAt = (code: SocialError, from?: SocialProvider): string =>
  `/login?error=${code}${fragmentAfter(from)}`

/** The page that exchanges `token` for a session. */
export const succeededAt = (provider: SocialProvider, token: string): string =>
  `/auth/oauth-success?${new URLSearchParams({ token, provider })}${fragmentAfter(provider)}`
