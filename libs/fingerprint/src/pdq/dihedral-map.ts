import type { Homography } from '../comparison'
import type { Dihedral } from './transform'

/** Where a point of the picture (fractions, y down) lies in the turned or mirrored one. */
const MAPS: Record<Dihedral, Homography> = {
  original: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  rotate90: [0, 1, 0, -1, 0, 1, 0, 0, 1],
  rotate180: [-1, 0, 1, 0, -1, 1, 0, 0, 1],
  rotate270: [0, -1, 1, 1, 0, 0, 0, 0, 1],
  flipX: [1, 0, 0, 0, -1, 1, 0, 0, 1],
  flipY: [-1, 0, 1, 0, 1, 0, 0, 0, 1],
  flipPlus1: [0, 1, 0, 1, 0, 0, 0, 0, 1],
  flipMinus1: [0, -1, 1, -1, 0, 1, 0, 0, 1],
}

export const dihedralMap = (how: string): Homography => MAPS[how as Dihedral]
