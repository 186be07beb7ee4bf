import type { TileView } from './look-at-tiles'

/** Grey levels by which brightness may miss the common tone. */
const SAME_TONE = 20

/** The line through the agreeing tiles' brightness, since a copy may be lighter or duller. */
export interface Tone {
  meanA: number
  meanB: number
  gain: number
}

/** Tiles that lines are drawn through, by pairs that differ so much (grey levels), and by how much a tile may miss one. */
const DRAWN = 40
const APART = 15
const ON_LINE = 8

/**
 * The line that most tiles lie on, of the half that agrees best (RANSAC, but over all pairs of some tiles), then least
 * squares through those: a tile on the edge of what covers a copy may agree by that edge, and has another mean.
 */
export function commonTone(tiles: readonly TileView[]): Tone {
  const agreeing = betterHalf(tiles.filter(({ agrees }) => agrees))
  const isOn =
    ({ meanA, meanB, gain }: Tone) =>
    ({ still }: TileView): boolean =>
      Math.abs(meanB + gain * (still.meanA - meanA) - still.meanB) <= ON_LINE
  let most = agreeing.filter(isOn({ meanA: 0, meanB: 0, gain: 1 }))
  const drawn = agreeing.filter((_, i) => i % Math.ceil(agreeing.length / DRAWN) === 0)
  for (const [i, { still: one }] of drawn.entries())
    for (const { still: other } of drawn.slice(i + 1)) {
      if (Math.abs(one.meanA - other.meanA) < APART) continue
      const gain = (one.meanB - other.meanB) / (one.meanA - other.meanA)
      const on = agreeing.filter(isOn({ meanA: one.meanA, meanB: one.meanB, gain }))
      if (on.length > most.length) most = on
    }
  return toneOf(most.length > 0 ? most : agreeing)
}

const betterHalf = (tiles: readonly TileView[]): TileView[] =>
  tiles.toSorted((a, b) => b.still.correlation - a.still.correlation).slice(0, Math.ceil(tiles.length / 2))

function toneOf(tiles: readonly TileView[]): Tone {
  const n = Math.max(1, tiles.length)
  const meanA = tiles.reduce((sum, { still }) => sum + still.meanA, 0) / n
  const meanB = tiles.reduce((sum, { still }) => sum + still.meanB, 0) / n
  const spread = tiles.reduce((sum, { still }) => sum + (still.meanA - meanA) ** 2, 0)
  const shared = tiles.reduce((sum, { still }) => sum + (still.meanA - meanA) * (still.meanB - meanB), 0)
  return { meanA, meanB, gain: spread > n ? shared / spread : 1 }
}

/** Whether the tone explains brightness `b` where the original's lies between `low` and `high`. */
export function hasTone(
  { meanA, meanB, gain }: Tone,
  [low, high]: readonly [low: number, high: number],
  b: number,
): boolean {
  const ends = [low, high].map((a) => meanB + gain * (a - meanA))
  return b >= Math.min(...ends) - SAME_TONE && b <= Math.max(...ends) + SAME_TONE
}

/**
 * Which flat tiles look the same. A flat tile says nothing of its place, but a box of another tone over it is seen.
 */
export function hasCommonTone(tiles: readonly TileView[]): (tile: TileView) => boolean {
  const tone = commonTone(tiles)
  return ({ flat, still }) => flat && hasTone(tone, [still.meanA, still.meanA], still.meanB)
}
