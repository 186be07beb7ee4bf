import type { PlatformTimes, RemovalPoint } from '@originseal/contracts'
import {
  hoursUntil,
  shareAfter,
  survivalCurve,
  type FollowedTime,
  type SurvivalPoint,
} from './kaplan-meier.rules'
import type { LedgerRow } from './ledger-row.rules'

/** Fewer say nothing of a platform. */
const enough = 10
const dayHours = 24

/** The figures of each platform, by its name. They follow from the rows alone. */
export function platformTimesOf(rows: readonly LedgerRow[]): PlatformTimes[] {
  const platforms = [...new Set(rows.map(({ platform }) => platform))].sort()
  return platforms.map((platform) => {
    const ofPlatform = rows.filter((row) => row.platform === platform)
    return {
      platform,
      filed: ofPlatform.length,
      open: ofPlatform.filter((row) => !row.firstDownAt).length,
      seenByClaimant: ofPlatform.filter((row) => row.seenBy === 'claimant').length,
      figures: ofPlatform.length < enough ? null : figuresOf(ofPlatform),
    }
  })
}

function figuresOf(rows: readonly LedgerRow[]): NonNullable<PlatformTimes['figures']> {
  const times = rows.map(timeToRemoval)
  const curve = survivalCurve(times)
  const share = (holds: (row: LedgerRow) => boolean): number => rows.filter(holds).length / rows.length
  return {
    medianHours: hoursUntil(curve, 0.5),
    p90Hours: hoursUntil(curve, 0.1),
    medianLowHours: hoursUntil(curve, 0.5, ({ band }) => band?.low ?? 0),
    medianHighHours: hoursUntil(curve, 0.5, ({ band }) => band?.high ?? 0),
    downWithin72Hours: 1 - shareAfter(curve, 72),
    curve: curve.map(removalPoint),
    followedHours: Math.max(...times.map(({ hours }) => hours)),
    acknowledged: share((row) => row.acknowledgedAt !== null),
    rejected: share((row) => row.isRejected),
    counterNoticed: share((row) => row.isCounterNoticed),
    stillDownAfterDays: stillDown(rows),
  }
}

const removalPoint = ({ hours, share, band }: SurvivalPoint): RemovalPoint => ({
  hours,
  removed: 1 - share,
  band: band ? { low: 1 - band.high, high: 1 - band.low } : null,
})

/** What the claimant alone saw to be gone we followed until then, and have not seen to end. */
const timeToRemoval = ({ filedAt, firstDownAt, followedUntil, seenBy }: LedgerRow): FollowedTime => ({
  hours: hoursBetween(filedAt, firstDownAt ?? followedUntil),
  hasEnded: seenBy === 'us',
})

/** Removals are followed until the copy is there again, or the case is followed no further. */
function stillDown(rows: readonly LedgerRow[]): { 1: number; 7: number; 30: number } | null {
  const times = rows.flatMap(({ firstDownAt, confirmedAt, relapsedAt, followedUntil, seenBy }) =>
    firstDownAt && confirmedAt && seenBy === 'us'
      ? [{ hours: hoursBetween(firstDownAt, relapsedAt ?? followedUntil), hasEnded: relapsedAt !== null }]
      : [],
  )
  if (times.length === 0) return null
  const curve = survivalCurve(times)
  const after = (days: number): number => shareAfter(curve, days * dayHours)
  return { 1: after(1), 7: after(7), 30: after(30) }
}

const hoursBetween = (begin: Date, end: Date): number =>
  Math.max(0, (end.getTime() - begin.getTime()) / 3_600_000)
