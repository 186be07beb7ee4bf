/** How long something was followed, and whether it ended then or merely was not followed further. */
export interface FollowedTime {
  readonly hours: number
  readonly hasEnded: boolean
}

/** From this hour on, so large a share has not ended yet. */
export interface SurvivalPoint {
  readonly hours: number
  readonly share: number
  /** 95 % band of the share; undefined where it has none: at a share of 0. */
  readonly band: { readonly low: number; readonly high: number } | undefined
}

/** 97.5 % of a normal distribution. */
const z = 1.959963984540054

/**
 * Kaplan and Meier's estimator (1958): the share that has not ended, at each hour at which something ended. What is not
 * followed further counts as long as it was followed; to leave it out would make slow platforms look fast. The variance
 * is Greenwood's, the band is taken over log(−log) of the share (Kalbfleisch and Prentice), so that it stays within 0 and 1.
 */
export function survivalCurve(times: readonly FollowedTime[]): SurvivalPoint[] {
  const curve: SurvivalPoint[] = []
  let share = 1
  let variance = 0
  const ends = new Set(times.filter(({ hasEnded }) => hasEnded).map(({ hours }) => hours))
  for (const hours of [...ends].sort((a, b) => a - b)) {
    const atRisk = times.filter((time) => time.hours >= hours).length
    const ended = times.filter((time) => time.hasEnded && time.hours === hours).length
    share = atRisk === ended ? 0 : share * (1 - ended / atRisk)
    variance += ended / (atRisk * (atRisk - ended))
    curve.push({ hours, share, band: share === 0 ? undefined : bandOf(share, variance) })
  }
  return curve
}

function bandOf(share: number, variance: number): { low: number; high: number } {
  const log = Math.log(share)
  const spread = (z * Math.sqrt(variance)) / log
  return {
    low: Math.exp(-Math.exp(Math.log(-log) - spread)),
    high: Math.exp(-Math.exp(Math.log(-log) + spread)),
  }
}

/** Shares are products of fractions: what is a half on paper may be a little more in binary. */
const tolerance = 1e-12

/** The first hour at which this share or less is left; null where it does not come to that. */
export const hoursUntil = (
  curve: readonly SurvivalPoint[],
  left: number,
  of: (point: SurvivalPoint) => number = ({ share }) => share,
): number | null => curve.find((point) => of(point) <= left + tolerance)?.hours ?? null

/** The share that has not ended after so many hours. */
export const shareAfter = (curve: readonly SurvivalPoint[], hours: number): number =>
  curve.findLast((point) => point.hours <= hours)?.share ?? 1
