import { z } from 'zod'
import { roles } from '../permissions'
import { id, writtenLine } from '../primitives'
import { limits } from '../limits'

const given = (max: number) => z.string().max(max).default('')

/** `POST /auth/login`: an e-mail address or a mobile number, and the password. What is missing counts as empty. */
export const loginRequest = z.object({
  identifier: writtenLine(limits.emailLength)
    .default('')
    .transform((text) => text.trim()),
  password: given(limits.passwordLength),
})
export type LoginRequest = z.infer<typeof loginRequest>

/** Who is logged in, as every answer about a session says it. */
export const sessionUser = z.object({
  id,
  role: z.enum(roles),
  realName: z.string(),
  email: z.string().nullable(),
})
export type SessionUser = z.infer<typeof sessionUser>

/**
 * `POST /auth/login`, `/auth/refresh` and `/auth/exchange`: an access token with `userId`, `role` and `exp`. The
 * refresh token travels beside it in an HttpOnly cookie.
 */
export const sessionResponse = z.object({ token: z.string().min(1), user: sessionUser })
export type SessionResponse = z.infer<typeof sessionResponse>

/** `GET /api/auth/verify` and `GET /api/admin/verify`. */
export const verifyResponse = z.object({ user: sessionUser })
export type VerifyResponse = z.infer<typeof verifyResponse>

/** `POST /auth/exchange`: the one-time token that social sign-in left in the address. */
export const exchangeRequest = z.object({ token: z.string().min(1).max(4_096) })
export type ExchangeRequest = z.infer<typeof exchangeRequest>

/** The providers of social sign-in, and the codes that `/login?error=` can bear. */
export const socialProviders = ['google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]
/** `GET /api/auth/providers`: those that people can sign in with here. */
export const readSocialProvidersResponse = z.object({
  data: z.object({ providers: z.array(z.enum(socialProviders)) }),
})
export type ReadSocialProvidersResponse = z.infer<typeof readSocialProvidersResponse>
export const socialErrors = [
  'google_auth_failed',
  'facebook_auth_failed',
  'google_not_configured',
  'facebook_not_configured',
  'auth_callback_failed',
] as const
export type SocialError = (typeof socialErrors)[number]

/** `GET /internal/revocations`: sessions that ended within the life of an access token; ids of `sid` claims. */
export const revocationsResponse = z.object({ sessions: z.array(id) })
export type RevocationsResponse = z.infer<typeof revocationsResponse>
