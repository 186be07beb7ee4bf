import type { Homography } from '../comparison'
import type { PointPairs } from '../features/match-descriptors'
import { multiply, solveLinear } from './homography-math'

/** What least squares may move: scale, turn and shift; or any affine map; or any homography. */
export type Freedom = 'affine' | 'projective'

/**
 * Least squares over the pairs in `use`, first picture → second. Coordinates are normalised first (Hartley 1997):
 * centred, with mean distance √2. The projective fit solves the linear form with the last element fixed at 1.
 * Null when the pairs do not determine a map.
 */
export function fitHomography({ xy }: PointPairs, use: Int32Array, freedom: Freedom): Homography | null {
  const unknowns = freedom === 'affine' ? 6 : 8
  if (use.length * 2 < unknowns) return null
  const from = normaliser(xy, use, 0)
  const to = normaliser(xy, use, 2)
  const normal = new Float64Array(unknowns * unknowns)
  const right = new Float64Array(unknowns)
  const add = (row: readonly number[], value: number): void => {
    for (let i = 0; i < unknowns; i++) {
      right[i] = right[i]! + row[i]! * value
      for (let j = 0; j < unknowns; j++)
        normal[i * unknowns + j] = normal[i * unknowns + j]! + row[i]! * row[j]!
    }
  }
  for (const k of use) {
    const x = from.scale * (xy[k * 4]! - from.x)
    const y = from.scale * (xy[k * 4 + 1]! - from.y)
    const u = to.scale * (xy[k * 4 + 2]! - to.x)
    const v = to.scale * (xy[k * 4 + 3]! - to.y)
    add([x, y, 1, 0, 0, 0, -u * x, -u * y], u)
    add([0, 0, 0, x, y, 1, -v * x, -v * y], v)
  }
  const h = solveLinear(normal, right)
  if (!h) return null
  const inner: Homography = [h[0]!, h[1]!, h[2]!, h[3]!, h[4]!, h[5]!, h[6] ?? 0, h[7] ?? 0, 1]
  const intoUnit: Homography = [
    from.scale,
    0,
    -from.scale * from.x,
    0,
    from.scale,
    -from.scale * from.y,
    0,
    0,
    1,
  ]
  const outOfUnit: Homography = [1 / to.scale, 0, to.x, 0, 1 / to.scale, to.y, 0, 0, 1]
  return multiply(outOfUnit, multiply(inner, intoUnit))
}

function normaliser(xy: Float64Array, use: Int32Array, at: 0 | 2): { x: number; y: number; scale: number } {
  let x = 0
  let y = 0
  for (const k of use) {
    x += xy[k * 4 + at]! / use.length
    y += xy[k * 4 + at + 1]! / use.length
  }
  let spread = 0
  for (const k of use) spread += Math.hypot(xy[k * 4 + at]! - x, xy[k * 4 + at + 1]! - y) / use.length
  return { x, y, scale: Math.SQRT2 / Math.max(spread, 1e-9) }
}
