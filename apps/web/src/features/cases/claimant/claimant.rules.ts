import { saveClaimantRequest, type ClaimantView } from '@originseal/contracts'
import type { ClaimantRecord } from '../notice/notice.api'

/** What the form holds: every field as it is typed. */
export interface ClaimantAnswers {
  readonly role: ClaimantView['role'] | ''
  readonly legalName: string
  readonly company: string
  readonly ownerName: string
  readonly mandateSha256: string
  readonly lines: string
  readonly city: string
  readonly region: string
  readonly country: string
  readonly phone: string
  readonly secret: string
}

export const answersOf = (claimant: ClaimantView | null): ClaimantAnswers => ({
  role: claimant?.role ?? '',
  legalName: claimant?.legalName ?? '',
  company: claimant?.company ?? '',
  ownerName: claimant?.ownerName ?? '',
  mandateSha256: claimant?.mandateSha256 ?? '',
  lines: claimant?.address?.lines ?? '',
  city: claimant?.address?.city ?? '',
  region: claimant?.address?.region ?? '',
  country: claimant?.address?.country ?? '',
  phone: claimant?.phone ?? '',
  secret: '',
})

/** A number as E.164 writes it; one of Taiwan may be given without its country code. */
export function internationalNumber(typed: string, country: string): string {
  const digits = typed.replaceAll(/[\s().\u2010-\u2015-]/gu, '')
  return country === 'TW' && /^0[1-9]/u.test(digits) ? `+886${digits.slice(1)}` : digits
}

export type ClaimantFault = 'missing' | 'phone'

export const faultOfNeeded = (typed: string): ClaimantFault | undefined =>
  typed.trim() === '' ? 'missing' : undefined

export function faultOfPhone(
  typed: string,
  { country }: Pick<ClaimantAnswers, 'country'>,
): ClaimantFault | undefined {
  if (typed.trim() === '') return 'missing'
  return saveClaimantRequest.shape.phone.safeParse(internationalNumber(typed, country)).success
    ? undefined
    : 'phone'
}

const given = (text: string): string | undefined => text.trim() || undefined

/** The record as the server keeps it; what a role does not have is left out. */
export function recordOf(answers: ClaimantAnswers & { readonly role: ClaimantView['role'] }): ClaimantRecord {
  const { role, legalName, lines, city, country, phone } = answers
  const company = given(answers.company)
  const ownerName = role === 'owner' ? undefined : given(answers.ownerName)
  const mandateSha256 = role === 'agent' ? given(answers.mandateSha256) : undefined
  const region = given(answers.region)
  return {
    role,
    legalName: legalName.trim(),
    ...(company && { company }),
    ...(ownerName && { ownerName }),
    ...(mandateSha256 && { mandateSha256 }),
    address: { lines: lines.trim(), city: city.trim(), country, ...(region && { region }) },
    phone: internationalNumber(phone, country),
  }
}
