import type { Comparison } from '../comparison'
import { SCORE_MODEL } from './score-model'

/** What a score is made of. */
export type ScoreEvidence = Pick<Comparison, 'distance' | 'agreement'>

/** A logistic model: the log odds of 'copy' are `bias` + Σ weight × input. */
export interface ScoreModel {
  bias: number
  weights: readonly number[]
}

/** Bits of agreeing content from which more says no more; and PDQ distance beyond which hashes say nothing. */
const ENOUGH_BITS = 60
const FAR = 96
/** Share of displaced tiles from which more says no more. */
const ELSEWHERE = 0.5

/** Names of the inputs, in the model's order. */
export const SCORE_INPUTS = ['content share', 'area share', 'bits', 'in place', 'frame', 'hash'] as const

/** The evidence as numbers of 0-1. */
export function scoreInputs({ distance, agreement }: ScoreEvidence): number[] {
  const hash = Math.max(0, 1 - distance / FAR)
  if (!agreement) return [0, 0, 0, 0, 0, hash]
  const { content, area, displaced, framed } = agreement
  const bits = Math.min(1, agreement.bits / ENOUGH_BITS)
  return [content, area, bits, bits > 0 ? Math.max(0, 1 - displaced / ELSEWHERE) : 0, framed ? 1 : 0, hash]
}

/** Probability of 'copy' among pairs as the calibration had them: half copies, half near-duplicates and strangers. */
export function copyLikelihood(evidence: ScoreEvidence, model: ScoreModel = SCORE_MODEL): number {
  const logOdds = scoreInputs(evidence).reduce((sum, value, i) => sum + model.weights[i]! * value, model.bias)
  return 1 / (1 + Math.exp(-logOdds))
}
