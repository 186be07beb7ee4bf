import type { TileView } from './look-at-tiles'

/** Grey levels by which brightness may miss the common tone. */
const SAME_TONE = 20

/** The line through the agreeing tiles' brightness, since a copy may be lighter or duller. */
export interface Tone {
  meanA: number
  meanB: number
  gain: number
}

export function commonTone(tiles: readonly TileView[]): Tone {
  const agreeing = tiles.filter(({ agrees }) => agrees)
  const n = Math.max(1, agreeing.length)
  const meanA = agreeing.reduce((sum, { still }) => sum + still.meanA, 0) / n
  const meanB = agreeing.reduce((sum, { still }) => sum + still.meanB, 0) / n
  const spread = agreeing.reduce((sum, { still }) => sum + (still.meanA - meanA) ** 2, 0)
  const shared = agreeing.reduce((sum, { still }) => sum + (still.meanA - meanA) * (still.meanB - meanB), 0)
  return { meanA, meanB, gain: spread > n ? shared / spread : 1 }
}

/** Whether the tone explains brightness `b` where the original has `a`. */
export const hasTone = ({ meanA, meanB, gain }: Tone, a: number, b: number): boolean =>
  Math.abs(meanB + gain * (a - meanA) - b) <= SAME_TONE

/**
 * Which flat tiles look the same. A flat tile says nothing of its place, but a box of another tone over it is seen.
 */
export function hasCommonTone(tiles: readonly TileView[]): (tile: TileView) => boolean {
  const tone = commonTone(tiles)
  return ({ flat, still }) => flat && hasTone(tone, still.meanA, still.meanB)
}
