import type { NoticeFacts, TargetFacts } from './notice-facts'
import { holdsTooMuchPersonalData } from './personal-data.rules'
import type { NoticeFault, RefusalCode } from './refusals.rules'

/** What is missing or wrong, before it is known for which element. */
export interface Gap {
  readonly code: RefusalCode
  readonly field: string
  readonly place: NoticeFault['place']
}

type Requirement = (facts: NoticeFacts, now: Date) => readonly (Gap | false)[]

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === ''
const gap =
  (place: Gap['place']) =>
  (isMissing: boolean, code: RefusalCode, field: string): Gap | false =>
    isMissing && { code, field, place }
const ofClaimant = gap('claimant')
const ofWork = gap('work')
const ofTarget = gap('target')
const ofStatements = gap('statements')
const ofIdentity = gap('identity')

const hasPhone = (phone: string | undefined): boolean => /^\+[1-9]\d{6,14}$/.test(phone ?? '')
const hasEmail = ({ claimant: { email } }: NoticeFacts): boolean =>
  email?.verified === true && !isBlank(email.address)
const hasAddress = ({ claimant: { address } }: NoticeFacts): boolean =>
  address !== undefined &&
  !isBlank(address.lines) &&
  !isBlank(address.city) &&
  /^[A-Z]{2}$/.test(address.country)

/** 72 hours: what was seen before may have gone meanwhile. */
const freshMs = 72 * 3_600_000

function gapsOfTarget(target: TargetFacts, index: number, now: Date): readonly (Gap | false)[] {
  const field = `targets.${index}`
  const isBroad =
    target.warning !== undefined ||
    ((target.kind === 'account' || target.kind === 'home-page') && target.wholeAccount !== true)
  const { capture } = target
  const isFresh = capture?.verdict === 'up' && now.getTime() - new Date(capture.at).getTime() <= freshMs
  return [
    ofTarget(!/^https?:\/\/[^/]+/i.test(target.asFound), 'LOCATION_MISSING', field),
    ofTarget(isBroad, 'LOCATION_TOO_BROAD', field),
    ofTarget(!isFresh, 'CAPTURE_STALE', field),
  ]
}

/** A text that says more than the name of a file. */
const says = (text: string | undefined, { fileName }: NoticeFacts['work'], atLeast: number): boolean =>
  (text ?? '').trim().length >= atLeast && text?.trim() !== fileName

/** What elements of notices ask of the facts. Each gives all that it misses, never the first only. */
export const requirements = {
  'legal-name': ({ claimant }) => [
    ofClaimant(isBlank(claimant.legalName), 'NAME_MISSING', 'claimant.legalName'),
  ],
  role: ({ claimant }) => [ofClaimant(claimant.role === undefined, 'ROLE_MISSING', 'claimant.role')],
  mandate: ({ claimant }) => [
    ofClaimant(
      claimant.role !== undefined && claimant.role !== 'owner' && isBlank(claimant.ownerName),
      'MANDATE_MISSING',
      'claimant.ownerName',
    ),
    ofClaimant(
      claimant.role === 'agent' && isBlank(claimant.mandateSha256),
      'MANDATE_MISSING',
      'claimant.mandateSha256',
    ),
  ],
  'full-contact': (facts) => [
    ofClaimant(!hasAddress(facts), 'CONTACT_INCOMPLETE', 'claimant.address'),
    ofClaimant(!hasPhone(facts.claimant.phone), 'CONTACT_INCOMPLETE', 'claimant.phone'),
    ofClaimant(!hasEmail(facts), 'CONTACT_INCOMPLETE', 'claimant.email'),
  ],
  'address-and-one-way': (facts) => [
    ofClaimant(!hasAddress(facts), 'CONTACT_INCOMPLETE', 'claimant.address'),
    ofClaimant(!hasPhone(facts.claimant.phone) && !hasEmail(facts), 'CONTACT_INCOMPLETE', 'claimant.email'),
  ],
  email: (facts) => [ofClaimant(!hasEmail(facts), 'CONTACT_INCOMPLETE', 'claimant.email')],
  'work-named': ({ work }) => [ofWork(isBlank(work.title), 'WORK_UNNAMED', 'work.title')],
  'work-described': ({ work }) => [
    ofWork(
      !says(work.description, work, 10) && !says(work.title, work, 10),
      'WORK_UNIDENTIFIED',
      'work.description',
    ),
    ofWork(
      work.certificate === undefined && work.originalUrls.length === 0,
      'WORK_UNIDENTIFIED',
      'work.originalUrls',
    ),
  ],
  location: ({ targets }, now) => [
    ofTarget(targets.length === 0, 'LOCATION_MISSING', 'targets'),
    ...targets.flatMap((target, index) => gapsOfTarget(target, index, now)),
    ofTarget(
      new Set(targets.map(({ provider }) => provider)).size > 1,
      'TARGETS_OF_DIFFERENT_PROVIDERS',
      'targets',
    ),
  ],
  exceptions: ({ exception, noLicence }) => [
    ofStatements(exception === undefined, 'EXCEPTION_UNANSWERED', 'exception'),
    ofStatements(exception !== undefined && exception !== 'none', 'EXCEPTION_APPLIES', 'exception'),
    ofStatements(noLicence !== true, 'LICENCE_UNANSWERED', 'noLicence'),
  ],
  reasons: ({ reasons }) => [ofWork((reasons ?? '').trim().length < 100, 'REASONS_TOO_THIN', 'reasons')],
  identity: ({ identity }) => [
    ofIdentity(isBlank(identity?.name), 'IDENTITY_UNPROVEN', 'identity.name'),
    ofIdentity((identity?.proofs ?? []).length === 0, 'IDENTITY_UNPROVEN', 'identity.proofs'),
  ],
  'little-personal-data': ({ work, reasons }) => [
    ofWork(holdsTooMuchPersonalData(work.description ?? ''), 'PERSONAL_DATA_TOO_MUCH', 'work.description'),
    ofWork(holdsTooMuchPersonalData(reasons ?? ''), 'PERSONAL_DATA_TOO_MUCH', 'reasons'),
  ],
} satisfies Record<string, Requirement>

export type RequirementName = keyof typeof requirements
