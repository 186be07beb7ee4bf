import { tileCorners, tileStatistics } from './lattice'
import type { Lattice, TileStatistics } from './lattice'

export interface TileAgreement {
  /** Tiles in the overlap on which there is something to see, on either picture. */
  textured: number
  /** Share of the textured tiles that correlate, 0-1. */
  texturedShare: number
  /** Share of all tiles in the overlap that correlate, or are flat and of the same tone, 0-1. */
  areaShare: number
  /** Mean correlation of the textured tiles, each cut at 0; 0-1. */
  correlation: number
}

/** Pearson's r from which a tile agrees. */
const AGREES = 0.85
/** Variance (grey levels squared) below which a tile is flat and says nothing. */
export const FLAT = 20

export const NO_TILES: TileAgreement = { textured: 0, texturedShare: 0, areaShare: 0, correlation: 0 }

/** Grey levels by which a flat tile may miss the common tone. */
const SAME_TONE = 20

/** How much of the overlap looks the same on both pictures. */
export function compareTiles(lattice: Lattice): TileAgreement {
  const seen = [...tileCorners(lattice)].flatMap(([left, top]) => tileStatistics(lattice, left, top) ?? [])
  const isFlat = ({ varianceA, varianceB }: TileStatistics): boolean => Math.max(varianceA, varianceB) < FLAT
  const textured = seen.filter((tile) => !isFlat(tile))
  if (textured.length === 0) return NO_TILES
  const agreeing = textured.filter(({ correlation }) => correlation >= AGREES)
  const tone = commonTone(agreeing)
  const sameTone = seen.filter((tile) => isFlat(tile) && Math.abs(tone(tile.meanA) - tile.meanB) <= SAME_TONE)
  return {
    textured: textured.length,
    texturedShare: agreeing.length / textured.length,
    areaShare: (sameTone.length + agreeing.length) / seen.length,
    correlation:
      textured.reduce((sum, { correlation }) => sum + Math.max(0, correlation), 0) / textured.length,
  }
}

/** The original's brightness → the candidate's, a line through the agreeing tiles: copies may be lighter or duller. */
function commonTone(tiles: readonly TileStatistics[]): (brightness: number) => number {
  const n = Math.max(1, tiles.length)
  const meanA = tiles.reduce((sum, tile) => sum + tile.meanA, 0) / n
  const meanB = tiles.reduce((sum, tile) => sum + tile.meanB, 0) / n
  const spread = tiles.reduce((sum, tile) => sum + (tile.meanA - meanA) ** 2, 0)
  const shared = tiles.reduce((sum, tile) => sum + (tile.meanA - meanA) * (tile.meanB - meanB), 0)
  const gain = spread > n ? shared / spread : 1
  return (brightness) => meanB + gain * (brightness - meanA)
}
