import { DESCRIPTOR_BYTES } from './local-features'
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
const WORDS = DESCRIPTOR_BYTES / 4

/**
 * Nearest neighbour among the fine points of `b` for each point of `a` named in `use`, kept when it is near and clearly
 * nearer than the second. A point of `b` serves one pair only, the nearest.
 */
export function matchDescriptors(a: FeatureSet, b: FeatureSet, use: Iterable<number>): PointPairs {
  const wordsA = packed(a)
  const wordsB = packed(b)
  const bestOf = new Int32Array(b.fine).fill(-1)
  const distanceOf = new Uint16Array(b.fine)
  for (const i of use) {
    let best = MAX_DISTANCE + 1
    let second = Math.ceil((MAX_DISTANCE + 1) / MAX_RATIO)
    let at = -1
    for (let j = 0; j < b.fine; j++) {
      const p = i * WORDS
      const q = j * WORDS
      // Nibble counts of three words fit together before they are folded: half the steps of eight whole popcounts.
      let d = countOf(
        nibbles(wordsA[p]! ^ wordsB[q]!) +
          nibbles(wordsA[p + 1]! ^ wordsB[q + 1]!) +
          nibbles(wordsA[p + 2]! ^ wordsB[q + 2]!),
      )
      d += countOf(
        nibbles(wordsA[p + 3]! ^ wordsB[q + 3]!) +
          nibbles(wordsA[p + 4]! ^ wordsB[q + 4]!) +
          nibbles(wordsA[p + 5]! ^ wordsB[q + 5]!),
      )
      if (d >= second) continue
      d += countOf(nibbles(wordsA[p + 6]! ^ wordsB[q + 6]!) + nibbles(wordsA[p + 7]! ^ wordsB[q + 7]!))
      if (d < best) {
        if (at < 0 || !isSameCorner(b, at, j)) second = best
        best = d
        at = j
      } else if (d < second && !isSameCorner(b, at, j)) second = d
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

/** Set bits of every nibble of a word, in place; the sum of three such words still fits. */
function nibbles(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
}

/** Sum of all nibbles. */
function countOf(sums: number): number {
  return Math.imul((sums & 0x0f0f0f0f) + ((sums >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24
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

const packedSets = new WeakMap<Uint8Array, Int32Array>()

/** Descriptors as words, aligned; kept while the set lives, since one original meets hundreds of candidates. */
function packed({ descriptors, count }: FeatureSet): Int32Array {
  let words = packedSets.get(descriptors)
  if (!words) {
    words = new Int32Array(Uint8Array.from(descriptors).buffer, 0, count * WORDS)
    packedSets.set(descriptors, words)
  }
  return words
}
