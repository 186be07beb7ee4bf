import type { Grey } from '../picture/decode'
import { shrinkGrey } from '../verify/grey'
import { detectMirrored, detectSet } from './detect-features'
import { mapsBetween } from './find-maps'
import type { MapProposal } from './find-maps'
import type { FeatureSet, LocalFeatures } from './local-features'

/** Longer side of the rendition of a candidate at the second look: what is small on it has its pixels back. */
export const CLOSE_SIDE = 1200
/** Points of the candidate at the second look, and cells on a side of their grid. */
const CLOSE_POINTS = 1500
const CLOSE_CELLS = 20
/** The original made smaller, as a collage or a page would show it: longer side and points. */
const SMALLER: readonly (readonly [side: number, points: number])[] = [
  [300, 300],
  [150, 120],
]
const OPTIONS = { points: Infinity, iterations: 2000, maps: 2 }

/**
 * Maps between an original at several sizes and a candidate at a large one, most agreeing pairs first. Some ten times
 * the work of a first look; for what the first look leaves open.
 *
 * @param original its rendition of ≤ 600 px, and the features found on it
 * @param candidate its rendition of ≤ `CLOSE_SIDE`
 */
export async function lookCloser(
  original: Grey,
  features: LocalFeatures,
  candidate: Grey,
): Promise<MapProposal[]> {
  const close = await detectSet(candidate, CLOSE_POINTS, CLOSE_CELLS)
  const plain = [features as FeatureSet]
  const mirrored = [features.mirrored]
  for (const [side, points] of SMALLER) {
    const small = shrinkGrey(original, side)
    if (!small) continue
    plain.push(enlarged(await detectSet(small, points), small, original))
    mirrored.push(enlarged(await detectMirrored(small, points), small, original))
  }
  return [
    ...mapsBetween(joined(plain), original, close, candidate, false, OPTIONS),
    ...mapsBetween(joined(mirrored), original, close, candidate, true, OPTIONS),
  ].sort((a, b) => b.inliers - a.inliers)
}

/** Points of a smaller rendition in the coordinates of the larger. */
function enlarged(set: FeatureSet, from: Grey, to: Grey): FeatureSet {
  const [sx, sy] = [to.width / from.width, to.height / from.height]
  return { ...set, points: set.points.map((value, i) => value * (i & 1 ? sy : sx)) }
}

function joined(sets: readonly FeatureSet[]): FeatureSet {
  return {
    count: sets.reduce((sum, { count }) => sum + count, 0),
    points: Float32Array.from(sets.flatMap(({ points }) => [...points])),
    descriptors: Uint8Array.from(Buffer.concat(sets.map(({ descriptors }) => descriptors))),
  }
}
