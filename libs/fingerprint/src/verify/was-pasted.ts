import { commonTone, hasTone } from './common-tone'
import type { Tone } from './common-tone'
import { TILE } from './sampling-grid'
import type { SamplingGrid } from './sampling-grid'
import { alongSide } from './line-steepness'
import type { Steepness } from './line-steepness'
import type { TileView } from './look-at-tiles'
import { medianOf } from './median'

/** A box round disagreeing tiles, in samples. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
  /** Disagreeing tiles in it. */
  tiles: number
}

/** One side of the box: lines across it are counted along `axis`, and `inwards` is +1 or −1. */
export interface Side {
  axis: 'x' | 'y'
  near: number
  inwards: 1 | -1
}

/** Samples about the tiles' edge within which the disagreement begins. */
const REACH = 1.25 * TILE
/** Lines on each side of where it begins that are held against each other, and by how much more the inner ones differ. */
const LINES = 4
const DIFFERS = 0.12
/** An edge is this many times as steep as the lines beside it, over more than half of the side … */
const STEEPER = 3
/** … and at least so steep, grey levels a sample; plain ground is not. */
const STEEP = 3
/** What differs on the lines before a sharp line at most, and from it on at least. */
const SHARP = { outside: 0.05, inside: 0.7 }
/** Mean square of the changes along a line, grey levels squared, from which things stand on it. */
const CHANGING = 9
/** Pearson's r of the lines on both sides from which things stand across, and up to which they end there. */
const CROSSES = 0.7
const ENDS = 0.35
/**
 * Parts of a side, and how far apart two must be in which things stand across: a single thing that overlaps a frame's
 * window lies in two neighbouring ones at most.
 */
const PARTS = 4
const APART = 2
/** Samples by which a picture's edge may miss the line, and up to which the lines beside it lie. */
const SAME_PLACE = 2
const BESIDE = 8

/**
 * Whether the candidate alone ends where the disagreement begins on a side of its box, while the original goes on there
 * as it was, with texture or with things that stand across: something was pasted over a copy. In a frame the original ends
 * there too.
 */
export function wasPasted(
  grid: SamplingGrid,
  tiles: readonly TileView[],
  box: Box,
  sides: readonly Side[],
  steepness: Steepness,
): boolean {
  const differs = differences(grid, commonTone(tiles))
  return sides.some((side) => {
    const begins = whereItBegins(grid, differs, box, side)
    if (!begins) return false
    const { start } = begins
    const [inA, inB] = (['a', 'b'] as const).map((picture) => atLine(steepness(picture, side.axis), start))
    if (inA === 'goes on' && inB === 'ends') return true
    // What is pasted hides all behind a sharp line; a window's ground may have the frame's tone here and there.
    const isSharp = begins.outside <= SHARP.outside && begins.inside >= SHARP.inside
    return isSharp && cutsThings(grid, box, side, start)
  })
}

/**
 * Whether things stand across the line in the original, such as masts before the sky, and end at it in the candidate: the
 * changes of brightness along the lines before and behind it correlate in the one, and not in the other.
 */
function cutsThings(grid: SamplingGrid, box: Box, side: Side, start: number): boolean {
  const [from, to] = alongSide(grid, box, side.axis)
  const borders = Array.from({ length: PARTS + 1 }, (_, k) => Math.round(from + ((to - from) * k) / PARTS))
  const isCut = (k: number): boolean => {
    const part = [borders[k]!, borders[k + 1]!] as const
    const [inA, inB] = [grid.a, grid.b].map((values) => crossing(grid, values, part, side, start))
    return (
      Math.min(inA!.outside, inA!.inside, inB!.outside) >= CHANGING && inA!.r >= CROSSES && inB!.r <= ENDS
    )
  }
  const cut = Array.from({ length: PARTS }, (_, k) => k).filter(isCut)
  return cut.length > 0 && cut.at(-1)! - cut[0]! >= APART
}

