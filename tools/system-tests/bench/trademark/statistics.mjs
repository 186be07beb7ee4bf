/**
 * Area under the ROC curve: how often a similar pair scores above another one; ties count half.
 * @param {{ score: number, similar: boolean }[]} rows
 */
export function areaUnderCurve(rows) {
  const similar = rows.filter((row) => row.similar)
  const others = rows.filter((row) => !row.similar)
  let wins = 0
  for (const a of similar)
    for (const b of others) wins += a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0
  return wins / (similar.length * others.length)
}

const resamples = 2_000

/**
 * The 95 % interval of the area under the curve: similar and other pairs are drawn again, each among their own, two thousand times.
 * @param {{ score: number, similar: boolean }[]} rows
 * @param {(below: number) => number} random
 */
export function areaInterval(rows, random) {
  const groups = [true, false].map((similar) => rows.filter((row) => row.similar === similar))
  const areas = Array.from({ length: resamples }, () =>
    areaUnderCurve(groups.flatMap((some) => some.map(() => some[random(some.length)]))),
  ).sort((a, b) => a - b)
  return [0.025, 0.975].map((share) => areas[Math.floor(share * resamples)])
}

const steps = 4_000
const rate = 0.02
const penalty = 1.5

export const sigmoid = (z) => 1 / (1 + Math.exp(-z))
export const linear = (weights, features) =>
  features.reduce((sum, feature, i) => sum + feature * weights[i + 1], weights[0])

function gradientOf(rows, weights, weightOf) {
  const gradient = weights.map((weight, i) => (i === 0 ? 0 : penalty * weight))
  for (const { features, similar } of rows) {
    const error = (sigmoid(linear(weights, features)) - (similar ? 1 : 0)) * weightOf(similar)
    gradient[0] += error
    features.forEach((feature, i) => (gradient[i + 1] += error * feature))
  }
  return gradient.map((each) => each / rows.length)
}

/**
 * Logistic regression by Adam's method; no weight but the constant may be negative, as evidence never speaks against.
 * @param {{ features: number[], similar: boolean }[]} rows
 * @param {number} [similarShare] share of the whole weight that similar pairs have together, else as many as there are
 */
export function fitLogistic(rows, similarShare) {
  const share = rows.filter(({ similar }) => similar).length / rows.length
  const wanted = similarShare ?? share
  const weightOf = (similar) => (similar ? wanted / share : (1 - wanted) / (1 - share))
  const size = rows[0].features.length + 1
  const [weights, mean, square] = [0, 0, 0].map(() => Array(size).fill(0))
  for (let step = 1; step <= steps; step++) {
    gradientOf(rows, weights, weightOf).forEach((gradient, i) => {
      mean[i] = 0.9 * mean[i] + 0.1 * gradient
      square[i] = 0.999 * square[i] + 0.001 * gradient ** 2
      const move = mean[i] / (1 - 0.9 ** step) / (Math.sqrt(square[i] / (1 - 0.999 ** step)) + 1e-8)
      weights[i] -= rate * move
      if (i > 0) weights[i] = Math.max(0, weights[i])
    })
  }
  return weights
}
