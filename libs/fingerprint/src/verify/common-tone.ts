import type { TileView } from './look-at-tiles'

/** Grey levels by which a flat tile may miss the common tone. */
const SAME_TONE = 20

/**
 * Which flat tiles look the same: those that the line through the agreeing tiles' brightness explains, since a copy may
 * be lighter or duller. A flat tile says nothing of its place, but a box of another tone over it is seen.
 */
export function hasCommonTone(tiles: readonly TileView[]): (tile: TileView) => boolean {
  const agreeing = tiles.filter(({ agrees }) => agrees)
  const n = Math.max(1, agreeing.length)
  const meanA = agreeing.reduce((sum, { still }) => sum + still.meanA, 0) / n
  const meanB = agreeing.reduce((sum, { still }) => sum + still.meanB, 0) / n
  const spread = agreeing.reduce((sum, { still }) => sum + (still.meanA - meanA) ** 2, 0)
  const shared = agreeing.reduce((sum, { still }) => sum + (still.meanA - meanA) * (still.meanB - meanB), 0)
  const gain = spread > n ? shared / spread : 1
  return ({ flat, still }) =>
    flat && Math.abs(meanB + gain * (still.meanA - meanA) - still.meanB) <= SAME_TONE
}
