import { emailPattern, limits, phonePattern } from '@originseal/contracts'

/** The key of what is wrong with a field, in the texts under `fault`; undefined where nothing is. */
export type AccountFault = 'required' | 'email' | 'phone' | 'passwordShort' | 'passwordsDiffer'

export const faultOfName = (name: string): AccountFault | undefined => (name.trim() ? undefined : 'required')

export const faultOfEmail = (email: string): AccountFault | undefined =>
  email.trim() === '' ? 'required' : emailPattern.test(email.trim()) ? undefined : 'email'

/** Spaces and hyphens in a number are people's way of writing it. */
export const normalPhone = (phone: string): string => phone.replaceAll(/[\s-]/g, '')

export const faultOfPhone = (phone: string): AccountFault | undefined =>
  phone.trim() === '' ? 'required' : phonePattern.test(normalPhone(phone)) ? undefined : 'phone'

export const faultOfPassword = (password: string): AccountFault | undefined =>
  password === '' ? 'required' : password.length < limits.passwordMinimum ? 'passwordShort' : undefined
