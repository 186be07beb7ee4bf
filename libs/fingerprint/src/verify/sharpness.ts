import { medianOf } from './median'
import { TILE, tileStatistics } from './sampling-grid'
import type { SamplingGrid } from './sampling-grid'
import type { TileView } from './look-at-tiles'

/** Which side is to be blurred until both are equally sharp, and by how much. */
export interface Softening {
  side: 'a' | 'b'
  /** Samples. */
  sigma: number
}

/** One side's edges are so many times as steep before it is softened; JPEG and resizing alone stay below. */
const SHARPER = 1.15
const SIGMAS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4, 1.7, 2]
/** Fewer tiles than this say nothing of sharpness. */
const FEWEST = 8

/**
 * The blur that makes the sharper picture as soft as the other, judged by the found tiles; null when they are alike.
 * Between a sharp and a blurred picture an edge beside another edge seems to lie elsewhere, as if the camera had moved.
 */
export function softeningFor(grid: SamplingGrid, found: readonly TileView[]): Softening | null {
  if (found.length < FEWEST) return null
  const ratio = steepnessRatio(grid, found)
  const side = ratio > 1 ? 'a' : 'b'
  const excess = (of: SamplingGrid): number => Math.log(steepnessRatio(of, found)) * (side === 'a' ? 1 : -1)
  if (Math.abs(Math.log(ratio)) < Math.log(SHARPER)) return null
  let best: Softening | null = null
  let before = Math.abs(Math.log(ratio))
  for (const sigma of SIGMAS) {
    const left = excess(softened(grid, { side, sigma }))
    if (Math.abs(left) >= before) break
    best = { side, sigma }
    before = Math.abs(left)
    if (left <= 0) break
  }
  return best
}

/** The grid with one side blurred. */
export function softened(grid: SamplingGrid, softening: Softening | null): SamplingGrid {
  if (!softening) return grid
  const { side, sigma } = softening
  const { columns, rows } = grid
  const across = blurred(grid[side], columns, rows, 1, columns, sigma)
  return { ...grid, [side]: blurred(across, rows, columns, columns, 1, sigma) }
}

/** Median, over the tiles, of how many times as steep the original's edges are as the candidate's. */
function steepnessRatio(grid: SamplingGrid, tiles: readonly TileView[]): number {
  const ratios = Float64Array.from(tiles, ({ left, top, dx, dy }) => {
    const there = tileStatistics(grid, left, top, dx, dy)
    if (!there) return 1
    const a = energy(grid, grid.a, left, top) / Math.max(there.varianceA, 1)
    const b = energy(grid, grid.b, left + dx, top + dy) / Math.max(there.varianceB, 1)
    return Math.sqrt(Math.max(a, 1e-6) / Math.max(b, 1e-6))
  })
  return medianOf(ratios)
}

/** Mean square of the gradient in a tile. */
function energy({ columns, rows }: SamplingGrid, values: Float64Array, left: number, top: number): number {
  let sum = 0
  let n = 0
  for (let y = Math.max(1, top); y < Math.min(top + TILE, rows - 1); y++) {
    for (let x = Math.max(1, left); x < Math.min(left + TILE, columns - 1); x++) {
      const at = y * columns + x
      const gx = values[at + 1]! - values[at - 1]!
      const gy = values[at + columns]! - values[at - columns]!
      const square = gx * gx + gy * gy
      if (Number.isNaN(square)) continue
      sum += square
      n++
    }
  }
  return sum / Math.max(n, 1)
}

/** Gaussian along lines of `length` values, `step` apart, over what is seen; what is not seen stays so. */
function blurred(
  values: Float64Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
  sigma: number,
): Float64Array {
  const reach = Math.ceil(2.5 * sigma)
  const weights = Array.from({ length: reach + 1 }, (_, i) => Math.exp((-i * i) / (2 * sigma * sigma)))
  const out = new Float64Array(values.length)
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < length; i++) {
      const at = line * stride + i * step
      let sum = 0
      let weight = 0
      for (let k = Math.max(-reach, -i); k <= Math.min(reach, length - 1 - i); k++) {
        const value = values[at + k * step]!
        if (value !== value) continue
        const w = weights[Math.abs(k)]!
        sum += w * value
        weight += w
      }
      out[at] = Number.isNaN(values[at]!) ? Number.NaN : sum / weight
    }
  }
  return out
}
