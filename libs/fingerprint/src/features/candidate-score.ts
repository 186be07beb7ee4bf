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

/** Inliers from which a picture is worth the comparison of pixels: of 17,160 pairs of strangers none had as many. */
export const CANDIDATE_INLIERS = 10

/** Inliers of a few points from which all points are looked at: by chance there were at most 4 in 3,120 pairs of strangers. */
const UNDECIDED_INLIERS = 5

/** Points of the original; a few are spread like the whole set. */
const FEW = { fine: 160, smaller: 90, iterations: 400, maps: 1 }
const ALL = { ...FEW, fine: Infinity, smaller: Infinity }

/**
 * Features alone, no pixels: for telling the candidates among some hundred pictures. A few points decide, unless so many
 * of them agree that chance seldom does it, and too few to be sure: a small part of a picture has few of its points.
 */
export function candidateScore(original: LocalFeatures, candidate: LocalFeatures): CandidateScore {
  const score = scoreBy(original, candidate, FEW)
  const isUndecided = score.inliers >= UNDECIDED_INLIERS && score.inliers < CANDIDATE_INLIERS
  return isUndecided ? scoreOfAllPoints(original, candidate) : score
}

/** By all points of the original: about twice as slow. */
export const scoreOfAllPoints = (original: LocalFeatures, candidate: LocalFeatures): CandidateScore =>
  scoreBy(original, candidate, ALL)

function scoreBy(original: LocalFeatures, candidate: LocalFeatures, points: typeof FEW): CandidateScore {
  const [best] = estimateHomographies(original, candidate, points)
  return best ?? { inliers: 0, mirrored: false, homography: null }
}
