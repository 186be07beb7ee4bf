import { axisTaps, foldedTaps, PLANE_SIDE, SIDE } from './axis-taps'
import type { AxisTaps } from './axis-taps'
import type { Pixels } from '../picture/decode'

export interface LumaPlane {
  data: Float32Array
  width: number
  height: number
}

/** Sides of the plane that the published algorithm works on: 512 × 512 when either side is longer, else the picture's. */
export function planeSize({
  width,
  height,
}: {
  width: number
  height: number
}): [width: number, height: number] {
  const big = width > PLANE_SIDE || height > PLANE_SIDE
  return big ? [PLANE_SIDE, PLANE_SIDE] : [width, height]
}

/**
 * RGB (or grey) bytes to luma (0.299, 0.587, 0.114), taking the nearest pixel on the way to the plane's size, as the
 * reference does.
 */
export function lumaPlane(pixels: Pixels, [w, h] = planeSize(pixels)): LumaPlane {
  const { data, width, height, channels } = pixels
  const luma = new Float32Array(w * h)
  const columns = Int32Array.from({ length: w }, (_, x) => Math.floor((x * width) / w) * channels)
  for (let y = 0; y < h; y++) {
    const row = Math.floor((y * height) / h) * width * channels
    // Two loops rather than a choice at every pixel, which costs more than the sum.
    if (channels < 3) for (let x = 0; x < w; x++) luma[y * w + x] = data[row + columns[x]!]!
    else
      for (let x = 0; x < w; x++) {
        const p = row + columns[x]!
        luma[y * w + x] = 0.299 * data[p]! + 0.587 * data[p + 1]! + 0.114 * data[p + 2]!
      }
  }
  return { data: luma, width: w, height: h }
}

type Plane = { data: ArrayLike<number>; width: number; height: number }

/** Filters a luma plane down to 64 × 64 blocks. `fold`: the plane stands for one of 512 × 512. */
export function lumaBlocks(plane: Plane, fold = false): Float64Array {
  const tapsOf = (n: number): AxisTaps =>
    fold ? foldedTaps({ full: PLANE_SIDE, plane: PLANE_SIDE, decoded: n }) : axisTaps(n)
  return filterBlocks(plane, tapsOf(plane.width), tapsOf(plane.height))
}

/** 64 × 64 weighted sums of a plane, by one set of taps an axis. */
export function filterBlocks({ data, width, height }: Plane, across: AxisTaps, down: AxisTaps): Float64Array {
  const rows = new Float64Array(height * SIDE)
  const { start, count, weight, width: widest } = across
  for (let y = 0; y < height; y++) {
    for (let o = 0; o < SIDE; o++) {
      const base = y * width + start[o]!
      const taps = count[o]!
      let sum = 0
      for (let t = 0, w = o * widest; t < taps; t++, w++) sum += data[base + t]! * weight[w]!
      rows[y * SIDE + o] = sum
    }
  }
  const blocks = new Float64Array(SIDE * SIDE)
  for (let o = 0; o < SIDE; o++) {
    // Row after row rather than column after column: the same sums in the same order, and the caches keep up.
    for (let t = 0; t < down.count[o]!; t++) {
      const share = down.weight[o * down.width + t]!
      const from = (down.start[o]! + t) * SIDE
      for (let x = 0; x < SIDE; x++) blocks[o * SIDE + x] = blocks[o * SIDE + x]! + rows[from + x]! * share
    }
  }
  return blocks
}
