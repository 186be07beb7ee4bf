import { randomOf } from '../fixtures/random'
import { noiseField } from '../fixtures/raster'
import type { ColourPlanes, Grey } from '../picture/decode'
import { isCopy } from './decide-copy'
import { fitTone } from './fit-tone'
import { IDENTITY } from './homography-math'
import { weighPixels } from './weigh-pixels'

const SIZE = { width: 360, height: 270 }
type Colour = readonly [red: number, green: number, blue: number]

/** Areas of strong colours with texture of their own: luma alone tells some of them hardly apart. */
const PALETTE: Colour[] = [
  [210, 40, 40],
  [30, 130, 60],
  [40, 60, 220],
  [230, 200, 40],
  [150, 40, 170],
]
const shape = noiseField(randomOf(11), 3, 0.6)
const grain = noiseField(randomOf(12), 5, 0.7)
function colourAt(x: number, y: number): Colour {
  const area = Math.floor((shape(x / 30, y / 30) + 4) * 2.5) + (x % 60 < 22 ? 2 : 0) + (y % 48 < 17 ? 1 : 0)
  const light = 1 + 0.15 * grain(x / 12, y / 12)
  return PALETTE[Math.abs(area) % PALETTE.length]!.map((value) => value * light) as unknown as Colour
}

function paint(value: (colour: Colour, x: number, y: number) => number): Grey {
  const { width, height } = SIZE
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return Math.max(0, Math.min(255, Math.round(value(colourAt(x, y), x, y))))
  })
  return { ...SIZE, data }
}

const luma = ([r, g, b]: Colour): number => 0.299 * r + 0.587 * g + 0.114 * b
const planes: ColourPlanes = [paint(([r]) => r), paint(([, g]) => g), paint(([, , b]) => b)]
const original = paint(luma)

const CHANGES: [name: string, change: (colour: Colour) => number][] = [
  ['the red channel as grey', ([r]) => r],
  ['red and blue exchanged', ([r, g, b]) => luma([b, g, r])],
  ['channels turned', ([r, g, b]) => luma([g, b, r])],
  ['the mean of the lightest and the darkest channel', (c) => (Math.max(...c) + Math.min(...c)) / 2],
]

test.each(CHANGES)(
  '%s: in the tones of the candidate the original agrees, which luma does not',
  (_, change) => {
    const candidate = paint(change)
    const toned = fitTone(planes, original, candidate, IDENTITY)
    expect(toned).not.toBeNull()
    const [before, after] = [original, toned!].map((grey) => weighPixels(grey, candidate, IDENTITY))
    expect(after!.areaShare).toBeGreaterThan(before!.areaShare)
    expect(after!.contentShare).toBeGreaterThan(0.9)
    expect(isCopy(after!)).toBe(true)
  },
)

test('a box over a third of a recoloured copy does not bend the fit', () => {
  const candidate = paint((colour, x, y) => (x < 120 ? 128 + 100 * Math.sin(x + 3 * y) : colour[0]))
  const toned = fitTone(planes, original, candidate, IDENTITY)!
  expect(isCopy(weighPixels(toned, candidate, IDENTITY))).toBe(true)
})

test.each([
  ['unchanged', (colour: Colour) => luma(colour)],
  ['lighter and duller', (colour: Colour) => luma(colour) * 0.7 + 50],
])('colours that are %s need no transform', (_, change) => {
  expect(fitTone(planes, original, paint(change), IDENTITY)).toBeNull()
})

test('another picture does not agree in any tones', () => {
  const other = noiseField(randomOf(13), 5, 0.7)
  const candidate = paint((_, x, y) => 128 + 60 * other(x / 15, y / 15))
  const toned = fitTone(planes, original, candidate, IDENTITY) ?? original
  const evidence = weighPixels(toned, candidate, IDENTITY)
  expect(evidence.contentShare).toBeLessThan(0.1)
  expect(isCopy(evidence)).toBe(false)
})
