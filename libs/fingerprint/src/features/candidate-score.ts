import type { Homography } from '../comparison'
import { alignPairs } from '../verify/align-pairs'
import { multiply, scaling } from '../verify/homography-math'
import type { LocalFeatures } from './local-features'
import { matchDescriptors } from './match-descriptors'

export interface CandidateScore {
  /** Feature pairs that agree on one map, counted once per place. Chance gives up to about 6. */
  inliers: number
  /** The candidate is a mirror image. */
  mirrored: boolean
  /** Fractions of the original → fractions of the candidate; null when nothing agrees. */
  homography: Homography | null
}

/** Points of the original that a shortlist looks at; they are spread like the whole set. */
const SHORTLIST_POINTS = 200
const TOLERANCE = 5
const ITERATIONS = 400

/** Features alone, no pixels: for shortlisting some hundred pictures. `full` looks at every point of the original. */
export function candidateScore(
  original: LocalFeatures,
  candidate: LocalFeatures,
  full = false,
): CandidateScore {
  const plain = scoreOf(original, candidate, full, false)
  const mirror = scoreOf(original, candidate, full, true)
  return mirror.inliers > plain.inliers ? mirror : plain
}

function scoreOf(
  original: LocalFeatures,
  candidate: LocalFeatures,
  full: boolean,
  mirrored: boolean,
): CandidateScore {
  const set = mirrored ? candidate.mirrored : candidate
  const pairs = matchDescriptors(original, set, full ? original.count : SHORTLIST_POINTS)
  // The alignment knows no mirrors: it works on the mirrored candidate, and the mirror is put back at the end.
  const mirror: Homography = mirrored ? [-1, 0, candidate.width - 1, 0, 1, 0, 0, 0, 1] : scaling(1, 1)
  if (mirrored)
    for (let k = 0; k < pairs.count; k++) pairs.xy[k * 4 + 2] = candidate.width - 1 - pairs.xy[k * 4 + 2]!
  const found = alignPairs(pairs, { tolerance: TOLERANCE, iterations: ITERATIONS })
  if (!found) return { inliers: 0, mirrored, homography: null }
  const inPixels = multiply(mirror, found.homography)
  const homography = multiply(
    scaling(1 / candidate.width, 1 / candidate.height),
    multiply(inPixels, scaling(original.width, original.height)),
  )
  return { inliers: found.inliers, mirrored, homography }
}
