import { emailPattern, phonePattern, type ErrorCode, type TrialUser } from '@originseal/contracts'

/** What is wrong with a field: missing (as the server would say it) or not in its format. */
export type VisitorFault = ErrorCode | 'emailFormat' | 'phoneFormat'

/**
 * The visitor's words without the space around them; a phone number also without its separators and, as browsers
 * fill it in, with Taiwan's country code turned into the leading 0.
 */
export function tidied({ realName, email, phone }: TrialUser): TrialUser {
  const digits = phone.replaceAll(/[\s().-]/g, '').replace(/^(?:\+|00)886(?=9)/, '0')
  return { realName: realName.trim(), email: email.trim(), phone: digits }
}

/** @param visitor tidied */
export function faultsOf({
  realName,
  email,
  phone,
}: TrialUser): Partial<Record<keyof TrialUser, VisitorFault>> {
  return {
    ...(realName === '' && { realName: 'REAL_NAME_REQUIRED' }),
    ...(email === '' ? { email: 'EMAIL_REQUIRED' } : !emailPattern.test(email) && { email: 'emailFormat' }),
    ...(phone === '' ? { phone: 'PHONE_REQUIRED' } : !phonePattern.test(phone) && { phone: 'phoneFormat' }),
  }
}
