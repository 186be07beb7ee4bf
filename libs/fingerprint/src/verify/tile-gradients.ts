import { TILE, tileStatistics } from './sampling-grid'
import type { SamplingGrid } from './sampling-grid'

/** Least residual that is believed, in squares of normalised brightness summed over a tile: what r = 0.98 leaves. */
const RESIDUAL_FLOOR = 5
/**
 * Ridge of the least squares, in the units of the summed normalised gradients: it keeps a direction without texture from being
 * guessed. Of a tile alone it is small, since there only the residual is asked for, which a real shift must not enlarge.
 */
const RIDGE = { together: 10, alone: 1 }

/** Variance of a tile's gradient, grey levels squared: in the direction in which it is least, and the mean of all. */
interface GradientVariance {
  least: number
  mean: number
}

/**
 * Of the values that `valueAt` gives for the places in the grid; NaN for what is not seen. The eigenvalues of the
 * structure tensor.
 */
function gradientVariance(
  { columns, rows }: SamplingGrid,
  left: number,
  top: number,
  valueAt: (at: number) => number,
): GradientVariance {
  let xx = 0
  let xy = 0
  let yy = 0
  let n = 0
  for (let y = Math.max(1, top); y < Math.min(top + TILE, rows - 1); y++) {
    for (let x = Math.max(1, left); x < Math.min(left + TILE, columns - 1); x++) {
      const at = y * columns + x
      const gx = (valueAt(at + 1) - valueAt(at - 1)) / 2
      const gy = (valueAt(at + columns) - valueAt(at - columns)) / 2
      const square = gx * gx + gy * gy
      if (square !== square) continue
      xx += gx * gx
      xy += gx * gy
      yy += gy * gy
      n++
    }
  }
  const mean = (xx + yy) / 2 / Math.max(n, 1)
  return { least: mean - Math.hypot(xx - yy, 2 * xy) / 2 / Math.max(n, 1), mean }
}

/**
 * How much pins a tile of the original to its place: the smaller eigenvalue of the structure tensor (Shi & Tomasi 1994),
 * grey levels squared. Stripes, straight edges and gradients, which look the same along themselves and fill frames and
 * templates, have about none; lettering, texture and corners have it.
 */
export const detailOf = (grid: SamplingGrid, left: number, top: number): number =>
  Math.max(0, gradientVariance(grid, left, top, (at) => grid.a[at]!).least)

/**
 * Noise in which the candidate shows a tile: the mean variance of the gradient of what it differs by, in the original's
 * brightness and contrast; grey levels squared.
 */
export function noiseOf(grid: SamplingGrid, left: number, top: number, dx: number, dy: number): number {
  const there = tileStatistics(grid, left, top, dx, dy)
  if (!there) return Infinity
  const { a, b, columns } = grid
  const aside = dy * columns + dx
  const gain = there.correlation * Math.sqrt(there.varianceB / Math.max(there.varianceA, 1e-9))
  return gradientVariance(grid, left, top, (at) => b[at + aside]! / gain - a[at]!).mean
}

/**
 * What a tile says of its shift: the normal equations of Lucas & Kanade (1981) on brightness of zero mean and unit
 * variance, around its best whole shift. [Σgx², Σgxgy, Σgy², Σgx·miss, Σgy·miss, Σmiss²]; sums of tiles speak for all of
 * them.
 */
export type Flow = readonly [xx: number, xy: number, yy: number, rx: number, ry: number, rr: number]

export function flowOf(grid: SamplingGrid, left: number, top: number, dx: number, dy: number): Flow | null {
  const { columns, rows, a, b } = grid
  const there = tileStatistics(grid, left, top, dx, dy)
  if (!there) return null
  const deviationA = Math.sqrt(Math.max(there.varianceA, 1))
  const deviationB = Math.sqrt(Math.max(there.varianceB, 1))
  let xx = 0
  let xy = 0
  let yy = 0
  let rx = 0
  let ry = 0
  let rr = 0
  for (let y = Math.max(top, 1 - dy); y < Math.min(top + TILE, rows, rows - 1 - dy); y++) {
    for (let x = Math.max(left, 1 - dx); x < Math.min(left + TILE, columns, columns - 1 - dx); x++) {
      const at = (y + dy) * columns + x + dx
      const gx = (b[at + 1]! - b[at - 1]!) / 2 / deviationB
      const gy = (b[at + columns]! - b[at - columns]!) / 2 / deviationB
      const miss = (a[y * columns + x]! - there.meanA) / deviationA - (b[at]! - there.meanB) / deviationB
      const value = miss + gx * dx + gy * dy
      if (Number.isNaN(value)) continue
      xx += gx * gx
      xy += gx * gy
      yy += gy * gy
      rx += gx * value
      ry += gy * value
      rr += value * value
    }
  }
  return [xx, xy, yy, rx, ry, rr]
}

export interface CommonShift {
  /** Samples; a direction in which nothing is to be seen gives 0. */
  x: number
  y: number
  /** Share of what the tiles miss that the shift explains, 0-1 (the coefficient of determination of the fit). */
  explained: number
}

/** The shift that several tiles have in common: least squares, weighted by inverse variance. */
export function commonShift(flows: readonly Flow[]): CommonShift {
  const weights = flows.map(inverseVarianceOf)
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(flows.length, 1)
  const sums: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0]
  for (const [at, flow] of flows.entries()) {
    const weight = weights[at]! / mean
    for (let k = 0; k < sums.length; k++) sums[k] = sums[k]! + weight * flow[k]!
  }
  const { x, y, unexplained } = shiftOf(sums, RIDGE.together)
  const missed = sums[5]
  return { x, y, explained: missed > 0 ? 1 - unexplained / missed : 0 }
}

/**
 * Weight of a tile among others: the inverse of what its own shift leaves unexplained, as of a variance. What a caption
 * covers in part speaks less than its neighbour that is shown to the last grey level.
 */
export const inverseVarianceOf = (flow: Flow): number =>
  1 / (RESIDUAL_FLOOR + shiftOf(flow, RIDGE.alone).unexplained)

/**
 * Noise in which a tile of that variance is shown where its own shift puts it, grey levels squared, comparable to `noiseOf`:
 * the gradient, half the difference of two samples, has half the variance of white noise.
 */
export const residualNoise = (flow: Flow, variance: number): number =>
  (variance * shiftOf(flow, RIDGE.alone).unexplained) / (2 * TILE * TILE)

/** The shift that explains most, in samples, and the squares that it leaves. */
function shiftOf(
  [gxx, xy, gyy, rx, ry, rr]: Flow,
  ridge: number,
): { x: number; y: number; unexplained: number } {
  const [xx, yy] = [gxx + ridge, gyy + ridge]
  const det = xx * yy - xy * xy
  const [x, y] = [(yy * rx - xy * ry) / det, (xx * ry - xy * rx) / det]
  return { x, y, unexplained: Math.max(0, rr - x * rx - y * ry) }
}
