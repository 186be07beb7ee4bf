import { startFacebookDouble } from './facebook-double'
import { startOpenIdProvider } from './openid-provider'

/** What the local providers and the service that trusts them both have to know. */
export const localClient = { id: 'originseal-local', secret: 'a-secret-between-two-local-processes' } as const

export interface LocalProviders {
  /** The settings with which identity signs people in at them. */
  readonly settings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** A local Google and a local Facebook for a system whose pages are at `publicUrl`. */
export async function startLocalProviders(
  publicUrl: string,
  ports: { google?: number; facebook?: number } = {},
): Promise<LocalProviders> {
  const redirectTo = (provider: string): string[] => [`${publicUrl}/api/auth/${provider}/callback`]
  const google = await startOpenIdProvider({
    clientId: localClient.id,
    clientSecret: localClient.secret,
    redirectUris: redirectTo('google'),
    ...(ports.google !== undefined && { port: ports.google }),
  })
  const facebook = await startFacebookDouble({
    appId: localClient.id,
    appSecret: localClient.secret,
    redirectUris: redirectTo('facebook'),
    ...(ports.facebook !== undefined && { port: ports.facebook }),
  })
  return {
    settings: {
      GOOGLE_CLIENT_ID: localClient.id,
      GOOGLE_CLIENT_SECRET: localClient.secret,
      GOOGLE_ISSUER: google.url,
      FACEBOOK_APP_ID: localClient.id,
      FACEBOOK_APP_SECRET: localClient.secret,
      FACEBOOK_AUTHORIZE_URL: facebook.authorizeUrl,
      FACEBOOK_TOKEN_URL: facebook.tokenUrl,
      FACEBOOK_PROFILE_URL: facebook.profileUrl,
    },
    stop: async () => {
      await Promise.all([google.stop(), facebook.stop()])
    },
  }
}
