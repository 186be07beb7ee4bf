import { tileCorners, tileStatistics } from './lattice'
import type { Lattice } from './lattice'

export interface TileAgreement {
  /** Tiles in the overlap on which there is something to see, on either picture. */
  textured: number
  /** Share of the textured tiles that correlate, 0-1. */
  texturedShare: number
  /** Share of all tiles in the overlap that correlate or are flat on both, 0-1. */
  areaShare: number
  /** Mean correlation of the textured tiles, each cut at 0; 0-1. */
  correlation: number
}

/** Pearson's r from which a tile agrees. */
const AGREES = 0.85
/** Variance (grey levels squared) below which a tile is flat and says nothing. */
export const FLAT = 20

export const NO_TILES: TileAgreement = { textured: 0, texturedShare: 0, areaShare: 0, correlation: 0 }

/** How much of the overlap looks the same on both pictures. */
export function compareTiles(lattice: Lattice): TileAgreement {
  let [seen, textured, agreeing, correlation] = [0, 0, 0, 0]
  for (const [left, top] of tileCorners(lattice)) {
    const tile = tileStatistics(lattice, left, top)
    if (!tile) continue
    seen++
    if (Math.max(tile.varianceA, tile.varianceB) < FLAT) continue
    textured++
    correlation += Math.max(0, tile.correlation)
    if (tile.correlation >= AGREES) agreeing++
  }
  if (textured === 0) return NO_TILES
  return {
    textured,
    texturedShare: agreeing / textured,
    areaShare: (seen - textured + agreeing) / seen,
    correlation: correlation / textured,
  }
}
