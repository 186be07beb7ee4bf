import type { FoundMarkView } from '@originseal/contracts'
import type { RecordedStatus } from '../readers/mark-record'

/** An office decides on an application within months, in a dispute within some years; what it then became, applications do not say. */
const longestPendingYears = 3
/** A registration can be renewed for half a year after its end (Trademark Act of Taiwan art. 34; 15 U.S.C. § 1059). */
const renewalMonths = 6

/** The same day of the month so many months before; of a month that lacks it, the first of the next. */
function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}

export interface StandingMark {
  readonly status: RecordedStatus
  readonly filedOn: string | null
  readonly expiresOn: string | null
}

/**
 * Where a mark stands on a day, by what its office said last. `unknown`: of an old application no file says what became of it,
 * so that it is neither called pending nor folded away.
 */
export function statusOf(
  { status, filedOn, expiresOn }: StandingMark,
  today: string,
): FoundMarkView['status'] {
  if (status === 'ended') return 'ended'
  if (expiresOn !== null && expiresOn < monthsBefore(today, renewalMonths)) return 'ended'
  if (status !== 'filed') return status
  return filedOn !== null && filedOn >= monthsBefore(today, 12 * longestPendingYears) ? 'pending' : 'unknown'
}

/** Three decimals: what a score is good for, and the same text on every machine. */
export const rounded = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * 1_000) / 1_000
