import { isDemonstration } from '../cases/demonstration.rules'
import type { FiledCase } from '../cases/filed-cases.queries'
import type { LedgerRow } from './ledger-row.rules'

const hourMs = 3_600_000
export const toTheHour = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs)
const orNull = (at: Date | null): Date | null => at && toTheHour(at)

/**
 * The rows of the public ledger: every filed case of the public web, open ones up to now. A copy that was gone before
 * anybody was told is no removal by a notice.
 */
export function ledgerRowsOf(cases: readonly FiledCase[], now: Date): LedgerRow[] {
  return cases
    .filter(
      ({ pageUrl, firstDownAt, filedAt }) =>
        !isDemonstration(pageUrl) && !(firstDownAt && firstDownAt < filedAt),
    )
    .map((each) => ({
      platform: each.platform,
      filedAt: toTheHour(each.filedAt),
      acknowledgedAt: orNull(each.acknowledgedAt),
      firstDownAt: orNull(each.firstDownAt),
      confirmedAt: orNull(each.confirmedAt),
      relapsedAt: orNull(each.relapsedAt),
      seenBy: seenByOf(each),
      followedUntil: toTheHour(each.closedAt ?? now),
      isRejected: each.isRejected,
      isCounterNoticed: each.isCounterNoticed,
      decided: decidedOf(each, now),
    }))
}

const seenByOf = ({ firstDownAt, confirmedBy }: FiledCase): LedgerRow['seenBy'] => {
  if (!firstDownAt) return null
  return confirmedBy === 'visits' ? 'us' : 'claimant'
}

const recordMs = 180 * 24 * hourMs

function decidedOf({ changedAt, isWrong, wasRemoved }: FiledCase, now: Date): LedgerRow['decided'] {
  if (changedAt.getTime() < now.getTime() - recordMs) return null
  if (isWrong) return 'wrong'
  return wasRemoved ? 'upheld' : null
}

/** Fewer decided claims give no rate. */
const enoughDecided = 20

/** Of the claims that were decided in the last 180 days, how many were wrong; null where too few were decided. */
export function falseClaimsOf(rows: readonly LedgerRow[]): { decided: number; wrong: number } | null {
  const decided = rows.filter((row) => row.decided !== null)
  const wrong = decided.filter((row) => row.decided === 'wrong').length
  return decided.length < enoughDecided ? null : { decided: decided.length, wrong }
}
