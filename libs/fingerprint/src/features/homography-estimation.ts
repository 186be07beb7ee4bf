import type { Homography } from '../comparison'
import { alignments } from '../verify/align-pairs'
import { multiply, scaling } from '../verify/homography-math'
import type { FeatureSet, LocalFeatures } from './local-features'
import { matchDescriptors } from './match-descriptors'
import type { PointPairs } from './match-descriptors'

/** A map on which feature pairs agree; not yet looked at in pixels. */
export interface MapProposal {
  /** Pairs that agree, counted once per place. Chance gives up to about 6. */
  inliers: number
  /** The candidate is a mirror image. */
  mirrored: boolean
  /** Fractions of the original → fractions of the candidate. */
  homography: Homography
}

export interface Size {
  width: number
  height: number
}

export interface FindOptions {
  /** Points of the original that are looked at: on its rendition, and on that made smaller. */
  fine: number
  smaller: number
  /** Random draws of RANSAC. */
  iterations: number
  /** Maps for the candidate as it is, and as many for its mirror image. */
  maps: number
}

/** Pixels of the rendition by which a pair may miss. */
const TOLERANCE = 5

/** Maps between stored features, plain and mirrored, most agreeing pairs first. */
export function estimateHomographies(
  original: LocalFeatures,
  candidate: LocalFeatures,
  options: FindOptions,
): MapProposal[] {
  return [
    ...mapsBetween(original, original, candidate, candidate, false, options),
    ...mapsBetween(original, original, candidate.mirrored, candidate, true, options),
  ].sort((a, b) => b.inliers - a.inliers)
}

/** Maps between two sets of points; `mirrored` when one set's descriptors are those of the mirror image. */
export function mapsBetween(
  a: FeatureSet,
  original: Size,
  b: FeatureSet,
  candidate: Size,
  mirrored: boolean,
  { fine, smaller, iterations, maps }: FindOptions,
): MapProposal[] {
  const pairs = matchDescriptors(a, b, beginnings(a, fine, smaller))
  // The alignment knows no mirrors: it works on the mirrored candidate, and the mirror is put back at the end.
  if (mirrored) mirrorPairs(pairs, candidate.width)
  const mirror: Homography = mirrored ? [-1, 0, candidate.width - 1, 0, 1, 0, 0, 0, 1] : scaling(1, 1)
  return alignments(pairs, { tolerance: TOLERANCE, iterations }, maps).map(({ inliers, homography }) => ({
    inliers,
    mirrored,
    homography: multiply(
      scaling(1 / candidate.width, 1 / candidate.height),
      multiply(multiply(mirror, homography), scaling(original.width, original.height)),
    ),
  }))
}

function* beginnings(set: FeatureSet, fine: number, smaller: number): Generator<number> {
  for (let i = 0; i < Math.min(fine, set.fine); i++) yield i
  for (let i = set.fine; i < Math.min(set.fine + smaller, set.count); i++) yield i
}

function mirrorPairs({ xy, count }: PointPairs, width: number): void {
  for (let k = 0; k < count; k++) xy[k * 4 + 2] = width - 1 - xy[k * 4 + 2]!
}
