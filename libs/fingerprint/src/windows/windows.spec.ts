import { noiseField } from '../fixtures/raster'
import { randomOf } from '../fixtures/random'
import { contentBox } from './content-box'
import { cutBlocks, cutTurned, liesInside } from './cut-blocks'
import { findBlobs } from './find-blobs'
import { dominantOrientation } from './dominant-orientation'
import { scaleSpaceOf } from './scale-space'
import { IntegralImage } from './integral-image'

const SIDE = 160
const planeOf = (value: (x: number, y: number) => number): IntegralImage =>
  new IntegralImage(
    Float32Array.from({ length: SIDE * SIDE }, (_, i) => value((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5)),
    SIDE,
    SIDE,
  )

test('means of rectangles, at fractions of a pixel too, are those of a plain sum', () => {
  const random = randomOf(4)
  const values = Float32Array.from({ length: 30 }, () => random() * 255)
  const plane = new IntegralImage(values, 6, 5)
  expect(plane.mean(0, 0, 6, 5)).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / 30, 6)
  const at = (x: number, y: number): number => values[y * 6 + x]!
  expect(plane.mean(2, 1, 4, 2)).toBeCloseTo((at(2, 1) + at(3, 1)) / 2, 6)
  expect(plane.mean(2.5, 1, 3.5, 2)).toBeCloseTo((at(2, 1) + at(3, 1)) / 2, 6)
  expect(plane.mean(1.25, 2.5, 1.75, 3.5)).toBeCloseTo((at(1, 2) + at(1, 3)) / 2, 6)
})

test('a spot is found where it is and as large as it is, between the pixels', () => {
  const spot = { x: 71.3, y: 88.8, size: 5.2 }
  const { data } = planeOf(
    (x, y) => 40 + 150 * Math.exp(-((x - spot.x) ** 2 + (y - spot.y) ** 2) / (2 * spot.size ** 2)),
  )
  const layer = { data: Float32Array.from(data), width: SIDE, height: SIDE }
  const [found] = findBlobs(scaleSpaceOf(layer, 1.6, 14))
  expect(found!.x).toBeCloseTo(spot.x, 0)
  expect(found!.y).toBeCloseTo(spot.y, 0)
  expect(Math.hypot(found!.x - spot.x, found!.y - spot.y)).toBeLessThan(0.3)
  // A difference of Gaussians answers most at about the spot's own size.
  expect(found!.sigma / spot.size).toBeGreaterThan(0.75)
  expect(found!.sigma / spot.size).toBeLessThan(1.25)
})

test('an edge is no spot', () => {
  const { data } = planeOf((x) => (x < 80 ? 30 : 220))
  const layer = { data: Float32Array.from(data), width: SIDE, height: SIDE }
  expect(findBlobs(scaleSpaceOf(layer, 1.6, 14))).toEqual([])
})

test.each([7, 20, -31])('the dominant orientation follows when the picture is turned by %d°', (degrees) => {
  const noise = noiseField(randomOf(12), 3)
  // Bars give the window a direction of its own.
  const picture = (x: number, y: number): number => 128 + 60 * Math.sin(x / 5) + 25 * noise(x / 40, y / 40)
  const angle = (degrees * Math.PI) / 180
  const turned = planeOf((x, y) => {
    const [u, v] = [x - SIDE / 2, y - SIDE / 2]
    const back = [
      Math.cos(angle) * u + Math.sin(angle) * v,
      Math.cos(angle) * v - Math.sin(angle) * u,
    ] as const
    return picture(back[0] + SIDE / 2, back[1] + SIDE / 2)
  })
  const turnOf = (plane: IntegralImage): number => dominantOrientation(cutBlocks(plane, 40, 40, 80, 80))
  const turn = turnOf(turned) - turnOf(planeOf(picture))
  // Quarter turns are not told apart.
  const quarter = Math.PI / 2
  const missed = (((turn - angle + quarter / 2) % quarter) + quarter) % quarter
  expect(Math.abs(missed - quarter / 2)).toBeLessThan((2 * Math.PI) / 180)
})

test('a square that is not turned is cut alike by both ways', () => {
  const noise = noiseField(randomOf(3), 3)
  const plane = planeOf((x, y) => 128 + 80 * noise(x / 20, y / 20))
  const upright = cutBlocks(plane, 30, 20, 96, 96)
  const turned = cutTurned(plane, { x: 78, y: 68, side: 96, turn: 0 })
  expect(Math.max(...upright.map((value, i) => Math.abs(value - turned[i]!)))).toBeLessThan(1e-6)
})

test('a turned square needs more room than an upright one', () => {
  const plane = planeOf(() => 0)
  expect(liesInside({ x: 50, y: 50, side: 100, turn: 0 }, plane)).toBe(true)
  expect(liesInside({ x: 50, y: 50, side: 100, turn: 0.1 }, plane)).toBe(false)
})

test('borders of one colour are cut on all sides; a flat picture is left whole', () => {
  const inside = (x: number, y: number): boolean => x > 20 && x < 140 && y > 10 && y < 150
  const framed = planeOf((x, y) => (inside(x, y) ? (x * 7 + y * 13) % 255 : 20))
  expect(contentBox(framed)).toEqual({ left: 20, top: 10, right: 140, bottom: 150 })
  expect(contentBox(planeOf(() => 99))).toEqual({ left: 0, top: 0, right: SIDE, bottom: SIDE })
})
