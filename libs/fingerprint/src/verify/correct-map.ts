import type { Homography } from '../comparison'
import type { TileShift } from './find-parallax'
import { solveLinear } from './homography-math'
import { TILE, tileStatistics } from './lattice'
import type { Lattice } from './lattice'

/** Unknowns of an affine shift: how far x moves (by x, y, 1), how far y moves (by x, y, 1). */
const UNKNOWNS = 6

/**
 * The affine correction, in samples, that the found tiles ask for in common: least squares on brightness, linear in the
 * shift (Lucas & Kanade 1981), around each tile's best shift. A sample speaks only along its gradient, so an edge, which
 * looks the same anywhere along itself, pulls in no false direction. Null when the tiles do not determine it.
 */
export function commonCorrection(lattice: Lattice, tiles: readonly TileShift[]): Homography | null {
  const normal = new Float64Array(UNKNOWNS * UNKNOWNS)
  const right = new Float64Array(UNKNOWNS)
  for (const tile of tiles) addTile(lattice, tile, normal, right)
  const p = solveLinear(normal, right)
  return p && [1 + p[0]!, p[1]!, p[2]!, p[3]!, 1 + p[4]!, p[5]!, 0, 0, 1]
}

function addTile(lattice: Lattice, tile: TileShift, normal: Float64Array, right: Float64Array): void {
  const { columns, rows, a, b } = lattice
  const { left, top, dx, dy } = tile
  const there = tileStatistics(lattice, left, top, dx, dy)
  if (!there) return
  const deviationA = Math.sqrt(Math.max(there.varianceA, 1))
  const deviationB = Math.sqrt(Math.max(there.varianceB, 1))
  for (let y = Math.max(top, 1 - dy); y < Math.min(top + TILE, rows, rows - 1 - dy); y++) {
    for (let x = Math.max(left, 1 - dx); x < Math.min(left + TILE, columns, columns - 1 - dx); x++) {
      const at = (y + dy) * columns + x + dx
      const gx = (b[at + 1]! - b[at - 1]!) / 2 / deviationB
      const gy = (b[at + columns]! - b[at - columns]!) / 2 / deviationB
      const miss = (a[y * columns + x]! - there.meanA) / deviationA - (b[at]! - there.meanB) / deviationB
      const row = [gx * x, gx * y, gx, gy * x, gy * y, gy]
      const value = miss + gx * dx + gy * dy
      if (Number.isNaN(value)) continue
      for (let i = 0; i < UNKNOWNS; i++) {
        right[i] = right[i]! + row[i]! * value
        for (let j = 0; j < UNKNOWNS; j++)
          normal[i * UNKNOWNS + j] = normal[i * UNKNOWNS + j]! + row[i]! * row[j]!
      }
    }
  }
}
