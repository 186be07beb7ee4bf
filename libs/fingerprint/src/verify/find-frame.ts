import { commonTone, hasTone } from './common-tone'
import type { Tone } from './common-tone'
import { TILE } from './lattice'
import type { Lattice } from './lattice'
import type { TileView } from './look-at-tiles'

/** Samples beyond the disagreeing tiles within which the window's edge is looked for. */
const REACH = 1.25 * TILE
/** A side nearer than this to the lattice's border has no edge to look for. */
const BORDER = TILE
/** Lines on each side of the window's edge that are held against each other, and by how much more the inner ones differ. */
const LINES = 3
const DIFFERS = 0.2
/** An edge is this many times as steep as the lines beside it, over more than half of the side … */
const STEEPER = 3
/** … and at least so steep, grey levels a sample; ground is not. */
const STEEP = 3
/** Samples by which a picture's edge may miss the window's, and up to which the lines beside it lie. */
const SAME_PLACE = 2
const BESIDE = 8
/** An edge within the window, where the picture does not fill it, after so many lines of plain ground, and so steep. */
const GROUND = 2
const CLEAR = 15
/** Disagreeing tiles that make a window, and the share of its box that they fill. */
const FEWEST = 6
const FILLED = 0.6
/** A window from this share of all tiles may hide one of its edges: what lies in it happens to have the frame's tone. */
const LARGE = 0.12

interface Box {
  left: number
  top: number
  right: number
  bottom: number
  /** Disagreeing tiles in it. */
  tiles: number
}

/** One side of the box: lines across it are counted along `axis`, and `inwards` is +1 or −1. */
interface Side {
  axis: 'x' | 'y'
  near: number
  inwards: 1 | -1
}

/**
 * Whether the disagreement fills a window that the original has too: where it begins, on straight sides, both pictures
 * end. What somebody pastes over a copy ends there in the copy only; a picture in a shop's frame, in a page or in a
 * template ends there in every picture made with that frame, and then the frame is what agrees.
 */
export function findFrame(lattice: Lattice, tiles: readonly TileView[]): boolean {
  const box = largestHole(tiles)
  if (!box) return false
  const sides: Side[] = [
    { axis: 'x' as const, near: box.left, inwards: 1 as const },
    { axis: 'x' as const, near: box.right, inwards: -1 as const },
    { axis: 'y' as const, near: box.top, inwards: 1 as const },
    { axis: 'y' as const, near: box.bottom, inwards: -1 as const },
  ].filter(({ axis, near }) => near > BORDER && near < lengthOf(lattice, axis) - BORDER)
  const differs = differences(lattice, commonTone(tiles))
  const shared = sides.filter((side) => isShared(lattice, differs, box, side)).length
  const hidden = sides.length === 4 && box.tiles >= LARGE * tiles.length ? 1 : 0
  return sides.length >= 2 && shared >= Math.max(2, sides.length - hidden)
}

const lengthOf = ({ columns, rows }: Lattice, axis: 'x' | 'y'): number => (axis === 'x' ? columns : rows)

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

/** 1 for every sample that the common tone does not explain, 0 for the others, NaN for those not seen. */
function differences({ a, b }: Lattice, tone: Tone): Float64Array {
  return a.map((value, at) => (Number.isNaN(b[at]!) ? Number.NaN : hasTone(tone, value, b[at]!) ? 0 : 1))
}

/** Whether both pictures end where the disagreement begins, or one there and the other, on plain ground, further in. */
function isShared(lattice: Lattice, differs: Float64Array, box: Box, side: Side): boolean {
  const start = whereItBegins(lattice, differs, box, side)
  if (start === null) return false
  const [inA, inB] = [lattice.a, lattice.b].map((values) => endOf(lattice, values, box, side, start))
  return (inA === 'there' && inB !== 'nowhere') || (inB === 'there' && inA !== 'nowhere')
}

/** The line across the side's neighbourhood from which inwards much more differs than before it; null without one. */
function whereItBegins(lattice: Lattice, differs: Float64Array, box: Box, side: Side): number | null {
  const { axis, near, inwards } = side
  const share = Float64Array.from({ length: lengthOf(lattice, axis) }, (_, at) =>
    mean(samplesOn(lattice, differs, box, axis, at)),
  )
  const more = (at: number): number => {
    const sums = [0, 0]
    for (let k = 0; k < LINES; k++) {
      sums[0]! += share[at + k * inwards] ?? Number.NaN
      sums[1]! += share[at - (k + 1) * inwards] ?? Number.NaN
    }
    return (sums[0]! - sums[1]!) / LINES
  }
  let best: number | null = null
  for (let at = near - REACH; at <= near + REACH; at++)
    if (more(at) > (best === null ? DIFFERS : more(best))) best = at
  return best
}

/** Where a picture ends: at the window's edge, or at a clear edge further in with plain ground before it. */
function endOf(
  lattice: Lattice,
  values: Float64Array,
  box: Box,
  { axis, inwards }: Side,
  start: number,
): 'there' | 'further in' | 'nowhere' {
  const steepness = steepnessAcross(lattice, values, box, axis)
  const lines = (from: number, to: number): number[] => [
    ...steepness.subarray(Math.max(0, from), Math.max(0, to)),
  ]
  const edge = Math.max(...lines(start - SAME_PLACE, start + SAME_PLACE + 1))
  const beside = median([
    ...lines(start - BESIDE, start - SAME_PLACE),
    ...lines(start + SAME_PLACE + 1, start + BESIDE + 1),
  ])
  if (edge >= STEEP && edge >= STEEPER * Math.max(1, beside)) return 'there'
  const isSteep = (k: number): boolean => (steepness[start + k * inwards] ?? STEEP) >= STEEP
  let k = 1
  while (k <= REACH && !isSteep(k)) k++
  const after = [0, 1, 2].map((more) => steepness[start + (k + more) * inwards] ?? 0)
  return k > GROUND && k <= REACH && Math.max(...after) >= CLEAR ? 'further in' : 'nowhere'
}

/** How steep the picture is across every line along the box's side: grey levels from before to behind it, median. */
function steepnessAcross(lattice: Lattice, values: Float64Array, box: Box, axis: 'x' | 'y'): Float64Array {
  const length = lengthOf(lattice, axis)
  return Float64Array.from({ length }, (_, at) => {
    if (at < 1 || at >= length - 1) return 0
    const before = samplesOn(lattice, values, box, axis, at - 1)
    const behind = samplesOn(lattice, values, box, axis, at + 1)
    return median(
      before.map((value, i) => Math.abs(behind[i]! - value)).filter((step) => !Number.isNaN(step)),
    )
  })
}

/** The samples of one line, along the box's side without its ends. */
function samplesOn(
  { columns, rows }: Lattice,
  values: Float64Array,
  box: Box,
  axis: 'x' | 'y',
  at: number,
): number[] {
  const [from, to] =
    axis === 'x' ? [box.top, Math.min(rows, box.bottom)] : [box.left, Math.min(columns, box.right)]
  const margin = Math.floor((to - from) / 10)
  return Array.from({ length: to - from - 2 * margin }, (_, k) => {
    const along = from + margin + k
    return values[axis === 'x' ? along * columns + at : at * columns + along]!
  })
}

function mean(values: readonly number[]): number {
  const seen = values.filter((value) => !Number.isNaN(value))
  return seen.length === 0 ? Number.NaN : seen.reduce((sum, value) => sum + value, 0) / seen.length
}

function median(values: number[]): number {
  return values.length === 0 ? 0 : values.sort((p, q) => p - q)[values.length >> 1]!
}
