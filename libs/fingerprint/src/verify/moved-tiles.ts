import { TILE, tileStatistics } from './sampling-grid'
import type { SamplingGrid } from './sampling-grid'
import { isFound } from './look-at-tiles'
import type { TileView } from './look-at-tiles'

/** Share of the grid's longer side within which a tile is looked for, in every direction. */
const REACH = 0.1
/** Pearson's r at a shift that is one sample off at most, and at the right one. */
const PROMISING = 0.5
const FOUND = 0.85
/** A tile that the original itself repeats at the same distance has not moved: cloth, bricks, a pattern. */
const REPEATED = 0.75
/** Neighbours that moved as far, give or take so many samples, without which it is chance. */
const TOGETHER = 1
const AS_FAR = 1.5

interface Moved {
  tile: TileView
  dx: number
  dy: number
}

/**
 * Tiles that the candidate shows, but well aside of their place, together with their neighbours: things before a ground
 * that hardly moved, photographed from elsewhere. What is covered or cut off is found nowhere.
 */
export function movedTiles(grid: SamplingGrid, tiles: readonly TileView[]): TileView[] {
  const missing = tiles.filter((tile) => tile.bits > 0 && !tile.agrees && !isFound(tile))
  const moved = missing.flatMap((tile) => {
    const shift = shiftOf(grid, tile)
    return shift ? [{ tile, ...shift }] : []
  })
  return moved.filter((one) => companions(one, moved) >= TOGETHER).map(({ tile }) => tile)
}

const companions = (one: Moved, all: readonly Moved[]): number =>
  all.filter(
    (other) =>
      other !== one &&
      Math.abs(other.tile.left - one.tile.left) <= TILE &&
      Math.abs(other.tile.top - one.tile.top) <= TILE &&
      Math.hypot(other.dx - one.dx, other.dy - one.dy) <= AS_FAR,
  ).length

/** Where the candidate shows the tile best, every second sample first; null when it does not, or the original repeats it. */
function shiftOf(grid: SamplingGrid, { left, top }: TileView): { dx: number; dy: number } | null {
  const reach = Math.round((REACH * Math.max(grid.columns, grid.rows)) / 2) * 2
  const at = { dx: 0, dy: 0, best: PROMISING }
  const look = (dx: number, dy: number): void => {
    const r = tileStatistics(grid, left, top, dx, dy)?.correlation ?? -1
    if (r > at.best) Object.assign(at, { dx, dy, best: r })
  }
  for (let dy = -reach; dy <= reach; dy += 2) for (let dx = -reach; dx <= reach; dx += 2) look(dx, dy)
  const { dx: nearX, dy: nearY } = at
  for (let dy = nearY - 1; dy <= nearY + 1; dy++) for (let dx = nearX - 1; dx <= nearX + 1; dx++) look(dx, dy)
  if (at.best < FOUND) return null
  const itself = tileStatistics({ ...grid, b: grid.a }, left, top, at.dx, at.dy)
  return itself && itself.correlation < REPEATED ? { dx: at.dx, dy: at.dy } : null
}
