import type { Homography } from '../comparison'
import { BoxMean } from './box-mean'
import type { Grey } from '../picture/decode'
import { mapPoint } from './homography-math'

export interface TileAgreement {
  /** Textured tiles of the original that the candidate shows. */
  textured: number
  /** Of those, how many correlate above `AGREES`. */
  agreeing: number
  /** Mean correlation of the textured tiles, each cut at 0; 0-1. */
  correlation: number
}

/** Samples on the longer side of the lattice that is laid over the original. */
const LATTICE = 192
const TILE = 16
export const AGREES = 0.7
/** Variance (grey levels squared) below which a tile is flat and says nothing. */
const FLAT = 20
const SEEN = 0.8

/**
 * Lays the candidate over the original by `map` (fractions → fractions) and correlates tile by tile. Each sample is the
 * mean of the patch that it stands for, on both sides, so scale makes no difference.
 */
export function compareTiles(original: Grey, candidate: Grey, map: Homography): TileAgreement {
  const lattice = sampleBoth(original, candidate, map)
  const result = { textured: 0, agreeing: 0, correlation: 0 }
  for (let top = 0; top + TILE / 2 <= lattice.rows; top += TILE) {
    for (let left = 0; left + TILE / 2 <= lattice.columns; left += TILE) {
      const r = tileCorrelation(lattice, left, top)
      if (r === null) continue
      result.textured++
      if (r >= AGREES) result.agreeing++
      result.correlation += Math.max(0, r)
    }
  }
  if (result.textured > 0) result.correlation /= result.textured
  return result
}

interface Lattice {
  columns: number
  rows: number
  a: Float64Array
  b: Float64Array
}

function sampleBoth(original: Grey, candidate: Grey, map: Homography): Lattice {
  const step = Math.max(original.width, original.height) / LATTICE
  const columns = Math.max(1, Math.round(original.width / step))
  const rows = Math.max(1, Math.round(original.height / step))
  const meansA = new BoxMean(original)
  const meansB = new BoxMean(candidate)
  const a = new Float64Array(columns * rows)
  const b = new Float64Array(columns * rows)
  const place = (x: number, y: number): [number, number] => {
    const [u, v] = mapPoint(map, x / columns, y / rows)
    return [u * candidate.width, v * candidate.height]
  }
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [X, Y] = place(x + 0.5, y + 0.5)
      const [nextX, nextY] = place(x + 1.5, y + 0.5)
      a[y * columns + x] = meansA.at(
        ((x + 0.5) / columns) * original.width,
        ((y + 0.5) / rows) * original.height,
        step,
      )
      b[y * columns + x] = meansB.at(X, Y, Math.hypot(nextX - X, nextY - Y))
    }
  }
  return { columns, rows, a, b }
}

/** Pearson's r of one tile; null when too little of it is seen or the original is flat there. */
function tileCorrelation({ columns, rows, a, b }: Lattice, left: number, top: number): number | null {
  let [n, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0]
  const right = Math.min(columns, left + TILE)
  const bottom = Math.min(rows, top + TILE)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const p = a[y * columns + x]!
      const q = b[y * columns + x]!
      if (Number.isNaN(q)) continue
      n++
      sa += p
      sb += q
      saa += p * p
      sbb += q * q
      sab += p * q
    }
  }
  if (n < SEEN * (right - left) * (bottom - top)) return null
  const varianceA = saa / n - (sa / n) ** 2
  const varianceB = sbb / n - (sb / n) ** 2
  if (varianceA < FLAT) return null
  return (sab / n - (sa * sb) / (n * n)) / Math.sqrt(varianceA * Math.max(varianceB, 1))
}
