import { randomOf } from '../fixtures/random'
import { candidateScore } from './candidate-score'
import { decodeFeatures, encodeFeatures } from './local-features'
import type { FeatureSet, LocalFeatures } from './local-features'
import { spreadPoints } from './spread'

function setOf(seed: number, count: number): FeatureSet {
  const random = randomOf(seed)
  return {
    count,
    points: Float32Array.from({ length: count * 2 }, () => random() * 400),
    descriptors: Uint8Array.from({ length: count * 32 }, () => random() * 256),
  }
}
const featuresOf = (seed: number, count = 120): LocalFeatures => ({
  algorithm: 'orb',
  version: 1,
  width: 500,
  height: 420,
  ...setOf(seed, count),
  mirrored: setOf(seed + 1, count),
})

test('features survive the database', () => {
  const features = featuresOf(3)
  const stored = encodeFeatures(features)
  expect(stored.length).toBe(20 + 2 * 120 * 40)
  expect(decodeFeatures(stored)).toEqual(features)
  expect(decodeFeatures(encodeFeatures(featuresOf(4, 0)))).toEqual(featuresOf(4, 0))
})

test('bytes that are not features are refused', () => {
  const stored = encodeFeatures(featuresOf(3))
  expect(() => decodeFeatures(stored.subarray(0, stored.length - 1))).toThrow(RangeError)
  expect(() => decodeFeatures(Buffer.alloc(100))).toThrow(RangeError)
  expect(() => decodeFeatures(Buffer.alloc(3))).toThrow(RangeError)
})

test('points moved by one map are found again with that map; others are not', () => {
  const original = featuresOf(5)
  const points = original.points.map((value, i) => value * 0.5 + (i % 2 ? 30 : 60))
  const { inliers, homography, mirrored } = candidateScore(
    original,
    { ...original, points, mirrored: setOf(99, 50) },
    true,
  )
  expect(mirrored).toBe(false)
  expect(inliers).toBeGreaterThan(100)
  const expected = [0.5, 0, 60 / 500, 0, 0.5, 30 / 420, 0, 0, 1]
  expected.forEach((value, i) => expect(homography![i]!).toBeCloseTo(value, 4))
  expect(candidateScore(original, featuresOf(77), true).inliers).toBeLessThan(8)
})

test('no part of the picture takes all the points', () => {
  const random = randomOf(1)
  // 900 strong points in one corner, 100 weak ones everywhere.
  const points = Array.from({ length: 2000 }, (_, i) => (i < 1800 ? random() * 40 : random() * 480))
  const strength = Array.from({ length: 1000 }, (_, i) => (i < 900 ? 10 + random() : random()))
  const kept = spreadPoints(points, strength, { width: 480, height: 480 }, 100)
  expect(kept.length).toBe(100)
  expect(new Set(kept).size).toBe(100)
  expect(kept.filter((i) => i >= 900).length).toBeGreaterThan(50)
})
