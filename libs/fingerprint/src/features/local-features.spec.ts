import { randomOf } from '../fixtures/random'
import { CANDIDATE_INLIERS, candidateScore, scoreOfAllPoints } from './candidate-score'
import { joinSets } from './join-sets'
import { decodeFeatures, encodeFeatures } from './local-features'
import type { FeatureSet, LocalFeatures } from './local-features'
import { spreadPoints } from './spread'

function setOf(seed: number, count: number, fine = count): FeatureSet {
  const random = randomOf(seed)
  return {
    count,
    fine,
    points: Float32Array.from({ length: count * 2 }, () => random() * 400),
    descriptors: Uint8Array.from({ length: count * 32 }, () => random() * 256),
  }
}
const featuresOf = (seed: number, count = 120): LocalFeatures => ({
  algorithm: 'orb',
  version: 4,
  width: 500,
  height: 420,
  ...setOf(seed, count, Math.ceil(count * 0.7)),
  mirrored: setOf(seed + 1, count, Math.ceil(count * 0.6)),
})

test('features survive the database', () => {
  const features = featuresOf(3)
  const stored = encodeFeatures(features)
  expect(stored.length).toBe(28 + 2 * 120 * 40)
  expect(decodeFeatures(stored)).toEqual(features)
  expect(decodeFeatures(encodeFeatures(featuresOf(4, 0)))).toEqual(featuresOf(4, 0))
})

test('bytes that are not features are refused', () => {
  const stored = encodeFeatures(featuresOf(3))
  expect(() => decodeFeatures(stored.subarray(0, stored.length - 1))).toThrow(RangeError)
  expect(() => decodeFeatures(Buffer.alloc(100))).toThrow(RangeError)
  expect(() => decodeFeatures(Buffer.alloc(3))).toThrow(RangeError)
})

test('features that the version before stored are read, all of their points as fine ones', () => {
  const features = featuresOf(3)
  const stored = encodeFeatures(features)
  const before = Buffer.concat([stored.subarray(0, 20), stored.subarray(28)])
  before.writeUInt32LE(0x4f534631, 0)
  expect(decodeFeatures(before)).toEqual({
    ...features,
    version: 1,
    fine: features.count,
    mirrored: { ...features.mirrored, fine: features.mirrored.count },
  })
})

test('more fine points than points are refused', () => {
  const stored = encodeFeatures(featuresOf(3))
  stored.writeUInt32LE(121, 20)
  expect(() => decodeFeatures(stored)).toThrow(RangeError)
})

test('smaller renditions are dealt out by their numbers after the fine points', () => {
  const [fine, half, quarter] = [setOf(1, 4), setOf(2, 4), setOf(3, 2)]
  const joined = joinSets([fine, half, quarter])
  expect(joined).toMatchObject({ count: 10, fine: 4 })
  expect(joined.points.subarray(0, 8)).toEqual(fine.points)
  const places = [
    half.points[0],
    quarter.points[0],
    half.points[2],
    half.points[4],
    quarter.points[2],
    half.points[6],
  ]
  expect([...joined.points].filter((_, i) => i >= 8 && i % 2 === 0)).toEqual(places)
  expect(joined.descriptors.subarray(5 * 32, 6 * 32)).toEqual(quarter.descriptors.subarray(0, 32))
})

test('points moved by one map are found again with that map; others are not', () => {
  const original = { ...featuresOf(5), fine: 120 }
  const points = original.points.map((value, i) => value * 0.5 + (i % 2 ? 30 : 60))
  const moved = { ...original, points, mirrored: setOf(99, 50) }
  const { inliers, homography, mirrored } = scoreOfAllPoints(original, moved)
  expect(mirrored).toBe(false)
  expect(inliers).toBeGreaterThan(100)
  const expected = [0.5, 0, 60 / 500, 0, 0.5, 30 / 420, 0, 0, 1]
  expected.forEach((value, i) => expect(homography![i]!).toBeCloseTo(value, 4))
  expect(scoreOfAllPoints(original, featuresOf(77)).inliers).toBeLessThan(8)
})

test('where a few points agree and are too few to be sure, all points are looked at', () => {
  const original: LocalFeatures = { ...featuresOf(5), ...setOf(5, 400) }
  /** Another picture that shares these points of the original and what lies at them. */
  const sharing = (isShared: (point: number) => boolean): LocalFeatures => {
    const other = setOf(88, 400)
    for (let i = 0; i < 400; i++) {
      if (!isShared(i)) continue
      other.points.set(original.points.subarray(i * 2, i * 2 + 2), i * 2)
      other.descriptors.set(original.descriptors.subarray(i * 32, i * 32 + 32), i * 32)
    }
    return { ...featuresOf(66), ...other, mirrored: setOf(99, 50) }
  }
  // A scan looks at the first 160 fine points: 7 of the 27 that are shared are among them.
  const part = sharing((i) => i < 7 || (i >= 200 && i < 220))
  expect(scoreOfAllPoints(original, part).inliers).toBeGreaterThan(20)
  expect(candidateScore(original, part).inliers).toBeGreaterThan(20)
  const little = sharing((i) => i < 7)
  expect(candidateScore(original, little).inliers).toBeLessThan(CANDIDATE_INLIERS)
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
