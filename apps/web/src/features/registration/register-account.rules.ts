import { errors, type ErrorCode, type RegisterAccountRequest } from '@originseal/contracts'
import { faultOfNewPassword, faultOfRepetition } from '../../components/person-answers.rules'
import {
  faultsOf as visitorFaultsOf,
  named,
  tidied as tidiedVisitor,
  type VisitorFault,
} from './visitor.rules'

/** The form: the account and the password once more. */
export interface AccountAnswers extends RegisterAccountRequest {
  readonly confirmation: string
}
export type AccountField = keyof AccountAnswers
export type AccountFault = VisitorFault | 'passwordRequired'

/** The answers as they are sent; a password is taken as it is. */
export function tidied({ password, confirmation, ...person }: AccountAnswers): AccountAnswers {
  return { ...tidiedVisitor(person), password, confirmation }
}

/** What is wrong, by field (AUTH-05). @param answers tidied */
export function faultsOf({
  password,
  confirmation,
  ...person
}: AccountAnswers): Partial<Record<AccountField, AccountFault>> {
  return {
    ...visitorFaultsOf(person),
    password: named(faultOfNewPassword(password), 'passwordRequired'),
    confirmation: faultOfRepetition(confirmation, { password }),
  }
}

/** Whether one of the four required answers is missing: said for all of them at once. */
export const isIncomplete = ({ realName, email, phone, password }: AccountAnswers): boolean =>
  [realName, email, phone, password].includes('')

/** The server's refusals that have words of their own (AUTH-06), and the field that each is about. */
const refusals = {
  ACCOUNT_EMAIL_TAKEN: 'email',
  ACCOUNT_PHONE_TAKEN: 'phone',
  ACCOUNT_PHONE_FORMAT: 'phone',
  ACCOUNT_PASSWORD_SHORT: 'password',
  ACCOUNT_PASSWORD_COMMON: 'password',
  ACCOUNT_FIELDS_REQUIRED: undefined,
} as const satisfies Partial<Record<ErrorCode, AccountField | undefined>>
export type Refusal = keyof typeof refusals

/** Recognises a refusal by its code, else by the specification's sentence. */
export function refusalOf(code?: string, message?: string): Refusal | undefined {
  const known = Object.keys(refusals) as Refusal[]
  return known.find((refusal) => refusal === code) ?? known.find((r) => errors[r].message === message)
}

export const fieldOf = (refusal: Refusal): AccountField | undefined => refusals[refusal]
