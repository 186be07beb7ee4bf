import type { Homography } from '../comparison'
import { multiply, solveLinear } from './homography-math'
import { TILE, tileStatistics } from './sampling-grid'
import type { SamplingGrid } from './sampling-grid'
import { inverseVarianceOf } from './tile-gradients'
import type { TileView } from './look-at-tiles'

/** Unknowns of a shift that is affine: how far x moves (by x, y, 1), how far y moves (by x, y, 1); and of a projective. */
const AFFINE = 6
const PROJECTIVE = 8
/** Found tiles from which the map may become projective; with fewer it would bend to noise. */
const PROJECTIVE_FROM = 40

/**
 * The correction, in samples, that the found tiles ask for in common: least squares on brightness, linear in the shift
 * (Lucas & Kanade 1981; Baker & Matthews 2004 for the homography), around each tile's best shift. A sample speaks only
 * along its gradient, so an edge, which looks the same anywhere along itself, pulls in no false direction. Null when
 * the tiles do not determine it.
 */
export function commonCorrection(grid: SamplingGrid, tiles: readonly TileView[]): Homography | null {
  const unknowns = tiles.length >= PROJECTIVE_FROM ? PROJECTIVE : AFFINE
  const normal = new Float64Array(unknowns * unknowns)
  const right = new Float64Array(unknowns)
  for (const tile of tiles) addTile(grid, tile, normal, right)
  for (let i = 1; i < unknowns; i++)
    for (let j = 0; j < i; j++) normal[i * unknowns + j] = normal[j * unknowns + i]!
  const p = solveLinear(normal, right)
  if (!p) return null
  // Unknowns are in shares of the grid's longer side, so that squares of places do not swamp the rest.
  const side = Math.max(grid.columns, grid.rows)
  const [g, h] = [-(p[6] ?? 0) / side, -(p[7] ?? 0) / side]
  return [1 + p[0]!, p[1]!, p[2]! * side, p[3]!, 1 + p[4]!, p[5]! * side, g, h, 1]
}

/** The map followed by what the found tiles ask for. */
export function corrected(
  map: Homography,
  grid: SamplingGrid,
  tiles: readonly TileView[],
): Homography | null {
  const correction = commonCorrection(grid, tiles)
  if (!correction) return null
  const [width, , left, , height, top] = grid.toOriginal
  const toSamples: Homography = [1 / width, 0, -left / width, 0, 1 / height, -top / height, 0, 0, 1]
  return multiply(map, multiply(grid.toOriginal, multiply(correction, toSamples)))
}

function addTile(grid: SamplingGrid, tile: TileView, normal: Float64Array, right: Float64Array): void {
  const { columns, rows, a, b } = grid
  const unknowns = right.length
  const side = Math.max(columns, rows)
  const { left, top, dx, dy } = tile
  const there = tileStatistics(grid, left, top, dx, dy)
  if (!there || !tile.flow) return
  const weight = inverseVarianceOf(tile.flow)
  const deviationA = Math.sqrt(Math.max(there.varianceA, 1))
  const deviationB = Math.sqrt(Math.max(there.varianceB, 1))
  const row = new Float64Array(PROJECTIVE)
  for (let y = Math.max(top, 1 - dy); y < Math.min(top + TILE, rows, rows - 1 - dy); y++) {
    for (let x = Math.max(left, 1 - dx); x < Math.min(left + TILE, columns, columns - 1 - dx); x++) {
      const at = (y + dy) * columns + x + dx
      const gx = ((b[at + 1]! - b[at - 1]!) / 2 / deviationB) * side
      const gy = ((b[at + columns]! - b[at - columns]!) / 2 / deviationB) * side
      const miss = (a[y * columns + x]! - there.meanA) / deviationA - (b[at]! - there.meanB) / deviationB
      const value = miss + (gx * dx + gy * dy) / side
      if (Number.isNaN(value)) continue
      const s = (x + 0.5) / side
      const t = (y + 0.5) / side
      row[0] = gx * s
      row[1] = gx * t
      row[2] = gx
      row[3] = gy * s
      row[4] = gy * t
      row[5] = gy
      row[6] = s * (gx * s + gy * t)
      row[7] = t * (gx * s + gy * t)
      for (let i = 0; i < unknowns; i++) {
        right[i] = right[i]! + weight * row[i]! * value
        // The matrix is symmetric: its lower half is copied at the end.
        for (let j = i; j < unknowns; j++)
          normal[i * unknowns + j] = normal[i * unknowns + j]! + weight * row[i]! * row[j]!
      }
    }
  }
}
