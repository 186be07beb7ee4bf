import { randomOf } from '../fixtures/random'
import { noiseField } from '../fixtures/raster'
import type { Grey } from '../picture/decode'
import { isAnotherShot, isCopy, isNearCopy, isRefuted } from './decide-copy'
import { shrinkGrey } from './grey'
import { IDENTITY } from './homography-math'
import { weighPixels } from './weigh-pixels'

const SIZE = { width: 360, height: 270 }

function paint(value: (x: number, y: number) => number): Grey {
  const { width, height } = SIZE
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    return Math.max(0, Math.min(255, value(at % width, Math.floor(at / width))))
  })
  return { ...SIZE, data }
}

/** A textured picture by seed. */
function texture(seed: number): (x: number, y: number) => number {
  const field = noiseField(randomOf(seed), 5, 0.7)
  return (x, y) => 128 + 50 * field(x / 20, y / 20)
}
const first = texture(1)
const original = paint(first)
const inBox = (x: number, y: number, [left, top, right, bottom]: readonly number[]): boolean =>
  x >= left! && x < right! && y >= top! && y < bottom!
/** Forty percent of the area, in the middle. */
const MIDDLE = [66, 50, 294, 220]
const weigh = (candidate: Grey, map = IDENTITY) => weighPixels(original, candidate, map)

test('the same pixels, lighter and duller, agree everywhere', () => {
  const evidence = weigh(paint((x, y) => first(x, y) * 0.7 + 60))
  expect(evidence.contentShare).toBeGreaterThan(0.98)
  expect(evidence.displaced).toBeLessThan(0.05)
  expect(isCopy(evidence)).toBe(true)
})

test('a map that is off by four samples is brought to the pixels', () => {
  const evidence = weigh(original, [1.01, 0, 0.006, 0, 0.99, -0.01, 0, 0, 1])
  expect(isCopy(evidence)).toBe(true)
  IDENTITY.forEach((value, i) => expect(Math.abs(evidence.homography[i]! - value)).toBeLessThan(0.002))
})

test('another picture does not agree', () => {
  const evidence = weigh(paint(texture(2)))
  expect(evidence.contentShare).toBeLessThan(0.1)
  expect(isCopy(evidence)).toBe(false)
})

test('grain that hides the plain parts leaves a near copy, and another picture is none', () => {
  const plainBeside = (x: number, y: number): number => (x < 90 ? first(x, y) : 150)
  const random = randomOf(4)
  const grainy = weighPixels(
    paint(plainBeside),
    paint((x, y) => plainBeside(x, y) + 30 * (random() - 0.5)),
    IDENTITY,
  )
  expect(grainy.contentShare).toBeGreaterThan(0.5)
  expect(isNearCopy(grainy)).toBe(true)
  expect(isNearCopy(weigh(paint(texture(2))))).toBe(false)
})

test('a soft picture says as much as the noise in which it is shown leaves of it', () => {
  const soft = (seed: number): ((x: number, y: number) => number) => {
    const field = noiseField(randomOf(seed), 1, 0.7)
    return (x, y) => 128 + 90 * field(x / 90, y / 90)
  }
  const random = randomOf(9)
  const shown = (of: (x: number, y: number) => number, noise: number): Grey =>
    paint((x, y) => of(x, y) + noise * (random() - 0.5))
  const [clean, grainy] = [1, 24].map((noise) =>
    weighPixels(shown(soft(1), 1), shown(soft(1), noise), IDENTITY),
  )
  expect(isCopy(clean!)).toBe(true)
  expect(clean!.content).toBeGreaterThan(5 * grainy!.content)
  expect(isCopy(weighPixels(shown(soft(1), 1), shown(soft(2), 1), IDENTITY))).toBe(false)
})

test('a flat box pasted over forty percent leaves a copy', () => {
  const evidence = weigh(paint((x, y) => (inBox(x, y, MIDDLE) ? 220 : first(x, y))))
  expect(evidence.framed).toBe(false)
  expect(isCopy(evidence)).toBe(true)
})

test('another picture in the same window of a frame is no copy: both have the edges', () => {
  const [one, two] = [texture(3), texture(4)]
  const inFrame = (inner: (x: number, y: number) => number): Grey =>
    paint((x, y) => (inBox(x, y, MIDDLE) ? inner(x, y) * 0.5 : first(x, y) * 0.5 + 120))
  const evidence = weighPixels(inFrame(one), inFrame(two), IDENTITY)
  expect(evidence.areaShare).toBeGreaterThan(0.4)
  expect(evidence.framed).toBe(true)
  expect(isRefuted(evidence)).toBe(true)
})

