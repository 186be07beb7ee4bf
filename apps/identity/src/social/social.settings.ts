import { parseUrl } from '@originseal/contracts'
import { z } from 'zod'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Secrets and codes go there: in clear text only where they never leave the machine. */
const providerAddress = z.url().refine((address) => {
  const url = parseUrl(address)
  if (!url) return true // told already
  const { protocol, hostname } = url
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}, 'must be https (http only on this machine)')

/** Facebook's login dialog and Graph API, by version. Source: developers.facebook.com/docs/graph-api/changelog */
const graphVersion = 'v26.0'

/** The environment of social sign-in. A provider is configured when it has an id and a secret. */
export const socialSettings = {
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Its discovery document is at `/.well-known/openid-configuration` below. */
  GOOGLE_ISSUER: providerAddress.default('https://accounts.google.com'),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_AUTHORIZE_URL: providerAddress.default(`https://www.facebook.com/${graphVersion}/dialog/oauth`),
  FACEBOOK_TOKEN_URL: providerAddress.default(
    `https://graph.facebook.com/${graphVersion}/oauth/access_token`,
  ),
  FACEBOOK_PROFILE_URL: providerAddress.default(`https://graph.facebook.com/${graphVersion}/me`),
  /** Seconds that a provider has for each answer. */
  SOCIAL_TIMEOUT_SECONDS: z.coerce.number().positive().max(30).default(5),
  /** Seconds from leaving for a provider to coming back. */
  SOCIAL_ATTEMPT_SECONDS: z.coerce.number().positive().max(600).default(600),
  /** Seconds that the one-time token in the address is good for. */
  LOGIN_TOKEN_SECONDS: z.coerce.number().positive().max(60).default(60),
}
export type SocialSettings = z.infer<z.ZodObject<typeof socialSettings>>

const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
] as const

/** For `superRefine`: an id without its secret is a mistake and not a decision. */
export function refuseHalfProviders(settings: SocialSettings, context: z.core.$RefinementCtx): void {
  for (const [id, secret] of pairs) {
    if ((settings[id] === undefined) === (settings[secret] === undefined)) continue
    const missing = settings[id] === undefined ? id : secret
    context.addIssue({ code: 'custom', path: [missing], message: `${id} and ${secret} belong together` })
  }
}
