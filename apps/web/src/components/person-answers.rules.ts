import { emailPattern, limits, phonePattern, type ErrorCode } from '@originseal/contracts'

/** What can be wrong with what somebody writes about themselves (AUTH-05): the keys of the pages' own words. */
export type PersonFault = 'required' | 'emailFormat' | 'phoneFormat' | 'passwordShort' | 'passwordsDiffer'

/**
 * A mobile number without its separators and, as browsers fill it in, with Taiwan's country code turned into the
 * leading 0.
 */
export const tidiedPhone = (written: string): string =>
  written.replaceAll(/[\s().-]/g, '').replace(/^(?:\+|00)886(?=9)/, '0')

/** Space alone is no answer; of a password it is one. */
export const faultOfText = (text: string) => (text.trim() === '' ? ('required' as const) : undefined)

export const faultOfEmail = (email: string) =>
  faultOfText(email) ?? (emailPattern.test(email.trim()) ? undefined : ('emailFormat' as const))

export const faultOfPhone = (phone: string) =>
  faultOfText(phone) ?? (phonePattern.test(tidiedPhone(phone)) ? undefined : ('phoneFormat' as const))

export const faultOfGivenPassword = (password: string) =>
  password === '' ? ('required' as const) : undefined

export const faultOfNewPassword = (password: string) =>
  faultOfGivenPassword(password) ??
  (password.length < limits.passwordMinimum ? ('passwordShort' as const) : undefined)

const newPasswordRefusals: readonly (ErrorCode | undefined)[] = [
  'ACCOUNT_PASSWORD_SHORT',
  'ACCOUNT_PASSWORD_COMMON',
]

/** Whether the server's refusal is about the password that was chosen: it is shown at its field. */
export const isNewPasswordRefusal = (code: string | undefined): boolean =>
  newPasswordRefusals.some((refusal) => refusal === code)

/** The same once more. */
export const faultOfRepetition = (again: string, { password }: { password: string }) =>
  again === password ? undefined : ('passwordsDiffer' as const)
