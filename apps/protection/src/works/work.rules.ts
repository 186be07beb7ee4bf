import { limits, type ErrorCode, type PerceptualHash, type RegisterWorkRequest } from '@originseal/contracts'

/** A sealed work. Nothing of it changes once it is registered, but whose it is. */
export interface Work {
  readonly id: string
  /** Whose it is now: a visitor's works become their account's. */
  readonly ownerId: string
  /** Whose it was when it was sealed: the commitment covers this, so it stays. */
  readonly sealedFor: string
  /** As the owner declared it; printed on the certificate and nowhere public. */
  readonly ownerName: string
  readonly title: string
  readonly filename: string
  readonly keywords: readonly string[]
  readonly mediaType: string
  readonly size: number
  readonly width: number
  readonly height: number
  readonly frames: number
  readonly sha256: string
  readonly cid: string
  readonly cidProfile: string
  readonly perceptualHash: PerceptualHash
  readonly dihedrals: readonly string[]
  readonly sealedAt: Date
}

/** Two pictures at most this many bits apart are called alike. */
export const similarWithin = 31
/** Below this quality a hash says too little to call anything alike (PDQ's own recommendation). */
export const similarFromQuality = 50

export const originalKey = (workId: string): string => `works/${workId}/original`
export const renditionKey = (workId: string): string => `works/${workId}/rendition.jpg`

/** Of a cleaned line: at most 20 different keywords of at most 50 characters, split at half- and full-width commas and 、. */
export function splitKeywords(text: string): string[] {
  const words = text
    .split(/[,，、]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, 50).join(''))
  return [...new Set(words)].slice(0, 20)
}

interface FieldRule {
  readonly field: keyof RegisterWorkRequest
  readonly missing?: ErrorCode
  readonly ofVisitorsOnly?: true
  readonly max: number
}

/** In the order in which the specification names what is missing. A member's account has address and number already. */
const fieldRules: readonly FieldRule[] = [
  { field: 'realName', missing: 'REAL_NAME_REQUIRED', max: limits.personNameLength },
  { field: 'email', missing: 'EMAIL_REQUIRED', ofVisitorsOnly: true, max: limits.emailLength },
  { field: 'phone', missing: 'PHONE_REQUIRED', ofVisitorsOnly: true, max: limits.phoneLength },
  { field: 'title', missing: 'TITLE_REQUIRED', max: limits.titleLength },
  { field: 'keywords', max: limits.keywordsLength },
]

export interface Refusal {
  readonly code: ErrorCode
  readonly details?: Readonly<Record<string, unknown>>
}

/** The first thing wrong with a registration, in the specification's order: file, name, e-mail, phone, title, consent. */
export function refuseRegistration(
  hasFile: boolean,
  fields: RegisterWorkRequest,
  by: 'visitor' | 'member' = 'visitor',
): Refusal | undefined {
  if (!hasFile) return { code: 'FILE_REQUIRED' }
  const asked = fieldRules.filter((rule) => by === 'visitor' || !rule.ofVisitorsOnly)
  const empty = asked.find((rule) => rule.missing && fields[rule.field] === '')
  if (empty?.missing) return { code: empty.missing, details: { field: empty.field } }
  const long = fieldRules.find(({ field, max }) => [...fields[field]].length > max)
  if (long) return { code: 'FIELD_TOO_LONG', details: { field: long.field, max: long.max } }
  if (fields.agreePolicy !== 'true') return { code: 'CONSENT_REQUIRED' }
  return undefined
}
