import fc from 'fast-check'
import { fitLogistic } from '../calibration/fit-logistic'
import { reliabilityOf } from '../calibration/reliability'
import { METHOD_VERSIONS } from '../compare-pictures'
import { randomOf } from '../fixtures/random'
import { copyLikelihood, EVEN, SCORE_INPUTS, scoreInputs, scoreOf } from './copy-likelihood'
import { SCORE_MODEL } from './score-model'

const FULL = { content: 1, bits: 300, area: 1, displaced: 0, moved: 0, framed: false }

test('a whole copy is near 1, nothing found near 0, and each doubt lowers the score', () => {
  const whole = copyLikelihood({ distance: 4, agreement: FULL })
  expect(whole).toBeGreaterThan(0.95)
  expect(copyLikelihood({ distance: 128, agreement: null })).toBeLessThan(0.1)
  for (const doubt of [{ area: 0.3 }, { displaced: 0.9 }, { framed: true }])
    expect(copyLikelihood({ distance: 4, agreement: { ...FULL, ...doubt } })).toBeLessThan(whole)
})

test('inputs lie between 0 and 1, as many as the model has weights', () => {
  const inputs = scoreInputs({ distance: 256, agreement: FULL })
  expect(inputs).toHaveLength(SCORE_INPUTS.length)
  expect(SCORE_MODEL.weights).toHaveLength(SCORE_INPUTS.length)
  for (const value of inputs) expect(Math.abs(value - 0.5)).toBeLessThanOrEqual(0.5)
})

test('verdict and score never contradict each other, whatever the evidence', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const agreement = fc.record({
    content: share,
    bits: fc.double({ min: 0, max: 2000, noNaN: true }),
    area: share,
    displaced: share,
    moved: share,
    framed: fc.boolean(),
  })
  const evidence = fc.record({ distance: fc.nat(256), agreement: fc.option(agreement) })
  fc.assert(
    fc.property(evidence, fc.constantFrom('copy', 'different'), (of, verdict) => {
      const score = scoreOf(verdict, of)
      expect(score >= EVEN).toBe(verdict === 'copy')
      // Where they agree the score is the likelihood itself.
      const likelihood = copyLikelihood(of)
      if (likelihood >= EVEN === (verdict === 'copy') && Math.abs(likelihood - EVEN) > 0.001)
        expect(score).toBe(likelihood)
    }),
    { numRuns: 1000 },
  )
})

test('the model in use was fitted to the methods in use, and 0.9 held on pairs that it had not seen', () => {
  expect(SCORE_MODEL.methodVersions).toEqual(METHOD_VERSIONS)
  expect(SCORE_MODEL.corpus.copiesFrom09).toBeGreaterThanOrEqual(0.9)
  expect(SCORE_MODEL.corpus.pairsFrom09).toBeGreaterThanOrEqual(5)
  expect(SCORE_MODEL.corpus.heldOutPairs).toBeGreaterThanOrEqual(150)
})

test('the fit finds the odds that made the examples, and its scores say how often they are true', () => {
  const random = randomOf(7)
  const examples = Array.from({ length: 4000 }, () => {
    const x = random()
    return { inputs: [x, random()], copy: random() < 1 / (1 + Math.exp(4 - 8 * x)) }
  })
  const model = fitLogistic(examples.slice(0, 2000))
  expect(model.weights[0]).toBeGreaterThan(6.5)
  expect(Math.abs(model.weights[1]!)).toBeLessThan(0.6)
  const scored = examples.slice(2000).map(({ inputs, copy }) => {
    const logOdds = inputs.reduce((sum, value, i) => sum + value * model.weights[i]!, model.bias)
    return { score: 1 / (1 + Math.exp(-logOdds)), copy }
  })
  const { expectedError, copiesFrom09, bins } = reliabilityOf(scored)
  expect(expectedError).toBeLessThan(0.05)
  expect(copiesFrom09).toBeGreaterThan(0.9)
  expect(bins.reduce((sum, { pairs }) => sum + pairs, 0)).toBe(2000)
})

test('scores that promise too much are found out', () => {
  const boasts = Array.from({ length: 100 }, (_, i) => ({ score: 0.95, copy: i % 2 === 0 }))
  expect(reliabilityOf(boasts).copiesFrom09).toBeCloseTo(0.5)
  expect(reliabilityOf(boasts).expectedError).toBeCloseTo(0.45)
})
