import { TILE } from './sampling-grid'
import type { SamplingGrid } from './sampling-grid'
import { steepnessIn } from './line-steepness'
import type { Steepness } from './line-steepness'
import type { TileView } from './look-at-tiles'
import { medianOf } from './median'
import { wasPasted } from './was-pasted'
import type { Box, Side } from './was-pasted'

/** Samples beyond the disagreeing tiles within which the window's edge is looked for. */
const REACH = 1.25 * TILE
/** A side nearer than this to the grid's border has no edge to look for. */
const BORDER = TILE
/** An edge is this many times as steep as the picture elsewhere, over more than half of the side … */
const STEEPER = 2
/** … and at least so steep, grey levels a sample. */
const STEEP = 3
/** Both pictures have it at the same place, samples; or it is so clear in each that pictures of other shapes fill it. */
const SAME_PLACE = 2
const CLEAR = 5
/** Disagreeing tiles that make a window, and the share of its box that they fill. */
const FEWEST = 6
const FILLED = 0.6
/** Their share of all tiles: round a smaller window it is the picture that agrees, and not its frame. */
const WINDOW = 0.15
/** Edges of a window that may be hidden: what lies in it happens to have the frame's tone there. */
const HIDDEN = 1

interface Edge {
  at: number
  clearness: number
}

/**
 * Whether the disagreement fills a window that the original has too: its straight sides are edges in both pictures. What
 * somebody pastes over a copy has its edges in the copy only; a picture in a shop's frame, in a page or in a template has
 * them in every picture made with that frame, and then the frame is what agrees. Walls and windows have straight edges of
 * their own near almost any box, so where the disagreement begins is then looked at to the sample.
 */
export function findFrame(grid: SamplingGrid, tiles: readonly TileView[]): boolean {
  const box = largestHole(tiles)
  if (!box || box.tiles < WINDOW * tiles.length) return false
  const all: readonly Side[] = [
    { axis: 'x', near: box.left, inwards: 1 },
    { axis: 'x', near: box.right, inwards: -1 },
    { axis: 'y', near: box.top, inwards: 1 },
    { axis: 'y', near: box.bottom, inwards: -1 },
  ]
  const length = { x: grid.columns, y: grid.rows }
  const sides = all.filter(({ axis, near, inwards }) => (inwards > 0 ? near : length[axis] - near) > BORDER)
  const steepness = steepnessIn(grid, box)
  const shared = sides.filter((side) => sharesEdge(steepness, side)).length
  const hasEdges = sides.length >= 2 && shared >= Math.max(2, sides.length - HIDDEN)
  return hasEdges && !wasPasted(grid, tiles, box, sides, steepness)
}

/** The box round the largest group of neighbouring disagreeing tiles, in samples. */
function largestHole(tiles: readonly TileView[]): Box | null {
  const open = new Map(
    tiles.filter(({ flat, agrees }) => !flat && !agrees).map((tile) => [keyOf(tile.left, tile.top), tile]),
  )
  let largest: TileView[] = []
  for (const start of open.values()) {
    const group: TileView[] = []
    const waiting = [start]
    open.delete(keyOf(start.left, start.top))
    for (let tile = waiting.pop(); tile; tile = waiting.pop()) {
      group.push(tile)
      for (const [dx, dy] of NEIGHBOURS) {
        const next = open.get(keyOf(tile.left + dx, tile.top + dy))
        if (next && open.delete(keyOf(next.left, next.top))) waiting.push(next)
      }
    }
    if (group.length > largest.length) largest = group
  }
  if (largest.length < FEWEST) return null
  const [left, right] = extent(largest.map((tile) => tile.left))
  const [top, bottom] = extent(largest.map((tile) => tile.top))
  const room = ((right - left) / TILE) * ((bottom - top) / TILE)
  return largest.length < FILLED * room ? null : { left, top, right, bottom, tiles: largest.length }
}

/** First and last column (or row) of tiles that is at least half as full as the fullest: a stray tile is no side. */
function extent(places: readonly number[]): [from: number, to: number] {
  const counts = new Map<number, number>()
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
  const fullest = Math.max(...counts.values())
  const sides = [...counts].filter(([, count]) => count * 2 >= fullest).map(([place]) => place)
  return [Math.min(...sides), Math.max(...sides) + TILE]
}

const keyOf = (left: number, top: number): number => top * 4096 + left
const NEIGHBOURS = [-TILE, 0, TILE].flatMap((dx) =>
  [-TILE, 0, TILE].filter((dy) => dx !== 0 || dy !== 0).map((dy) => [dx, dy] as const),
)

/** Whether both pictures have an edge near the given side of the box: at the same place, or each a very clear one. */
function sharesEdge(steepness: Steepness, { axis, near }: Side): boolean {
  const inA = edgeNear(steepness('a', axis), near)
  const inB = edgeNear(steepness('b', axis), near)
  const clear = Math.min(inA.clearness, inB.clearness)
  return clear >= CLEAR || (clear >= STEEPER && Math.abs(inA.at - inB.at) <= SAME_PLACE)
}

/** Where the steepest line across the side's neighbourhood lies, and how many times as steep as usual it is. */
function edgeNear(steepness: Float64Array, near: number): Edge {
  const { length } = steepness
  let best = -1
  for (let at = Math.max(1, near - REACH); at <= Math.min(length - 2, near + REACH); at++)
    if (best < 0 || steepness[at]! > steepness[best]!) best = at
  const usual = medianOf(steepness.slice())
  const clearness = best >= 0 && steepness[best]! >= STEEP ? steepness[best]! / Math.max(usual, 1) : 0
  return { at: best, clearness }
}
