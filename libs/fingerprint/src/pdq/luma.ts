import { axisTaps, foldedTaps, PLANE_SIDE, SIDE } from './axis-taps'
import type { Pixels } from '../picture/decode'

export interface LumaPlane {
  data: Float32Array
  width: number
  height: number
}

/**
 * RGB (or grey) bytes to luma (0.299, 0.587, 0.114), taking the nearest pixel on the way to 512 × 512 when either
 * side is longer, as the reference does.
 */
export function lumaPlane({ data, width, height, channels }: Pixels): LumaPlane {
  const big = width > PLANE_SIDE || height > PLANE_SIDE
  const w = big ? PLANE_SIDE : width
  const h = big ? PLANE_SIDE : height
  const luma = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    const row = Math.floor((y * height) / h) * width
    for (let x = 0; x < w; x++) {
      const p = (row + Math.floor((x * width) / w)) * channels
      luma[y * w + x] =
        channels >= 3 ? 0.299 * data[p]! + 0.587 * data[p + 1]! + 0.114 * data[p + 2]! : data[p]!
    }
  }
  return { data: luma, width: w, height: h }
}

/** Filters a luma plane down to 64 × 64 blocks. `fold`: the plane stands for one of 512 × 512. */
export function lumaBlocks(
  luma: { data: ArrayLike<number>; width: number; height: number },
  fold = false,
): Float64Array {
  const tx = (fold ? foldedTaps : axisTaps)(luma.width)
  const ty = (fold ? foldedTaps : axisTaps)(luma.height)
  const rows = new Float64Array(luma.height * SIDE)
  for (let o = 0; o < SIDE; o++) {
    for (let y = 0; y < luma.height; y++) {
      const base = y * luma.width + tx.start[o]!
      let sum = 0
      for (let t = 0; t < tx.count[o]!; t++) sum += luma.data[base + t]! * tx.weight[o * tx.width + t]!
      rows[y * SIDE + o] = sum
    }
  }
  const blocks = new Float64Array(SIDE * SIDE)
  for (let o = 0; o < SIDE; o++) {
    for (let x = 0; x < SIDE; x++) {
      let sum = 0
      for (let t = 0; t < ty.count[o]!; t++)
        sum += rows[(ty.start[o]! + t) * SIDE + x]! * ty.weight[o * ty.width + t]!
      blocks[o * SIDE + x] = sum
    }
  }
  return blocks
}
