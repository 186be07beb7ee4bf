import type { Grey } from '../picture/decode'
import { detectSet } from './detect-features'
import { mapsBetween } from './homography-estimation'
import type { MapProposal } from './homography-estimation'
import type { LocalFeatures } from './local-features'

/** Longer side of the rendition of a candidate at the second look: what is small on it has its pixels back. */
export const CLOSE_SIDE = 1200
/** Points of the candidate at the second look, and cells on a side of their grid. */
const CLOSE_POINTS = 1500
const CLOSE_CELLS = 20
const OPTIONS = { fine: Infinity, smaller: Infinity, iterations: 2000, maps: 2 }

/**
 * Maps between an original and a candidate at a large rendition, with three times the points, most agreeing pairs first;
 * for what the first look leaves open.
 *
 * @param candidate its rendition of ≤ `CLOSE_SIDE`
 */
export async function lookCloser(original: LocalFeatures, candidate: Grey): Promise<MapProposal[]> {
  const close = await detectSet(candidate, CLOSE_POINTS, CLOSE_CELLS)
  return [
    ...mapsBetween(original, original, close, candidate, false, OPTIONS),
    ...mapsBetween(original.mirrored, original, close, candidate, true, OPTIONS),
  ].sort((a, b) => b.inliers - a.inliers)
}
