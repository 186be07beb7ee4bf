import { randomFrom } from './random'

/** Smooth noise of a seed: about −1 … 1, one bump per unit. */
export type Noise = (x: number, y: number) => number

const side = 256
const { floor } = Math

export function noiseOf(seed: number): Noise {
  const random = randomFrom(seed)
  const lattice = Float32Array.from({ length: side * side }, () => random.range(-1, 1))
  return (x, y) => {
    const [x0, y0] = [floor(x), floor(y)]
    const [fx, fy] = [x - x0, y - y0]
    const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
    const [row0, row1] = [(y0 & 255) * side, ((y0 + 1) & 255) * side]
    const [c0, c1] = [x0 & 255, (x0 + 1) & 255]
    const top = lattice[row0 + c0]! + (lattice[row0 + c1]! - lattice[row0 + c0]!) * u
    const bottom = lattice[row1 + c0]! + (lattice[row1 + c1]! - lattice[row1 + c0]!) * u
    return top + (bottom - top) * v
  }
}

/** Octaves of the same noise, each half as strong and twice as fine. */
export function octaves(noise: Noise, x: number, y: number, count: number): number {
  let [sum, strength] = [0, 0.5]
  for (let i = 0; i < count; i++) {
    sum += strength * noise(x + i * 37.1, y + i * 17.7)
    x *= 2
    y *= 2
    strength /= 2
  }
  return sum
}

/** Pixels, three bytes each, row by row. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8ClampedArray
}

/** Colours each pixel; `shade` writes red, green and blue (0–255) into `out`. */
export function paintField(
  width: number,
  height: number,
  shade: (x: number, y: number, out: Float32Array) => void,
): Field {
  const rgb = new Uint8ClampedArray(width * height * 3)
  const out = new Float32Array(3)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      shade(x, y, out)
      rgb[at] = out[0]!
      rgb[at + 1] = out[1]!
      rgb[at + 2] = out[2]!
    }
  }
  return { width, height, rgb }
}
