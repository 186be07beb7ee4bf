import type { Homography } from '../comparison'
import type { PointPairs } from '../features/match-descriptors'
import { fitHomography } from './fit-homography'
import { mapPoint } from './homography-math'

export interface Alignment {
  /** First picture → second, in the pixels of the pairs. */
  homography: Homography
  /** Agreeing pairs, counted once per place: many descriptors on one spot are one piece of evidence. */
  inliers: number
  /** Indexes of the agreeing pairs. */
  agreeing: Int32Array
}

export interface AlignOptions {
  /** Pixels by which a pair may miss. */
  tolerance: number
  iterations: number
}

const MIN_PAIRS = 4
const MIN_BASELINE_SQUARED = 100
const PLACE = 8
/** Frees the map to a homography only with so many agreeing pairs; with fewer it bends to noise. */
const PROJECTIVE_FROM = 16

/**
 * The map that most pairs agree on: RANSAC (Fischler & Bolles 1981) over similarities (two pairs determine one), then
 * freed to an affine map and, with enough pairs, to a homography, as long as no agreement is lost. Deterministic: the
 * random choices follow from the number of pairs.
 */
export function alignPairs(pairs: PointPairs, { tolerance, iterations }: AlignOptions): Alignment | null {
  let map = bestSimilarity(pairs, tolerance, iterations)
  if (!map) return null
  let agreeing = agreeingPairs(pairs, map, tolerance)
  for (let round = 0; round < 3; round++) {
    const near = round === 0 ? agreeingPairs(pairs, map, tolerance * 2.5) : agreeing
    if (near.length < 6) break
    const freed = fitHomography(pairs, near, 'affine')
    if (!freed || !isPlausible(freed)) break
    const now = agreeingPairs(pairs, freed, tolerance)
    if (now.length < agreeing.length) break
    map = freed
    agreeing = now
  }
  if (agreeing.length >= PROJECTIVE_FROM) {
    const freed = fitHomography(pairs, agreeing, 'projective')
    const now = freed && isPlausible(freed) ? agreeingPairs(pairs, freed, tolerance) : null
    if (freed && now && now.length > agreeing.length * 1.05) {
      map = freed
      agreeing = now
    }
  }
  return { homography: map, agreeing, inliers: placesOf(pairs, agreeing) }
}

/**
 * Up to `count` maps, the best first; each looks only at the pairs that the ones before left over. A frame or a caption
 * that two pictures share may win, and what lies in it may still be a copy.
 */
export function alignments(pairs: PointPairs, options: AlignOptions, count: number): Alignment[] {
  const found: Alignment[] = []
  for (let rest = pairs; found.length < count;) {
    const next = alignPairs(rest, options)
    if (!next) break
    found.push(next)
    const taken = new Set(next.agreeing)
    const kept = Array.from({ length: rest.count }, (_, k) => k).filter((k) => !taken.has(k))
    const xy = Float64Array.from(kept.flatMap((k) => [...rest.xy.subarray(k * 4, k * 4 + 4)]))
    rest = { count: kept.length, xy }
  }
  return found
}

/** Same sequence everywhere (Numerical Recipes' linear congruence). */
function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296
}

function bestSimilarity(pairs: PointPairs, tolerance: number, iterations: number): Homography | null {
  const { count, xy } = pairs
  if (count < MIN_PAIRS) return null
  const random = sequence(count * 7919 + 17)
  let best: Homography | null = null
  let most = MIN_PAIRS - 1
  for (let turn = 0; turn < iterations && most < count * 0.8; turn++) {
    // The likeliest pairs come first and are drawn most often (after PROSAC, Chum & Matas 2005).
    const [i, j] = [Math.floor(random() ** 2 * count), Math.floor(random() ** 2 * count)]
    const map = similarityOf(xy, i, j)
    const agree = map ? countAgreeing(pairs, map, tolerance, most) : 0
    if (agree > most) {
      most = agree
      best = map
    }
  }
  return best
}

/** The one scale, turn and shift that carries pairs i and j, between a tenth and ten times. */
function similarityOf(xy: Float64Array, i: number, j: number): Homography | null {
  const [x, y, X, Y] = [xy[i * 4]!, xy[i * 4 + 1]!, xy[i * 4 + 2]!, xy[i * 4 + 3]!]
  const ux = xy[j * 4]! - x
  const uy = xy[j * 4 + 1]! - y
  const vx = xy[j * 4 + 2]! - X
  const vy = xy[j * 4 + 3]! - Y
  const length = ux * ux + uy * uy
  if (length < MIN_BASELINE_SQUARED) return null
  const a = (ux * vx + uy * vy) / length
  const b = (ux * vy - uy * vx) / length
  const scale = Math.hypot(a, b)
  if (scale < 0.1 || scale > 10) return null
  return [a, -b, X - (a * x - b * y), b, a, Y - (b * x + a * y), 0, 0, 1]
}

function countAgreeing({ xy, count }: PointPairs, m: Homography, tolerance: number, toBeat: number): number {
  const limit = tolerance * tolerance
  let agree = 0
  for (let k = 0; k < count && agree + count - k > toBeat; k++) {
    const x = xy[k * 4]!
    const y = xy[k * 4 + 1]!
    const dx = m[0] * x + m[1] * y + m[2] - xy[k * 4 + 2]!
    const dy = m[3] * x + m[4] * y + m[5] - xy[k * 4 + 3]!
    if (dx * dx + dy * dy <= limit) agree++
  }
  return agree
}

function agreeingPairs({ xy, count }: PointPairs, map: Homography, tolerance: number): Int32Array {
  const agreeing: number[] = []
  for (let k = 0; k < count; k++) {
    const [x, y] = mapPoint(map, xy[k * 4]!, xy[k * 4 + 1]!)
    if (Math.hypot(x - xy[k * 4 + 2]!, y - xy[k * 4 + 3]!) <= tolerance) agreeing.push(k)
  }
  return Int32Array.from(agreeing)
}

/** Not mirrored (mirrors are matched on their own), not squashed or bent beyond what a usable copy would be. */
function isPlausible(m: Homography): boolean {
  const det = m[0] * m[4] - m[1] * m[3]
  const norm = m[0] ** 2 + m[1] ** 2 + m[3] ** 2 + m[4] ** 2
  return det > 0.005 && norm / (2 * det) < 2.2 && Math.abs(m[6]) < 1e-3 && Math.abs(m[7]) < 1e-3
}

function placesOf({ xy }: PointPairs, agreeing: Int32Array): number {
  const placesAt = (offset: 0 | 2): number =>
    new Set(
      Array.from(agreeing, (k) => {
        const column = Math.floor(xy[k * 4 + offset]! / PLACE)
        return column * 65536 + Math.floor(xy[k * 4 + offset + 1]! / PLACE)
      }),
    ).size
  return Math.min(placesAt(0), placesAt(2))
}
