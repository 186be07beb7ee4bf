import type { Comparison } from '../comparison'
import { SCORE_MODEL } from './score-model'

/** What a score is made of. */
export type ScoreEvidence = Pick<Comparison, 'distance' | 'agreement'>

/** A logistic model: the log odds of 'copy' are `bias` + Σ weight × input. */
export interface ScoreModel {
  bias: number
  weights: readonly number[]
}

/** Each kind of evidence says nothing up to the first figure and all it can from the second. */
const CONTENT = [0, 0.5] as const
const AREA = [0.3, 0.6] as const
const BITS = [0, 60] as const
const ELSEWHERE = [0.05, 0.3] as const
/** Something that moved counts as so much that lies elsewhere, as its limit is so much lower. */
const MOVED = 2
/** PDQ distance beyond which hashes say nothing. */
const FAR = 96

/** 0 up to `none`, 1 from `all`, evenly between. */
const ramp = (value: number, [none, all]: readonly [none: number, all: number]): number =>
  Math.max(0, Math.min(1, (value - none) / (all - none)))

/** Names of the inputs, in the model's order. */
export const SCORE_INPUTS = ['content share', 'area share', 'bits', 'in place', 'frame', 'hash'] as const

/** The evidence as numbers of 0-1. */
export function scoreInputs({ distance, agreement }: ScoreEvidence): number[] {
  const hash = Math.max(0, 1 - distance / FAR)
  if (!agreement) return [0, 0, 0, 0, 0, hash]
  const { content, area, displaced, moved, framed } = agreement
  const bits = ramp(agreement.bits, BITS)
  const inPlace = bits > 0 ? 1 - ramp(Math.max(displaced, MOVED * moved), ELSEWHERE) : 0
  return [ramp(content, CONTENT), ramp(area, AREA), bits, inPlace, framed ? 1 : 0, hash]
}

/** Probability of 'copy' among pairs as the calibration had them: half copies, half near-duplicates and strangers. */
export function copyLikelihood(evidence: ScoreEvidence, model: ScoreModel = SCORE_MODEL): number {
  const logOdds = scoreInputs(evidence).reduce((sum, value, i) => sum + model.weights[i]! * value, model.bias)
  return 1 / (1 + Math.exp(-logOdds))
}

/** What a copy scores at least, and what is none stays below. */
export const EVEN = 0.5
const BELOW_EVEN = 0.499

/**
 * The score that goes with a verdict. The limits decide, for each of them alone can unmake a copy, which no weighted sum
 * can; so where the likelihood says otherwise it goes as far as even chances and no further.
 */
export function scoreOf(
  verdict: Comparison['verdict'],
  evidence: ScoreEvidence,
  model: ScoreModel = SCORE_MODEL,
): number {
  const likelihood = copyLikelihood(evidence, model)
  return verdict === 'copy' ? Math.max(EVEN, likelihood) : Math.min(BELOW_EVEN, likelihood)
}
