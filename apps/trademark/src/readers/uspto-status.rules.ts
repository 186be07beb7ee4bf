import type { RecordedStatus } from './mark-record'

/**
 * Codes of the status under which nothing is left, by the office's documentation of its XML: a cancelled international registration
 * (401, 402), abandoned (600 to 610, 614, 618), a number given by mistake (622), a registration cancelled or expired (626, 709 to
 * 714, 900, 901). A revived application (616) or one whose registration was cancelled so that it is examined again (715, 716) is pending.
 */
const endedRanges: readonly (readonly [first: number, last: number])[] = [
  [401, 402],
  [600, 610],
  [614, 614],
  [618, 618],
  [622, 622],
  [626, 626],
  [709, 714],
  [900, 901],
]
const pendingAgain = new Set([715, 716])

interface CaseStatus {
  /** Three digits; empty where the file has none. */
  readonly code: string
  readonly abandonedOn: string | undefined
  readonly cancelledOn: string | undefined
  readonly isRegistered: boolean
}

/** Where a case of the United States' office stands. The days count only without a code: a revived case keeps its day of abandonment. */
export function usptoStatus({ code, abandonedOn, cancelledOn, isRegistered }: CaseStatus): RecordedStatus {
  const number = Number(code)
  if (code !== '' && endedRanges.some(([first, last]) => number >= first && number <= last)) return 'ended'
  if (code === '' && (abandonedOn ?? cancelledOn) !== undefined) return 'ended'
  if (isRegistered && !pendingAgain.has(number)) return 'registered'
  return code === '' ? 'filed' : 'pending'
}
