import type { NoticeFaultView } from '@originseal/contracts'

/** Where on the page something is given, and the field that takes the focus. */
export interface FieldOfPage {
  readonly section: 'claimant' | 'statements'
  /** Of an input; without it the section takes the focus. */
  readonly name?: string
}

const inputOf: Readonly<Record<string, string>> = {
  'claimant.legalName': 'legalName',
  'claimant.role': 'role',
  'claimant.ownerName': 'ownerName',
  'claimant.mandateSha256': 'mandate',
  'claimant.address': 'lines',
  'claimant.phone': 'phone',
  'work.description': 'workDescription',
  'work.originalUrls': 'originalUrls',
  reasons: 'reasons',
  exception: 'exception',
  noLicence: 'noLicence',
  ownership: 'ownershipDetail',
  'identity.name': 'identityName',
  'identity.proofs': 'identityProofs',
}

/** Where a fault is mended; undefined where that is not on this page. */
export function fieldOfFault({
  place,
  field,
}: Pick<NoticeFaultView, 'place' | 'field'>): FieldOfPage | undefined {
  if (field === 'claimant.email') return undefined
  const name = field.startsWith('ticked.') ? field : inputOf[field]
  if (place === 'claimant' && field !== 'claimant') return { section: 'claimant', ...(name && { name }) }
  if (place === 'statements' || place === 'ownership' || place === 'identity' || (place === 'work' && name))
    return { section: 'statements', ...(name && { name }) }
  return undefined
}

/** The page that mends what this one can't. A copy that was not seen of late is looked at without being asked for. */
export function pageOfFault(
  { field, code }: Pick<NoticeFaultView, 'field' | 'code'>,
  workId: string,
): string | undefined {
  if (field === 'claimant.email') return '/member-info'
  if (code === 'WORK_UNNAMED') return `/file/${workId}`
  if (code === 'USE_IS_LICENSED') return '/sirp'
  return undefined
}

/** Whether every way to the platform that is known is closed. */
export const hasNoChannelLeft = (faults: readonly Pick<NoticeFaultView, 'code'>[]): boolean =>
  faults.some(({ code }) => code === 'NO_CHANNEL_LEFT')

/**
 * Faults that say the same about the same place are one line. As long as nobody speaks yet, nothing is asked of the e-mail
 * address: the record that is saved brings the account's.
 */
export function linesOfFaults(faults: readonly NoticeFaultView[]): readonly NoticeFaultView[] {
  const isNobody = faults.some(({ field }) => field === 'claimant.legalName')
  const asked = faults.filter(({ field }) => !isNobody || field !== 'claimant.email')
  const lines = new Map(asked.toReversed().map((fault) => [`${fault.code} ${fault.field}`, fault]))
  return [...lines.values()].toReversed()
}
