import type { Homography } from '../comparison'
import type { Grey } from '../picture/decode'
import { BoxMean } from './box-mean'
import { mapPoint } from './homography-math'

/** Original and candidate sampled at the same places of the original; `b` is NaN where the candidate does not reach. */
export interface Lattice {
  columns: number
  rows: number
  a: Float64Array
  b: Float64Array
}

/** Samples on the longer side. */
const LATTICE = 240
/** Samples on the side of a tile. */
export const TILE = 16
/** Share of a tile's samples that must be seen. */
const SEEN = 0.8

/**
 * Lays the candidate over the original by `map` (fractions → fractions). Each sample is the mean of the patch that it
 * stands for, on both sides, so scale makes no difference.
 */
export function sampleLattice(original: Grey, candidate: Grey, map: Homography): Lattice {
  const step = Math.max(original.width, original.height) / LATTICE
  const columns = Math.max(1, Math.round(original.width / step))
  const rows = Math.max(1, Math.round(original.height / step))
  const meansA = new BoxMean(original)
  const meansB = new BoxMean(candidate)
  const lattice = { columns, rows, a: new Float64Array(columns * rows), b: new Float64Array(columns * rows) }
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [u, v] = mapPoint(map, (x + 0.5) / columns, (y + 0.5) / rows)
      const [nextU, nextV] = mapPoint(map, (x + 1.5) / columns, (y + 0.5) / rows)
      const patch = Math.hypot((nextU - u) * candidate.width, (nextV - v) * candidate.height)
      const at = y * columns + x
      lattice.a[at] = meansA.at(
        ((x + 0.5) / columns) * original.width,
        ((y + 0.5) / rows) * original.height,
        step,
      )
      lattice.b[at] = meansB.at(u * candidate.width, v * candidate.height, patch)
    }
  }
  return lattice
}

export interface TileStatistics {
  meanA: number
  meanB: number
  varianceA: number
  varianceB: number
  /** Pearson's r. */
  correlation: number
}

/** Upper left corners of all tiles, in samples. */
export function* tileCorners({ columns, rows }: Lattice): Generator<[left: number, top: number]> {
  for (let top = 0; top + TILE / 2 <= rows; top += TILE)
    for (let left = 0; left + TILE / 2 <= columns; left += TILE) yield [left, top]
}

/** One tile of the original against the candidate's, `dx`, `dy` samples aside; null when too little of it is seen. */
export function tileStatistics(
  lattice: Lattice,
  left: number,
  top: number,
  dx = 0,
  dy = 0,
): TileStatistics | null {
  const { columns, rows, a, b } = lattice
  const right = Math.min(columns, left + TILE)
  const bottom = Math.min(rows, top + TILE)
  let [n, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0]
  for (let y = Math.max(top, -dy); y < Math.min(bottom, rows - dy); y++) {
    for (let x = Math.max(left, -dx); x < Math.min(right, columns - dx); x++) {
      const p = a[y * columns + x]!
      const q = b[(y + dy) * columns + x + dx]!
      if (q !== q) continue
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
  const correlation =
    (sab / n - (sa * sb) / (n * n)) / Math.sqrt(Math.max(varianceA, 1) * Math.max(varianceB, 1))
  return { meanA: sa / n, meanB: sb / n, varianceA, varianceB, correlation }
}
