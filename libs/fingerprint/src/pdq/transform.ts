import { SIDE } from './axis-taps'

/** Frequencies 1..16 on both axes are kept: 256 coefficients, one bit each. */
const KEEP = 16

// Single precision, as the published tables are: keeps every bit of the reference.
const DCT = new Float64Array(KEEP * SIDE)
{
  const scale = Math.fround(Math.sqrt(2 / SIDE))
  for (let i = 0; i < KEEP; i++)
    for (let j = 0; j < SIDE; j++)
      DCT[i * SIDE + j] = Math.fround(scale * Math.cos((Math.PI / 2 / SIDE) * (i + 1) * (2 * j + 1)))
}

/** The 16 × 16 low frequencies of a 64 × 64 block image: D·B·Dᵀ. */
export function lowFrequencies(blocks: ArrayLike<number>): Float64Array {
  const half = new Float64Array(KEEP * SIDE)
  // Four columns at a time, each sum in a register of its own: less than half the time that adding in memory takes.
  for (let i = 0; i < KEEP; i++) {
    for (let j = 0; j < SIDE; j += 4) {
      let [s0, s1, s2, s3] = [0, 0, 0, 0]
      for (let k = 0, from = j; k < SIDE; k++, from += SIDE) {
        const d = DCT[i * SIDE + k]!
        s0 += d * blocks[from]!
        s1 += d * blocks[from + 1]!
        s2 += d * blocks[from + 2]!
        s3 += d * blocks[from + 3]!
      }
      const to = i * SIDE + j
      half[to] = s0
      half[to + 1] = s1
      half[to + 2] = s2
      half[to + 3] = s3
    }
  }
  const out = new Float64Array(KEEP * KEEP)
  for (let i = 0; i < KEEP; i++) {
    for (let j = 0; j < KEEP; j++) {
      let sum = 0
      for (let k = 0; k < SIDE; k++) sum += half[i * SIDE + k]! * DCT[j * SIDE + k]!
      out[i * KEEP + j] = sum
    }
  }
  return out
}

/** 0-100: the sum of the block gradients, in whole percents of 255, over 90 (PDQ paper §5). */
export function blockQuality(blocks: ArrayLike<number>): number {
  const step = (a: number, b: number): number => Math.abs(Math.trunc(((a - b) * 100) / 255))
  let sum = 0
  for (let i = 0; i < SIDE; i++) {
    for (let j = 0; j < SIDE; j++) {
      const v = blocks[i * SIDE + j]!
      if (i + 1 < SIDE) sum += step(v, blocks[(i + 1) * SIDE + j]!)
      if (j + 1 < SIDE) sum += step(v, blocks[i * SIDE + j + 1]!)
    }
  }
  return Math.min(100, Math.trunc(sum / 90))
}

/** A bit for every coefficient above the median; word 0 holds bits 0..31. */
export function signBits(coefficients: Float64Array): Uint32Array {
  const median = coefficients.slice().sort()[127]!
  const hash = new Uint32Array(8)
  for (let i = 0; i < 256; i++) if (coefficients[i]! > median) hash[i >> 5] = hash[i >> 5]! | (1 << (i & 31))
  return hash
}

export type Dihedral =
  | 'original'
  | 'rotate90'
  | 'rotate180'
  | 'rotate270'
  | 'flipX'
  | 'flipY'
  | 'flipPlus1'
  | 'flipMinus1'
/** Turns are counter-clockwise; flipX mirrors top and bottom, flipY left and right; the last two, the diagonals. */
export const DIHEDRALS: readonly Dihedral[] = [
  'original',
  'rotate90',
  'rotate180',
  'rotate270',
  'flipX',
  'flipY',
  'flipPlus1',
  'flipMinus1',
]

/** Row i, column j of the turned spectrum: [transposed?, negative when odd]. Row and column 0 are frequency 1. */
const TURNS: Record<Dihedral, readonly [transpose: boolean, parity: (i: number, j: number) => number]> = {
  original: [false, () => 0],
  rotate90: [true, (_i, j) => j + 1],
  rotate180: [false, (i, j) => i + j],
  rotate270: [true, (i) => i + 1],
  flipX: [false, (i) => i + 1],
  flipY: [false, (_i, j) => j + 1],
  flipPlus1: [true, () => 0],
  flipMinus1: [true, (i, j) => i + j],
}

/** The low frequencies of the turned or mirrored picture: sign changes and a transpose, no second transform. */
export function turnSpectrum(coefficients: Float64Array, how: Dihedral): Float64Array {
  const [transpose, parity] = TURNS[how]
  const out = new Float64Array(KEEP * KEEP)
  for (let i = 0; i < KEEP; i++) {
    for (let j = 0; j < KEEP; j++) {
      const v = coefficients[i * KEEP + j]!
      out[transpose ? j * KEEP + i : i * KEEP + j] = parity(i, j) & 1 ? -v : v
    }
  }
  return out
}
