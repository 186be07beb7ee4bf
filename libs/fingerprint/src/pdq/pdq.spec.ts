import { randomOf } from '../fixtures/random'
import { hashPixels } from './hash-picture'
import { hammingDistance, hashFromHex, hashToHex } from './hash-hex'
import { lumaBlocks } from './luma'
import { blockQuality, DIHEDRALS, lowFrequencies, signBits, turnSpectrum } from './transform'
import type { Dihedral } from './transform'

const SIDE = 64

/** Random blocks with more low than high frequencies, like a picture's. */
function blocksOf(seed: number): Float64Array {
  const random = randomOf(seed)
  const waves = Array.from(
    { length: 12 },
    () => [random() * 0.4, random() * 0.4, random() * 6, random() * 30] as const,
  )
  return Float64Array.from({ length: SIDE * SIDE }, (_, i) =>
    waves.reduce(
      (sum, [fx, fy, phase, size]) =>
        sum + size * Math.sin(fx * (i % SIDE) + fy * Math.floor(i / SIDE) + phase),
      128,
    ),
  )
}

/** Where the value at row i, column j of the turned picture comes from. */
const FROM: Record<Dihedral, (i: number, j: number) => [number, number]> = {
  original: (i, j) => [i, j],
  rotate90: (i, j) => [j, SIDE - 1 - i],
  rotate180: (i, j) => [SIDE - 1 - i, SIDE - 1 - j],
  rotate270: (i, j) => [SIDE - 1 - j, i],
  flipX: (i, j) => [SIDE - 1 - i, j],
  flipY: (i, j) => [i, SIDE - 1 - j],
  flipPlus1: (i, j) => [j, i],
  flipMinus1: (i, j) => [SIDE - 1 - j, SIDE - 1 - i],
}

function turnBlocks(blocks: Float64Array, how: Dihedral): Float64Array {
  return blocks.map((_, at) => {
    const [i, j] = FROM[how](Math.floor(at / SIDE), at % SIDE)
    return blocks[i * SIDE + j]!
  })
}

const hashOf = (blocks: Float64Array): string => hashToHex(signBits(lowFrequencies(blocks)))

describe('PDQ', () => {
  test.each(DIHEDRALS)('the %s hash by sign changes is the hash of the picture really turned', (how) => {
    for (let seed = 1; seed <= 4; seed++) {
      const blocks = blocksOf(seed)
      const bySigns = hashToHex(signBits(turnSpectrum(lowFrequencies(blocks), how)))
      // Coefficients on the median itself may fall either way by the last bit of a float.
      expect(hammingDistance(bySigns, hashOf(turnBlocks(blocks, how)))).toBeLessThanOrEqual(2)
    }
  })

  test('half of the bits are set, and a step up in brightness changes none', () => {
    const blocks = blocksOf(7)
    const bits = hammingDistance(hashOf(blocks), '0'.repeat(64))
    expect(bits).toBe(128)
    expect(hashOf(blocks.map((value) => value + 40))).toBe(hashOf(blocks))
    expect(hashOf(blocks.map((value) => value * 0.5))).toBe(hashOf(blocks))
  })

  test('the transform is D·B·Dᵀ of the type-II cosine transform', () => {
    const blocks = blocksOf(3)
    const c = (u: number, x: number): number =>
      Math.sqrt(2 / SIDE) * Math.cos((Math.PI / 2 / SIDE) * u * (2 * x + 1))
    const direct = (u: number, v: number): number =>
      blocks.reduce((sum, value, at) => sum + value * c(u, Math.floor(at / SIDE)) * c(v, at % SIDE), 0)
    const spectrum = lowFrequencies(blocks)
    for (const [i, j] of [
      [0, 0],
      [3, 11],
      [15, 15],
    ] as const)
      expect(spectrum[i * 16 + j]!).toBeCloseTo(direct(i + 1, j + 1), 3)
  })

  test('the filter keeps a constant plane constant, whatever its size', () => {
    for (const [width, height] of [
      [512, 512],
      [512, 100],
      [64, 64],
      [37, 5],
    ] as const) {
      const blocks = lumaBlocks({ data: new Float32Array(width * height).fill(77), width, height })
      expect(Math.max(...blocks.map((value) => Math.abs(value - 77)))).toBeLessThan(1e-9)
    }
  })

  test('quality is 0 for a flat picture and 100 for a busy one', () => {
    expect(blockQuality(new Float64Array(SIDE * SIDE).fill(9))).toBe(0)
    expect(blockQuality(blocksOf(1).map((value, i) => value + (i % 2) * 60))).toBe(100)
  })

  test('a picture below 5 pixels has the zero hash and quality 0', () => {
    const { quality, dihedrals } = hashPixels({ data: new Uint8Array(12), width: 2, height: 2, channels: 3 })
    expect({ quality, dihedrals }).toEqual({ quality: 0, dihedrals: DIHEDRALS.map(() => '0'.repeat(64)) })
  })

  test('frozen values: a hash that is stored must be the same for ever', () => {
    const width = 600
    const height = 150
    const random = randomOf(42)
    const waves = Array.from({ length: 9 }, () => [random() * 0.05, random() * 0.05, random() * 6] as const)
    const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
      const pixel = Math.floor(at / 3)
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      return (
        128 +
        13 * waves.reduce((sum, [fx, fy, phase]) => sum + Math.sin(fx * x + fy * y + phase + (at % 3)), 0)
      )
    })
    expect(hashPixels({ data, width, height, channels: 3 })).toMatchSnapshot()
  })

  test('hex and words are each other’s inverse; anything else is refused', () => {
    const hex = hashOf(blocksOf(5))
    expect(hashToHex(hashFromHex(hex))).toBe(hex)
    expect(() => hashFromHex('abc')).toThrow(RangeError)
    expect(hammingDistance('f'.repeat(64), '0'.repeat(64))).toBe(256)
  })
})
