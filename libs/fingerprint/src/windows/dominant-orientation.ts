import { SIDE } from '../pdq/axis-taps'

/** How fast the rim of a window counts less than its middle; at the rim e^-1.5, outside its circle nothing. */
const FALL = 1.5

/**
 * The dominant orientation of a window, in radians within ±45°: a quarter of the angle of the mean
 * fourth power of its gradients. It turns with the picture. Quarter turns are not told apart, and need not be: the eight
 * dihedrals of a hash cover them.
 */
export function dominantOrientation(blocks: Float64Array): number {
  const [middle, radius] = [(SIDE - 1) / 2, SIDE / 2]
  let real = 0
  let imaginary = 0
  for (let i = 1; i < SIDE - 1; i++)
    for (let j = 1; j < SIDE - 1; j++) {
      const distance = ((j - middle) ** 2 + (i - middle) ** 2) / radius ** 2
      if (distance > 1) continue
      const at = i * SIDE + j
      const gx = blocks[at + 1]! - blocks[at - 1]!
      const gy = blocks[at + SIDE]! - blocks[at - SIDE]!
      const squared = gx * gx + gy * gy
      if (squared === 0) continue
      // (gx + i·gy)⁴ over its length cubed: four times the angle, weighted by the gradient's length.
      const weight = Math.exp(-FALL * distance) / (squared * Math.sqrt(squared))
      const squareReal = gx * gx - gy * gy
      const squareImaginary = 2 * gx * gy
      real += weight * (squareReal * squareReal - squareImaginary * squareImaginary)
      imaginary += weight * 2 * squareReal * squareImaginary
    }
  return Math.atan2(imaginary, real) / 4
}
