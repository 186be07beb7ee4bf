import { solveLinear } from '../verify/homography-math'
import type { ScoreModel } from '../score/copy-likelihood'

export interface Example {
  inputs: readonly number[]
  copy: boolean
}

/** Keeps the weights finite where the two kinds are told apart without a miss; more would make the scores timid. */
const RIDGE = 0.02
const ROUNDS = 50

/**
 * Logistic regression by Newton's method with a ridge on the weights (Hoerl & Kennard 1970). Both kinds weigh the same,
 * however many there are of each, so the model answers for an even chance beforehand.
 */
export function fitLogistic(examples: readonly Example[]): ScoreModel {
  const copies = examples.filter(({ copy }) => copy).length
  const n = (examples[0]?.inputs.length ?? 0) + 1
  const weights = new Float64Array(n)
  for (let round = 0; round < ROUNDS; round++) {
    const hessian = new Float64Array(n * n)
    const gradient = new Float64Array(n)
    for (let i = 1; i < n; i++) {
      hessian[i * n + i] = RIDGE
      gradient[i] = -RIDGE * weights[i]!
    }
    hessian[0] = 1e-6
    for (const { inputs, copy } of examples) {
      const row = [1, ...inputs]
      const p = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i]!, 0)))
      const weight = examples.length / 2 / (copy ? copies : examples.length - copies)
      for (let i = 0; i < n; i++) {
        gradient[i] = gradient[i]! + weight * ((copy ? 1 : 0) - p) * row[i]!
        for (let j = 0; j < n; j++)
          hessian[i * n + j] = hessian[i * n + j]! + weight * p * (1 - p) * row[i]! * row[j]!
      }
    }
    const step = solveLinear(hessian, gradient)
    if (!step) throw new RangeError('The examples determine no model')
    step.forEach((value, i) => (weights[i] = weights[i]! + value))
    if (step.every((value) => Math.abs(value) < 1e-9)) break
  }
  const [bias, ...rest] = weights
  return { bias: bias!, weights: rest }
}
