import Negotiator from 'negotiator'
import { emailPattern, limits, phonePattern, type ErrorCode, type Role } from '@originseal/contracts'
import { isCommonPassword } from './passwords/common-password.rules'

/** A person with an account. Everything of theirs that is kept about them is kept here. */
export interface Account {
  readonly id: string
  readonly role: Role
  readonly realName: string
  /** In lower case; absent where a social provider told none. */
  readonly email: string | null
  readonly emailConfirmedAt: Date | null
  /** 09 and eight digits; absent for accounts of social sign-in until it is given. */
  readonly phone: string | null
  /** Argon2id in PHC form; absent for accounts of social sign-in. */
  readonly passwordHash: string | null
  /** The language of mails. */
  readonly language: 'zh-TW' | 'en'
  readonly registeredAt: Date
  readonly disabledAt: Date | null
  /** When everything is erased, if that was asked for. */
  readonly erasesAt: Date | null
}

/** E-mail addresses are compared without regard to case: whoever writes `Ming@` means `ming@`. */
export const normalEmail = (written: string): string => written.trim().toLowerCase()

/** Without the spaces and hyphens that people put into numbers. */
export const normalPhone = (written: string): string => written.replaceAll(/[\s-]/g, '')

/**
 * Whether their address gets mails about what is theirs: others may have written an address that nobody confirmed, and
 * its owner is no member. Mails about a purchase are sent nevertheless.
 */
export const mayBeMailed = (
  { email, emailConfirmedAt, disabledAt }: Account,
  isOfPurchase = false,
): boolean => email !== null && disabledAt === null && (emailConfirmedAt !== null || isOfPurchase)

/** What is wrong with a registration, in the order in which it is told; undefined where nothing is. */
export function faultOfRegistration(given: {
  realName: string
  email: string
  phone: string
  password: string
}): ErrorCode | undefined {
  if (given.email === '' || given.password === '' || given.phone === '') return 'ACCOUNT_FIELDS_REQUIRED'
  if (given.realName === '') return 'ACCOUNT_NAME_REQUIRED'
  if (!emailPattern.test(given.email)) return 'ACCOUNT_EMAIL_FORMAT'
  return faultOfPhone(given.phone) ?? faultOfPassword(given.password)
}

export function faultOfPhone(phone: string): ErrorCode | undefined {
  return phonePattern.test(phone) ? undefined : 'ACCOUNT_PHONE_FORMAT'
}

export function faultOfPassword(password: string): ErrorCode | undefined {
  if (password.length < limits.passwordMinimum) return 'ACCOUNT_PASSWORD_SHORT'
  return isCommonPassword(password) ? 'ACCOUNT_PASSWORD_COMMON' : undefined
}

/** Mails are written in Chinese for whoever asks for any Chinese first (RFC 9110 §12.5.4), in English for all others. */
export function languageOf(acceptLanguage: string | undefined): Account['language'] {
  const [first = ''] = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).languages()
  return /^zh(?:-|$)/i.test(first) ? 'zh-TW' : 'en'
}
