import { emailPattern, limits, type SocialProvider } from '@originseal/contracts'
import { z } from 'zod'
import { normalEmail } from '../accounts/account.rules'

/** Who somebody is, in the words of a provider that we believe. */
export interface SocialProfile {
  readonly provider: SocialProvider
  /** The provider's own id of them; the only thing that never changes. */
  readonly subject: string
  /** As the provider has it, cut to what an account can hold; empty where it told none. */
  readonly name: string
  /** Null where none was told, or nothing that is an address. */
  readonly email: string | null
  /** The provider has seen that the address is theirs. */
  readonly isEmailVerified: boolean
}

const subject = z.string().min(1).max(255)
const name = z
  .string()
  .default('')
  .transform((text) => [...text.trim()].slice(0, limits.personNameLength).join(''))
const email = z
  .string()
  .optional()
  .transform((text) => {
    const address = normalEmail(text ?? '')
    return address.length <= limits.emailLength && emailPattern.test(address) ? address : null
  })

/** An id_token's claims (OpenID Connect Core §5.1). Only a true `email_verified` counts; its absence does not. */
export const googleProfile = z
  .object({ sub: subject, name, email, email_verified: z.boolean().default(false) })
  .transform((claims): SocialProfile => ({
    provider: 'google',
    subject: claims.sub,
    name: claims.name,
    email: claims.email,
    isEmailVerified: claims.email !== null && claims.email_verified,
  }))

/** Graph's `/me`. Facebook never says whether an address was confirmed, so none counts as such. */
export const facebookProfile = z.object({ id: subject, name, email }).transform((fields): SocialProfile => ({
  provider: 'facebook',
  subject: fields.id,
  name: fields.name,
  email: fields.email,
  isEmailVerified: false,
}))
