import type { SocialError, SocialProvider } from '@originseal/contracts'

/** Addresses of our own pages, where a sign-in ends. */
export const failedAt = (code: SocialError): string => `/login?error=${code}`

/**
 * Where the page exchanges `token` for a session. Facebook adds the fragment `_=_`, which browsers carry on through a
 * redirect (RFC 9110 §10.2.2): an empty one of ours ends it.
 */
export const succeededAt = (provider: SocialProvider, token: string): string =>
  `/auth/oauth-success?${new URLSearchParams({ token, provider })}${provider === 'facebook' ? '#' : ''}`
