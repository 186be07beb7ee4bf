import { z } from 'zod'
import { instant } from '../primitives'

const count = z.number().int().nonnegative()
const share = z.number().min(0).max(1)
/** Hours from filing; null where the curve does not get there. */
const hours = z.number().nonnegative().nullable()

/** After so many hours so large a share has been removed. */
const removalPoint = z.object({
  hours: z.number().nonnegative(),
  removed: share,
  /** 95 % band of the share; null where the estimator has none: once everything has been removed. */
  band: z.object({ low: share, high: share }).nullable(),
})
export type RemovalPoint = z.infer<typeof removalPoint>

/** What became of the notices to one platform. Every figure follows from the published rows. */
export const platformTimes = z.object({
  platform: z.string(),
  filed: count,
  /** Of them, those whose copy is still there. */
  open: count,
  /** Of them, those whose removal only their claimant has seen; their time counts as not followed further. */
  seenByClaimant: count,
  /** Null below ten filed: fewer say nothing. */
  figures: z
    .object({
      /** From filing to the first time the copy was gone, by Kaplan and Meier's estimator: open cases count as long as they last. */
      medianHours: hours,
      p90Hours: hours,
      /** 95 % band of the median. */
      medianLowHours: hours,
      medianHighHours: hours,
      downWithin72Hours: share,
      /** Ascending, a point for each hour at which something was removed. */
      curve: z.array(removalPoint),
      /** How long the longest case was followed; the curve is level from its last point to there. */
      followedHours: z.number().nonnegative(),
      acknowledged: share,
      rejected: share,
      counterNoticed: share,
      /** Of removals that were confirmed; null where there is none. */
      stillDownAfterDays: z.object({ 1: share, 7: share, 30: share }).nullable(),
    })
    .nullable(),
})
export type PlatformTimes = z.infer<typeof platformTimes>

/** `GET /api/public/time-ledger`. */
export const readTimeLedgerResponse = z.object({
  data: z.object({
    /** Open cases were followed up to this hour. */
    asOf: instant,
    platforms: z.array(platformTimes),
    /** Decided claims of the last 180 days that were wrong; null below twenty decided. */
    falseClaims: z.object({ decided: count, wrong: count }).nullable(),
  }),
})
export type ReadTimeLedgerResponse = z.infer<typeof readTimeLedgerResponse>