test('another picture in a tenth of it leaves a copy: what agrees is more than a frame', () => {
  const tenth = [110, 85, 230, 165]
  const withInner = (inner: (x: number, y: number) => number): Grey =>
    paint((x, y) => (inBox(x, y, tenth) ? inner(x, y) * 0.5 : first(x, y) * 0.5 + 120))
  const evidence = weighPixels(withInner(texture(3)), withInner(texture(4)), IDENTITY)
  expect(evidence.areaShare).toBeLessThan(0.95)
  expect(isCopy(evidence)).toBe(true)
})

/** A wall with windows in rows and columns: straight edges everywhere. */
const glass = texture(7)
const facade = (x: number, y: number): number =>
  x % 60 >= 18 && y % 54 >= 16 ? 60 + 0.4 * glass(x, y) : 190 + 0.2 * first(x, y)

test.each([[[40, 32, 217, 140]], [[100, 88, 280, 250]], [[35, 36, 160, 195]]])(
  'a box pasted over straight edges of the original is no frame: %j, where the original does not end',
  (box) => {
    const covered = paint((x, y) => (inBox(x, y, box) ? 235 : facade(x, y)))
    const evidence = weighPixels(paint(facade), covered, IDENTITY)
    expect(evidence.framed).toBe(false)
    expect(isCopy(evidence)).toBe(true)
  },
)

/** Plain sky with masts in it, between textured sides that end with straight edges. */
const sky = (x: number, y: number): number => {
  if (x < 60 || x >= 300) return 60 + 0.5 * first(x, y)
  if (x % 40 >= 12 && x % 40 < 18 && y > 30) return 190
  return y >= 225 ? 30 + 0.4 * first(x, y) : 90 + y / 12
}

test('a box pasted over plain sky is no frame: what stands across its side goes on in the original', () => {
  const covered = paint((x, y) => (inBox(x, y, [72, 75, 288, 216]) ? 235 : sky(x, y)))
  const evidence = weighPixels(paint(sky), covered, IDENTITY)
  expect(evidence.agreeing).toBeGreaterThan(50)
  expect(evidence.framed).toBe(false)
})

test('a frame stays one where a single thing of it overlaps the window of a plain picture', () => {
  const [left, top, right, bottom] = MIDDLE as [number, number, number, number]
  const field = noiseField(randomOf(3), 5, 0.7)
  const inner = (x: number, y: number): number => 60 + 110 * field(x / 9, y / 9)
  const inFrame = (picture: (x: number, y: number) => number): Grey =>
    paint((x, y) => {
      if (Math.hypot(x - right, y - bottom + 40) < 18) return 110
      if (inBox(x, y, MIDDLE)) return picture(x, y)
      return x < left || y < top || y >= bottom ? first(x, y) * 0.5 + 120 : 180
    })
  const plain = (): number => 225
  expect(weighPixels(inFrame(plain), inFrame(inner), IDENTITY).framed).toBe(true)
})

test('pictures of other shapes in one window are in a frame: what they leave free is plain ground', () => {
  const [one, two] = [texture(3), texture(4)]
  const inFrame = (inner: (x: number, y: number) => number, box: readonly number[]): Grey =>
    paint((x, y) => {
      if (inBox(x, y, box)) return inner(x, y) * 0.5
      return inBox(x, y, MIDDLE) ? 240 : first(x, y) * 0.5 + 90
    })
  const high = inFrame(one, [96, 50, 264, 220])
  const wide = inFrame(two, [66, 70, 294, 200])
  expect(weighPixels(high, wide, IDENTITY).framed).toBe(true)
})

test('near things that moved more than far ones make another shot', () => {
  const near = texture(5)
  const scene = (shift: number): Grey =>
    paint((x, y) => (inBox(x - 3 * shift, y, MIDDLE) ? near(x - 3 * shift, y) : first(x - shift, y)))
  expect(isAnotherShot(weighPixels(scene(0), scene(0), IDENTITY))).toBe(false)
  expect(isAnotherShot(weighPixels(scene(0), scene(0.6), IDENTITY))).toBe(true)
})

test('a thing that moved far before a ground that stayed makes another shot, though the ground agrees', () => {
  const near = texture(5)
  const scene = (shift: number): Grey =>
    paint((x, y) => (inBox(x - shift, y, [80, 60, 230, 210]) ? 30 + 0.9 * near(x - shift, y) : first(x, y)))
  const evidence = weighPixels(scene(0), scene(15), IDENTITY)
  expect(evidence.areaShare).toBeGreaterThan(0.6)
  expect(evidence.moved).toBeGreaterThan(0.1)
  expect(isCopy(evidence)).toBe(false)
})

