import { phonePattern, type LoginRequest } from '@originseal/contracts'
import { tidiedPhone } from '../../components/person-answers.rules'

/** What is wrong with the form: both answers are required, and nothing else is asked of them. */
export type LoginFault = 'identifierRequired' | 'passwordRequired'

export function faultsOf({
  identifier,
  password,
}: LoginRequest): Partial<Record<keyof LoginRequest, LoginFault>> {
  return {
    ...(identifier.trim() === '' && { identifier: 'identifierRequired' }),
    ...(password === '' && { password: 'passwordRequired' }),
  }
}

/** A mobile number as it is stored, if it is one: people write `0912-345 678` and `+886 912 345 678`. */
export function tidied({ identifier, password }: LoginRequest): LoginRequest {
  const phone = tidiedPhone(identifier)
  return { identifier: phonePattern.test(phone) ? phone : identifier.trim(), password }
}

/** The sentence for `?error=` (AUTH-02); anything unknown is one of tomorrow's. */
export function socialErrorOf(code: string) {
  return Object.hasOwn(sentences, code) ? sentences[code as keyof typeof sentences] : 'social.other'
}

const sentences = {
  google_auth_failed: 'social.googleFailed',
  facebook_auth_failed: 'social.facebookFailed',
  google_not_configured: 'social.notConfigured',
  facebook_not_configured: 'social.notConfigured',
  auth_callback_failed: 'social.callbackFailed',
} as const
