import { TILE, tileStatistics } from './sampling-grid'
import type { SamplingGrid } from './sampling-grid'

/** Variance of a sample's gradient that compression and sensors cause, grey levels squared. */
const GRADIENT_NOISE = 10
/** Keeps a direction without texture from being guessed, in the units of the summed normalised gradients. */
const STEADY = 1.5

/**
 * How well a tile of the original is pinned to its place: ½·log2(1 + λ/σ²), the capacity of a Gaussian channel, with λ
 * the smaller eigenvalue of the structure tensor (Shi & Tomasi 1994). Stripes, straight edges and gradients, which look
 * the same along themselves and fill frames and templates, have about none; lettering, texture and corners have it.
 */
export function pinningBits({ columns, rows, a }: SamplingGrid, left: number, top: number): number {
  let xx = 0
  let xy = 0
  let yy = 0
  let n = 0
  for (let y = Math.max(1, top); y < Math.min(top + TILE, rows - 1); y++) {
    for (let x = Math.max(1, left); x < Math.min(left + TILE, columns - 1); x++) {
      const at = y * columns + x
      const gx = (a[at + 1]! - a[at - 1]!) / 2
      const gy = (a[at + columns]! - a[at - columns]!) / 2
      xx += gx * gx
      xy += gx * gy
      yy += gy * gy
      n++
    }
  }
  const smaller = (xx + yy - Math.hypot(xx - yy, 2 * xy)) / 2 / Math.max(n, 1)
  return 0.5 * Math.log2(1 + Math.max(0, smaller) / GRADIENT_NOISE)
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

/** The shift that several tiles have in common. */
export function commonShift(flows: readonly Flow[]): CommonShift {
  let [xx, xy, yy, rx, ry, rr] = [STEADY, 0, STEADY, 0, 0, 0]
  for (const flow of flows) {
    xx += flow[0]
    xy += flow[1]
    yy += flow[2]
    rx += flow[3]
    ry += flow[4]
    rr += flow[5]
  }
  const det = xx * yy - xy * xy
  const [x, y] = [(yy * rx - xy * ry) / det, (xx * ry - xy * rx) / det]
  return { x, y, explained: rr > 0 ? (x * rx + y * ry) / rr : 0 }
}