test('a box pasted over a pattern moved nothing: the pattern is found aside, and at home too', () => {
  const stitches = texture(6)
  const cloth = (x: number, y: number): number => stitches(x % 18, y % 18)
  const evidence = weighPixels(
    paint(cloth),
    paint((x, y) => (inBox(x, y, [90, 70, 250, 180]) ? 30 : cloth(x, y))),
    IDENTITY,
  )
  expect(evidence.moved).toBe(0)
  expect(isAnotherShot(evidence)).toBe(false)
})

test('a caption over a soft picture moves nothing: its edge looks like what is beside it', () => {
  const field = noiseField(randomOf(8), 3, 0.4)
  const water = (x: number, y: number): number => 90 + 60 * field(x / 60, y / 25)
  const caption = [130, 46, 330, 190]
  const captioned = paint((x, y) =>
    inBox(x, y, caption) ? (y % 40 < 22 && x % 20 < 12 ? 80 : 240) : water(x, y),
  )
  const evidence = weighPixels(paint(water), captioned, IDENTITY)
  expect(evidence.displaced).toBeLessThan(0.03)
  expect(isCopy(evidence)).toBe(true)
})

test('a blurred copy lies where the sharp one does: both are made equally soft first', () => {
  const strokes = (x: number, y: number): number => {
    const cell = Math.floor(x / 24) + 7 * Math.floor(y / 24)
    const [u, v] = [x % 24, y % 24]
    const along = cell % 3 ? u + v * ((cell % 5) / 5) : v
    return along > 9 && along < 12 ? 30 + 20 * (cell % 4) : along < 10 ? 200 - 9 * (cell % 11) : 120
  }
  const blur = (x: number, y: number): number => {
    let [sum, weight] = [0, 0]
    for (let dy = -6; dy <= 6; dy++)
      for (let dx = -6; dx <= 6; dx++) {
        const w = Math.exp(-(dx * dx + dy * dy) / 8)
        sum += w * strokes(Math.abs(x + dx), Math.abs(y + dy))
        weight += w
      }
    return sum / weight
  }
  const evidence = weighPixels(paint(strokes), paint(blur), IDENTITY)
  expect(evidence.displaced).toBeLessThan(0.1)
  expect(isCopy(evidence)).toBe(true)
})

test('the ground of the page that a copy stands on does not shift its border', () => {
  const page = { width: 480, height: 390 }
  const data = Uint8Array.from({ length: page.width * page.height }, (_, at) => {
    // The copy begins half a pixel beside the page's grid, so its rim is half the page's white.
    const [x, y] = [(at % page.width) - 60.5, Math.floor(at / page.width) - 60.5]
    const shown = (u: number, v: number): number =>
      u >= 0 && v >= 0 && u < SIZE.width && v < SIZE.height ? first(u, v) : 255
    return (shown(x, y) + shown(x + 1, y) + shown(x, y + 1) + shown(x + 1, y + 1)) / 4
  })
  const [w, h] = [SIZE.width / page.width, SIZE.height / page.height]
  const map = [w, 0, 60.5 / page.width, 0, h, 60.5 / page.height, 0, 0, 1] as const
  const evidence = weighPixels(original, { ...page, data }, [...map])
  expect(evidence.contentShare).toBeGreaterThan(0.98)
  expect(evidence.displaced).toBeLessThan(0.01)
})

test('a copy a sixth as large is compared at its own size, and agrees', () => {
  const small = shrinkGrey(original, 60)!
  const evidence = weighPixels(original, small, IDENTITY)
  expect(evidence.contentShare).toBeGreaterThan(0.9)
})

test('two pictures that share a strip at the edge are no copies: too little of either is shown', () => {
  const strip = paint((x, y) => (y >= 216 ? first(x, y - 216) : 200))
  // The upper fifth of the original lies on the lower fifth of the candidate.
  const evidence = weighPixels(original, strip, [1, 0, 0, 0, 1, 0.8, 0, 0, 1])
  expect(evidence.contentShare).toBeGreaterThan(0.9)
  expect(evidence.shownOfOriginal).toBeLessThan(0.25)
  expect(isCopy(evidence)).toBe(false)
})

test('a map that shows nothing is no evidence', () => {
  expect(isCopy(weigh(original, [1, 0, 5, 0, 1, 5, 0, 0, 1]))).toBe(false)
})
