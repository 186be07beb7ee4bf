import fc from 'fast-check'
import type { Homography, Point } from '../comparison'
import type { PointPairs } from '../features/match-descriptors'
import { randomOf } from '../fixtures/random'
import { alignPairs } from './align-pairs'
import { invert, mapPoint, multiply } from './homography-math'
import { clipToUnit, overlapOf, polygonArea } from './polygon'

const TURN: Homography = [0.8, -0.3, 40, 0.3, 0.8, 15, 0, 0, 1]
const TILT: Homography = [0.9, -0.1, 40, 0.15, 0.85, 15, 0.0003, 0.0002, 1]

function pairsUnder(map: Homography, good: number, bad: number, seed: number): PointPairs {
  const random = randomOf(seed)
  const xy = new Float64Array((good + bad) * 4)
  for (let k = 0; k < good + bad; k++) {
    const [x, y] = [random() * 600, random() * 450]
    const [X, Y] = k < good ? mapPoint(map, x, y) : [random() * 600, random() * 450]
    xy.set([x, y, X + random() - 0.5, Y + random() - 0.5], k * 4)
  }
  return { count: good + bad, xy }
}

const worstMiss = (a: Homography, b: Homography): number =>
  Math.max(
    ...(
      [
        [0, 0],
        [600, 0],
        [0, 450],
        [600, 450],
      ] as const
    ).map(([x, y]) => {
      const [p, q] = [mapPoint(a, x, y), mapPoint(b, x, y)]
      return Math.hypot(p[0] - q[0], p[1] - q[1])
    }),
  )

test.each([
  ['a turn', TURN, 3],
  ['a tilt', TILT, 6],
])('%s is found among two thirds of wrong pairs, the same way each time', (_, map, miss) => {
  const pairs = pairsUnder(map, 60, 120, 5)
  const found = alignPairs(pairs, { tolerance: 5, iterations: 400 })!
  expect(found.inliers).toBeGreaterThan(45)
  expect(worstMiss(found.homography, map)).toBeLessThan(miss)
  expect(alignPairs(pairs, { tolerance: 5, iterations: 400 })).toEqual(found)
})

test('wrong pairs alone agree on nothing', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const found = alignPairs(pairsUnder(TURN, 0, 60, seed), { tolerance: 5, iterations: 400 })
    expect(found?.inliers ?? 0).toBeLessThan(8)
  }
})

test('many pairs on one spot are one piece of evidence', () => {
  const xy = Float64Array.from({ length: 200 * 4 }, (_, i) => [100, 100, 200, 200][i % 4]! + (i % 7) / 7)
  expect(alignPairs({ count: 200, xy }, { tolerance: 5, iterations: 400 })?.inliers ?? 0).toBeLessThan(3)
})

test('a map and its inverse undo each other', () => {
  const back = multiply(invert(TILT)!, TILT)
  back.forEach((value, i) => expect(value).toBeCloseTo(i % 4 === 0 ? 1 : 0, 9))
  expect(invert([1, 2, 3, 2, 4, 6, 0, 0, 1])).toBeNull()
})

test('the overlap of a crop is the whole candidate and its share of the original', () => {
  // The candidate is the middle half (by side) of the original.
  const { polygon, share } = overlapOf([2, 0, -0.5, 0, 2, -0.5, 0, 0, 1])
  expect(polygonArea(polygon)).toBeCloseTo(1)
  expect(share).toBeCloseTo(0.25)
})

test('the overlap of a collage is a part of the candidate and all of the original', () => {
  const { polygon, share } = overlapOf([0.5, 0, 0.5, 0, 0.5, 0, 0, 0, 1])
  expect(polygonArea(polygon)).toBeCloseTo(0.25)
  expect(share).toBeCloseTo(1)
})

test('clipping never leaves the square and never grows', () => {
  const coordinate = fc.double({ min: -3, max: 3, noNaN: true })
  fc.assert(
    fc.property(
      coordinate,
      coordinate,
      fc.double({ min: 0.01, max: 3, noNaN: true }),
      fc.double({ min: 0, max: 6, noNaN: true }),
      (x, y, size, turn) => {
        const square = [0, 1, 2, 3].map((k): Point => [
          x + size * Math.cos(turn + k * (Math.PI / 2)),
          y + size * Math.sin(turn + k * (Math.PI / 2)),
        ])
        const clipped = clipToUnit(square)
        for (const value of clipped.flat()) expect(Math.abs(value - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9)
        expect(polygonArea(clipped)).toBeLessThanOrEqual(Math.min(1, polygonArea(square)) + 1e-9)
      },
    ),
  )
})