/** Of a part of the lines outside and inside of where it begins: mean squares of the changes along them, and their Pearson's r. */
function crossing(
  grid: SamplingGrid,
  values: Float64Array,
  [from, to]: readonly [number, number],
  { axis, inwards }: Side,
  start: number,
): { outside: number; inside: number; r: number } {
  // From one line to the next, and from one sample of a line to the next.
  const [across, along] = axis === 'x' ? [1, grid.columns] : [grid.columns, 1]
  const changeAt = (line: number, k: number): number => {
    const at = line * across + k * along
    return values[at + along]! - values[at - along]!
  }
  let [oo, oi, ii, seen] = [0, 0, 0, 0]
  for (let k = from; k < to; k++) {
    const o = changeAt(start - (SAME_PLACE + 1) * inwards, k)
    const i = changeAt(start + (SAME_PLACE + 1) * inwards, k)
    if (!Number.isFinite(o * i)) continue
    oo += o * o
    oi += o * i
    ii += i * i
    seen++
  }
  return { outside: oo / seen, inside: ii / seen, r: oi / Math.sqrt(Math.max(oo * ii, 1)) }
}

/**
 * 1 for every sample whose brightness none of the nine of the original about its place explains in the common tone, 0 for
 * the others, NaN for those not seen: along an edge a map that is off by a little makes no difference.
 */
function differences({ columns, rows, a, b }: SamplingGrid, tone: Tone): Float64Array {
  const differs = (x: number, y: number): boolean => {
    let [low, high] = [Infinity, -Infinity]
    for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++) {
        low = Math.min(low, a[v * columns + u]!)
        high = Math.max(high, a[v * columns + u]!)
      }
    return !hasTone(tone, [low, high], b[y * columns + x]!)
  }
  return a.map((_, at) => {
    if (Number.isNaN(b[at]!)) return Number.NaN
    return differs(at % columns, Math.floor(at / columns)) ? 1 : 0
  })
}

interface Beginning {
  /** The first line of the disagreement. */
  start: number
  /** Shares of the lines before it, and of those from it on, that differ. */
  outside: number
  inside: number
}

/** The outermost line across the side's neighbourhood from which inwards more differs than before it; null without one. */
function whereItBegins(grid: SamplingGrid, differs: Float64Array, box: Box, side: Side): Beginning | null {
  const { axis, near, inwards } = side
  const share = Float64Array.from({ length: lengthOf(grid, axis) }, (_, at) =>
    meanOn(grid, differs, box, axis, at),
  )
  const lookAt = (start: number): Beginning => {
    const sums = [0, 0]
    for (let k = 0; k < LINES; k++) {
      sums[0]! += share[start - (k + 1) * inwards] ?? Number.NaN
      sums[1]! += share[start + k * inwards] ?? Number.NaN
    }
    return { start, outside: sums[0]! / LINES, inside: sums[1]! / LINES }
  }
  const more = ({ inside, outside }: Beginning): number => inside - outside
  const outermost = near - REACH * inwards
  for (let k = 0; k <= 2 * REACH; k++) {
    const at = outermost + k * inwards
    if (!(more(lookAt(at)) > DIFFERS)) continue
    const next = Array.from({ length: LINES }, (_, step) => lookAt(at + step * inwards))
    return next.reduce((best, line) => (more(line) > more(best) ? line : best))
  }
  return null
}

/** What a picture does at the line: ends with an edge, goes on with texture, or is too plain to tell. */
function atLine(steepness: Float64Array, start: number): 'ends' | 'goes on' | 'plain' {
  const lines = (from: number, to: number): Float64Array =>
    steepness.slice(Math.max(0, from), Math.max(0, to))
  const edge = Math.max(...lines(start - SAME_PLACE, start + SAME_PLACE + 1))
  const before = medianOf(lines(start - BESIDE, start - SAME_PLACE))
  const behind = medianOf(lines(start + SAME_PLACE + 1, start + BESIDE + 1))
  if (edge >= STEEP && edge >= STEEPER * Math.max(1, (before + behind) / 2)) return 'ends'
  return Math.min(before, behind) >= 1 ? 'goes on' : 'plain'
}

const lengthOf = ({ columns, rows }: SamplingGrid, axis: 'x' | 'y'): number => (axis === 'x' ? columns : rows)

/** The mean of what is seen of one line, along the box's side without its ends; NaN of nothing. */
function meanOn(grid: SamplingGrid, values: Float64Array, box: Box, axis: 'x' | 'y', line: number): number {
  const [from, to] = alongSide(grid, box, axis)
  let [sum, seen] = [0, 0]
  for (let k = from; k < to; k++) {
    const value = values[axis === 'x' ? k * grid.columns + line : line * grid.columns + k]!
    if (Number.isNaN(value)) continue
    sum += value
    seen++
  }
  return seen === 0 ? Number.NaN : sum / seen
}
