import type { ErrorCode, TrialUser } from '@originseal/contracts'

/** Something, '@', something, '.', something, without spaces: the specification asks no more of an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** A mobile number in Taiwan: 09 and eight digits. */
const PHONE = /^09\d{8}$/

/** What is wrong with a field: missing (as the server would say it) or not in its format. */
export type VisitorFault = ErrorCode | 'emailFormat' | 'phoneFormat'

/** The visitor's words without the space around them; a phone number also without its separators. */
export function tidied({ realName, email, phone }: TrialUser): TrialUser {
  return { realName: realName.trim(), email: email.trim(), phone: phone.replaceAll(/[\s-]/g, '') }
}

/** @param visitor tidied */
export function faultsOf({
  realName,
  email,
  phone,
}: TrialUser): Partial<Record<keyof TrialUser, VisitorFault>> {
  return {
    ...(realName === '' && { realName: 'REAL_NAME_REQUIRED' }),
    ...(email === '' ? { email: 'EMAIL_REQUIRED' } : !EMAIL.test(email) && { email: 'emailFormat' }),
    ...(phone === '' ? { phone: 'PHONE_REQUIRED' } : !PHONE.test(phone) && { phone: 'phoneFormat' }),
  }
}
