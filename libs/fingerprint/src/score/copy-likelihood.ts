import type { PixelEvidence } from '../verify/weigh-pixels'
import { SCORE_MODEL } from './score-model'

/** What a score is made of. */
export interface ScoreEvidence {
  /** Best PDQ distance over the eight dihedrals. */
  distance: number
  /** Null when no map was found that pixels could be compared under. */
  pixels: PixelEvidence | null
}

/** A logistic model: the log odds of 'copy' are `bias` + Σ weight × input. */
export interface ScoreModel {
  bias: number
  weights: readonly number[]
}

/** Bits of agreeing content from which more says no more; and PDQ distance beyond which hashes say nothing. */
const ENOUGH_BITS = 60
const FAR = 96

/** Names of the inputs, in the model's order. */
export const SCORE_INPUTS = ['content share', 'area share', 'bits', 'in place', 'frame', 'hash'] as const

/** The evidence as numbers of 0-1. */
export function scoreInputs({ distance, pixels }: ScoreEvidence): number[] {
  const hash = Math.max(0, 1 - distance / FAR)
  if (!pixels) return [0, 0, 0, 0, 0, hash]
  const bits = Math.min(1, pixels.content / ENOUGH_BITS)
  const inPlace = pixels.agreeing === 0 ? 0 : 1 - pixels.displaced
  return [pixels.contentShare, pixels.areaShare, bits, inPlace, pixels.framed ? 1 : 0, hash]
}

/** Probability of 'copy' among pairs as the calibration had them: half copies, half near-duplicates and strangers. */
export function copyLikelihood(evidence: ScoreEvidence, model: ScoreModel = SCORE_MODEL): number {
  const logOdds = scoreInputs(evidence).reduce((sum, value, i) => sum + model.weights[i]! * value, model.bias)
  return 1 / (1 + Math.exp(-logOdds))
}
