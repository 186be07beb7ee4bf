import { distancesBetween } from '../hamming-index/distances'
import type { FeatureSet } from './local-features'

/** x, y in the first picture, x, y in the second, per pair; the pairs that look most alike come first. */
export interface PointPairs {
  count: number
  xy: Float64Array
}

/** A match differs in at most this many of 256 bits … */
const MAX_DISTANCE = 72
/** … and in at most this share of the second best's bits (Lowe 2004, §7.1). */
const MAX_RATIO = 0.85
/** A second best this near to the best, in pixels, is the same corner on the next level of the pyramid: no rival. */
const SAME_CORNER = 6

/**
 * Nearest neighbour among the fine points of `b` for each point of `a` named in `use`, kept when it is near and clearly
 * nearer than the second. A point of `b` serves one pair only, the nearest.
 */
export function matchDescriptors(a: FeatureSet, b: FeatureSet, use: Iterable<number>): PointPairs {
  const distancesOf = distancesBetween(a.descriptors, b.descriptors, b.fine)
  const bestOf = new Int32Array(b.fine).fill(-1)
  const distanceOf = new Uint16Array(b.fine)
  for (const i of use) {
    const distances = distancesOf(i)
    let best = MAX_DISTANCE + 1
    let second = Math.ceil((MAX_DISTANCE + 1) / MAX_RATIO)
    let at = -1
    for (let j = 0; j < distances.length; j++) {
      const d = distances[j]!
      if (d >= second) continue
      if (d < best) {
        if (at < 0 || !isSameCorner(b, at, j)) second = best
        best = d
        at = j
      } else if (!isSameCorner(b, at, j)) second = d
    }
    if (at < 0 || best > MAX_DISTANCE || best > MAX_RATIO * second) continue
    if (bestOf[at]! >= 0 && distanceOf[at]! <= best) continue
    bestOf[at] = i
    distanceOf[at] = best
  }
  return collect(a, b, bestOf, distanceOf)
}

function isSameCorner({ points }: FeatureSet, i: number, j: number): boolean {
  if (i < 0) return false
  const dx = points[i * 2]! - points[j * 2]!
  const dy = points[i * 2 + 1]! - points[j * 2 + 1]!
  return dx * dx + dy * dy <= SAME_CORNER * SAME_CORNER
}

function collect(a: FeatureSet, b: FeatureSet, bestOf: Int32Array, distanceOf: Uint16Array): PointPairs {
  const matched = Array.from(bestOf, (_, j) => j).filter((j) => bestOf[j]! >= 0)
  matched.sort((j, k) => distanceOf[j]! - distanceOf[k]! || j - k)
  const xy = new Float64Array(matched.length * 4)
  matched.forEach((j, n) => {
    const i = bestOf[j]!
    xy.set([a.points[i * 2]!, a.points[i * 2 + 1]!, b.points[j * 2]!, b.points[j * 2 + 1]!], n * 4)
  })
  return { count: matched.length, xy }
}
