import { SIDE } from '../pdq/axis-taps'
import type { IntegralImage } from './integral-image'

/** A square of a plane, in pixels, turned about its middle by `turn` (radians, clockwise as seen). */
export interface Square {
  x: number
  y: number
  side: number
  turn: number
}

/** The rectangle as 64 × 64 means, in pixels: what PDQ transforms. */
export function cutBlocks(
  plane: IntegralImage,
  left: number,
  top: number,
  width: number,
  height: number,
): Float64Array {
  const blocks = new Float64Array(SIDE * SIDE)
  const [stepX, stepY] = [width / SIDE, height / SIDE]
  const xs = Float64Array.from({ length: SIDE + 1 }, (_, j) => left + j * stepX)
  let upper = new Float64Array(SIDE + 1)
  let lower = new Float64Array(SIDE + 1)
  plane.sumsTo(xs, top, upper)
  for (let i = 0; i < SIDE; i++) {
    plane.sumsTo(xs, top + (i + 1) * stepY, lower)
    for (let j = 0; j < SIDE; j++)
      blocks[i * SIDE + j] = (lower[j + 1]! - lower[j]! - upper[j + 1]! + upper[j]!) / (stepX * stepY)
    ;[upper, lower] = [lower, upper]
  }
  return blocks
}

/** As `cutBlocks`, of a turned square; its blocks are means of upright cells, which at 64 a side makes no difference. */
export function cutTurned(plane: IntegralImage, { x, y, side, turn }: Square): Float64Array {
  const blocks = new Float64Array(SIDE * SIDE)
  const step = side / SIDE
  const half = Math.max(0.5, step / 2)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (let i = 0; i < SIDE; i++)
    for (let j = 0; j < SIDE; j++) {
      const u = (j + 0.5 - SIDE / 2) * step
      const v = (i + 0.5 - SIDE / 2) * step
      const centreX = x + cos * u - sin * v
      const centreY = y + sin * u + cos * v
      blocks[i * SIDE + j] = plane.mean(centreX - half, centreY - half, centreX + half, centreY + half)
    }
  return blocks
}

/** Whether all of the square lies on the plane. */
export function liesInside({ x, y, side, turn }: Square, { width, height }: IntegralImage): boolean {
  const reach = (side / 2) * (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn)))
  return x >= reach && y >= reach && x + reach <= width && y + reach <= height
}
