import { limits } from '@originseal/contracts'

/** A new password and the same once more. */
export interface NewPassword {
  readonly password: string
  readonly confirmation: string
}
export type NewPasswordFault = 'passwordRequired' | 'passwordShort' | 'passwordsDiffer'

/** What is wrong with a new password, by field (AUTH-05). */
export function faultsOf({
  password,
  confirmation,
}: NewPassword): Partial<Record<keyof NewPassword, NewPasswordFault>> {
  if (password === '') return { password: 'passwordRequired' }
  return {
    ...(password.length < limits.passwordMinimum && { password: 'passwordShort' }),
    ...(password !== confirmation && { confirmation: 'passwordsDiffer' }),
  }
}
