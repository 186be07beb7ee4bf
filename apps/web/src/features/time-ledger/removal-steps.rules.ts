import type { RemovalPoint } from '@originseal/contracts'

/** Thirty days: what is not removed by then is removed by little that was asked for. */
export const drawnHours = 720

/** A step of the drawn curve; `band` is [low, high]. */
export interface RemovalStep {
  readonly hours: number
  readonly removed: number
  readonly band: readonly [number, number]
}

/** The curve from filing on, as far as it is drawn and as cases were followed. Where there is no band, it is the curve itself. */
export function removalSteps(curve: readonly RemovalPoint[], followedHours: number): RemovalStep[] {
  const end = Math.min(followedHours, drawnHours)
  const steps = curve
    .filter(({ hours }) => hours <= end)
    .map(({ hours, removed, band }): RemovalStep => ({
      hours,
      removed,
      band: band ? [band.low, band.high] : [removed, removed],
    }))
  if (steps[0]?.hours !== 0) steps.unshift({ hours: 0, removed: 0, band: [0, 0] })
  const last = steps.at(-1)
  return last && last.hours < end ? [...steps, { ...last, hours: end }] : steps
}
