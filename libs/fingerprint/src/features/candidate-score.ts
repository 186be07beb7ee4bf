import type { Homography } from '../comparison'
import { estimateHomographies } from './homography-estimation'
import type { LocalFeatures } from './local-features'

export interface CandidateScore {
  /** Feature pairs that agree on one map, counted once per place. Chance gives up to about 6. */
  inliers: number
  /** The candidate is a mirror image. */
  mirrored: boolean
  /** Fractions of the original → fractions of the candidate; null when nothing agrees. */
  homography: Homography | null
}

/** Points of the original that a shortlist looks at; they are spread like the whole set. */
const SHORTLIST = { fine: 160, smaller: 90, iterations: 400, maps: 1 }
const FULL = { fine: Infinity, smaller: Infinity, iterations: 400, maps: 1 }

/** Features alone, no pixels: for shortlisting some hundred pictures. `full` looks at every point of the original. */
export function candidateScore(
  original: LocalFeatures,
  candidate: LocalFeatures,
  full = false,
): CandidateScore {
  const [best] = estimateHomographies(original, candidate, full ? FULL : SHORTLIST)
  return best ?? { inliers: 0, mirrored: false, homography: null }
}
