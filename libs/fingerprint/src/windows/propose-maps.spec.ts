import { randomOf } from '../fixtures/random'
import { mapPoint } from '../verify/homography-math'
import { turnedHash } from './look-up-hashes'
import type { WindowBox, WindowHash } from './picture-windows'
import { mapsBetweenWindows } from './propose-maps'
import type { SizedWindows } from './propose-maps'

const random = randomOf(5)
const randomHex = (): string =>
  Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('')
const windowOf = (box: WindowBox, hex = randomHex(), turn = 0): WindowHash => ({
  hex,
  quality: 100,
  box,
  turn,
})
const picture = (width: number, height: number, hashes: WindowHash[]): SizedWindows => ({
  method: 'pdq-blobs',
  version: 1,
  hashes,
  width,
  height,
})

/** Two windows of a picture of 400 × 200: squares of 80 and of 40 pixels. */
const near = windowOf([0.5, 0.4, 0.2, 0.4])
const far = windowOf([0.7, 0.5, 0.1, 0.2])
const original = picture(400, 200, [near, far, windowOf([0, 0, 0.1, 0.2])])

test('two windows of a crop lay it on the original, and each is counted', () => {
  // The right half, at twice the size.
  const crop = picture(400, 400, [
    windowOf([0, 0.4, 0.4, 0.4], near.hex),
    windowOf([0.4, 0.5, 0.2, 0.2], far.hex),
  ])
  const maps = mapsBetweenWindows(original, crop)
  expect(maps).toHaveLength(2)
  for (const { inliers, homography } of maps) {
    expect(inliers).toBe(2)
    const corners = [mapPoint(homography, 0.5, 0), mapPoint(homography, 1, 1)].flat()
    ;[0, 0, 1, 1].forEach((value, i) => expect(corners[i]).toBeCloseTo(value, 9))
  }
})

test('a mirrored window mirrors the map, a turned one turns it', () => {
  const mirrored = picture(400, 200, [windowOf([0.3, 0.4, 0.2, 0.4], turnedHash(near.hex, 'flipY'))])
  const [byMirror] = mapsBetweenWindows(original, mirrored)
  expect(mapPoint(byMirror!.homography, 0, 0)).toEqual([expect.closeTo(1), expect.closeTo(0)])

  const turned = picture(400, 200, [windowOf(near.box, near.hex, 30)])
  const [byTurn] = mapsBetweenWindows(original, turned)
  // 40 pixels to the right of the window's middle, which is at (240, 120); turned by 30° about it.
  const [x, y] = mapPoint(byTurn!.homography, 280 / 400, 120 / 200)
  expect([x * 400, y * 200]).toEqual([
    expect.closeTo(240 + 40 * Math.cos(Math.PI / 6)),
    expect.closeTo(120 + 40 * Math.sin(Math.PI / 6)),
  ])
})

test('the upright and the turned window about one spot are one place, and in a pattern not all pairs are looked at', () => {
  const spot = [near, windowOf(near.box, undefined, 20)]
  const same = mapsBetweenWindows(picture(400, 200, spot), picture(400, 200, spot))
  expect(same.map(({ inliers }) => inliers)).toEqual([1, 1])

  const alike = picture(
    400,
    200,
    Array.from({ length: 32 }, (_, k) => windowOf([k / 40, 0, 0.1, 0.2], near.hex)),
  )
  expect(mapsBetweenWindows(alike, alike).length).toBeLessThanOrEqual(64)
})

test('pictures without a window in common propose nothing', () => {
  expect(mapsBetweenWindows(original, picture(400, 200, [windowOf([0.5, 0.4, 0.2, 0.4])]))).toEqual([])
  expect(mapsBetweenWindows(original, picture(9, 9, []))).toEqual([])
})
