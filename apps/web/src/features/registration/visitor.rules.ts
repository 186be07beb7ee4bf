import type { ErrorCode, TrialUser } from '@originseal/contracts'
import {
  faultOfEmail,
  faultOfPhone,
  faultOfText,
  tidiedPhone,
  type PersonFault,
} from '../../components/person-answers.rules'

/** What is wrong with a field: missing (as the server would say it) or not in its format. */
export type VisitorFault = ErrorCode | Exclude<PersonFault, 'required'>

/** The visitor's words without the space around them, and the number as it is stored. */
export function tidied({ realName, email, phone }: TrialUser): TrialUser {
  return { realName: realName.trim(), email: email.trim(), phone: tidiedPhone(phone) }
}

/** @param visitor tidied */
export function faultsOf({
  realName,
  email,
  phone,
}: TrialUser): Partial<Record<keyof TrialUser, VisitorFault>> {
  return {
    realName: named(faultOfText(realName), 'REAL_NAME_REQUIRED'),
    email: named(faultOfEmail(email), 'EMAIL_REQUIRED'),
    phone: named(faultOfPhone(phone), 'PHONE_REQUIRED'),
  }
}

/** What is missing is said with a name of its own. */
export const named = <Missing extends string>(fault: PersonFault | undefined, missing: Missing) =>
  fault === 'required' ? missing : fault
