import { solveLinear } from '../verify/homography-math'
import { STEPS } from './scale-space'
import type { ScaleSpace } from './scale-space'

/** A bright or dark spot, in pixels of the scale space; `sigma` is its size. */
export interface Blob {
  x: number
  y: number
  sigma: number
  /** Grey levels by which it stands out. */
  contrast: number
}

/** Grey levels below which a spot is noise. */
const MIN_CONTRAST = 1
/** A spot's longer curvature by its shorter, at most; beyond it is an edge, and slides along it (Lowe 2004, §4.1). */
const MAX_STRETCH = 8
/** Layers and pixels by which the true place may lie beside the sampled one. */
const MAX_OFFSET = 1.2

/** Every extremum of the scale space, in place and size, brought between the samples by a quadratic; strongest first. */
export function findBlobs(space: ScaleSpace): Blob[] {
  const { width, height, differences } = space
  const blobs: Blob[] = []
  for (let layer = 1; layer < differences.length - 1; layer++)
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const value = differences[layer]![y * width + x]!
        if (Math.abs(value) < MIN_CONTRAST || !isExtremum(space, layer, y * width + x)) continue
        const blob = refined(space, layer, x, y)
        if (blob) blobs.push(blob)
      }
  return blobs.sort((a, b) => b.contrast - a.contrast)
}

/** Strictly above, or strictly below, its 26 neighbours. */
function isExtremum({ width, differences }: ScaleSpace, layer: number, at: number): boolean {
  const value = differences[layer]![at]!
  const sign = Math.sign(value)
  for (let l = layer - 1; l <= layer + 1; l++) {
    const plane = differences[l]!
    for (let row = at - width; row <= at + width; row += width)
      for (let i = row - 1; i <= row + 1; i++)
        if (sign * plane[i]! >= sign * value && (i !== at || l !== layer)) return false
  }
  return true
}

/** Null for an edge, and where the quadratic has its top elsewhere. */
function refined(space: ScaleSpace, layer: number, x: number, y: number): Blob | null {
  const { width: w, sigmas, differences } = space
  const at = y * w + x
  const [finer, here, coarser] = [differences[layer - 1]!, differences[layer]!, differences[layer + 1]!]
  const value = here[at]!
  const xx = here[at + 1]! + here[at - 1]! - 2 * value
  const yy = here[at + w]! + here[at - w]! - 2 * value
  const ss = coarser[at]! + finer[at]! - 2 * value
  const xy = (here[at + w + 1]! - here[at + w - 1]! - here[at - w + 1]! + here[at - w - 1]!) / 4
  const xs = (coarser[at + 1]! - coarser[at - 1]! - finer[at + 1]! + finer[at - 1]!) / 4
  const ys = (coarser[at + w]! - coarser[at - w]! - finer[at + w]! + finer[at - w]!) / 4
  const determinant = xx * yy - xy * xy
  if (determinant <= 0 || (xx + yy) ** 2 / determinant > (MAX_STRETCH + 1) ** 2 / MAX_STRETCH) return null
  const slope = [here[at + 1]! - here[at - 1]!, here[at + w]! - here[at - w]!, coarser[at]! - finer[at]!]
  const offset = solveLinear(
    Float64Array.of(xx, xy, xs, xy, yy, ys, xs, ys, ss),
    Float64Array.from(slope, (step) => -step / 2),
  )
  if (!offset || offset.some((step) => Math.abs(step) > MAX_OFFSET)) return null
  // A pixel's middle is half a pixel from its corner.
  const [dx, dy, ds] = offset as unknown as [number, number, number]
  const sigma = sigmas[layer]! * 2 ** (ds / STEPS)
  return { x: x + 0.5 + dx, y: y + 0.5 + dy, sigma, contrast: Math.abs(value) }
}
