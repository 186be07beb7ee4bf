import type { Homography } from '../comparison'
import type { Grey } from '../picture/decode'
import { hasCommonTone } from './common-tone'
import { corrected } from './correct-map'
import { findFrame } from './find-frame'
import { sampleGrid } from './sampling-grid'
import type { SamplingGrid } from './sampling-grid'
import { isFound, lookAtTiles } from './look-at-tiles'
import type { TileView } from './look-at-tiles'
import { medianOf } from './median'
import { movedTiles } from './moved-tiles'
import { overlapOf, polygonArea } from './polygon'
import { softened, softeningFor } from './sharpness'
import type { Softening } from './sharpness'

/** What the pixels say about two pictures under one map. */
export interface PixelEvidence {
  /** The map given, moved by what the pixels ask for. */
  homography: Homography
  /** Tiles of the overlap that have content and agree. */
  agreeing: number
  /** Bits of the original's content in the overlap that the candidate shows too. */
  content: number
  /** The same as a share of all of the original's content in the overlap, 0-1. */
  contentShare: number
  /** Share of the overlap's tiles that agree, or are flat and of the common tone, 0-1. */
  areaShare: number
  /** Mean correlation of the agreeing tiles, 0-1. */
  correlation: number
  /** Share of what is shown of the content that lies elsewhere than the map says, 0-1: parallax, so another shot. */
  displaced: number
  /** Share of it that lies so far aside that only a search finds it: a thing before a ground, from elsewhere. */
  moved: number
  /** What disagrees lies in a window of the original's own: a frame or template with another picture in it. */
  framed: boolean
  /** How much of the original the candidate shows, and how much of the candidate shows the original, 0-1. */
  shownOfOriginal: number
  shownOfCandidate: number
}

/**
 * Corrections at most; each follows the pixels a little further, since brightness is linear only nearby. Given up when
 * so many in a row have bettered nothing.
 */
const ROUNDS = 24
const IN_VAIN = 3
/**
 * Samples by which half of the found tiles may miss their place without another look, and the share of their content that
 * may lie elsewhere: with the half in place, a corner of a soft picture may be a whole sample off, and comes in by small
 * steps.
 */
const SETTLED = { median: 0.025, aside: 0.02 } as const
/** Samples within which a tile always counts for the next correction. */
const NEAR = 0.3
/** Fewer found tiles than this determine no correction. */
const FEWEST = 4
/** Samples by which a tile may miss its place, and the share of its difference that the miss must explain. */
const MISPLACED = 0.15
const EXPLAINED = 0.2

/** How far the found tiles lie from their place: the median in samples, and the share of their content that lies aside. */
interface Misses {
  median: number
  aside: number
}

/** What one round saw. */
interface Look {
  homography: Homography
  grid: SamplingGrid
  tiles: TileView[]
  found: TileView[]
  misses: Misses
  round: number
}

/** Compares two pictures under a map (fractions of the original → fractions of the candidate), pixel evidence only. */
export function weighPixels(original: Grey, candidate: Grey, given: Homography): PixelEvidence {
  let best: Look | null = null
  let homography: Homography | null = given
  let softening: Softening | null = null
  for (let round = 0; round <= ROUNDS && homography; round++) {
    const sampled = sampleGrid(original, candidate, homography)
    if (!sampled) break
    let grid = softened(sampled, softening)
    let tiles = lookAtTiles(grid)
    if (round === 0) {
      softening = softeningFor(grid, tiles.filter(isFound))
      // Before the first correction: a map fitted to unlike edges is bent, and comes back slowly.
      if (softening) tiles = lookAtTiles((grid = softened(grid, softening)))
    }
    const found = tiles.filter(isFound)
    const misses = missesOf(found)
    if (!best || isBetter(found.length, misses, best))
      best = { homography, grid, tiles, found, misses, round }
    if (found.length < FEWEST || (round > 0 && isSettled(misses)) || round - best.round >= IN_VAIN) break
    homography = corrected(homography, grid, inTheirPlace(found, misses))
  }
  return best ? evidenceOf(best.homography, best.grid, best.tiles) : nothingSeen(given)
}

/** More found tiles, or as many that lie better. A hundredth of the content aside weighs as much as a hundredth of a sample. */
const isBetter = (found: number, { median, aside }: Misses, best: Look): boolean =>
  found > best.found.length * 1.1 ||
  (found >= best.found.length * 0.9 && median + aside < best.misses.median + best.misses.aside)

const isSettled = ({ median, aside }: Misses): boolean => median < SETTLED.median && aside < SETTLED.aside

/** Without the tiles that lie far off: one layer of a scene, or what a caption drew aside, must not bend the map. */
const inTheirPlace = (found: readonly TileView[], { median }: Misses): TileView[] =>
  found.filter(({ miss }) => miss <= Math.max(NEAR, 2.5 * median))

function missesOf(found: readonly TileView[]): Misses {
  return {
    median: medianOf(Float64Array.from(found, ({ miss }) => miss)),
    aside: bitsOf(found.filter(liesAside)) / Math.max(bitsOf(found), 1e-9),
  }
}

/** Found off its place, by what the tile and its neighbours say together. */
const liesAside = ({ miss, explained }: TileView): boolean => miss > MISPLACED && explained > EXPLAINED

function evidenceOf(homography: Homography, grid: SamplingGrid, tiles: TileView[]): PixelEvidence {
  const agreeing = tiles.filter(({ agrees }) => agrees)
  const content = bitsOf(agreeing)
  const { polygon, share } = overlapOf(homography)
  const parts = once(() => partsAside(grid, tiles))
  const isFramed = once(() => findFrame(grid, tiles))
  return {
    homography,
    agreeing: agreeing.filter((tile) => tile.bits > 0).length,
    content,
    contentShare: content / Math.max(bitsOf(tiles), 1e-9),
    areaShare: (agreeing.length + tiles.filter(hasCommonTone(tiles)).length) / Math.max(tiles.length, 1),
    correlation:
      agreeing.reduce((sum, { best }) => sum + Math.max(0, best), 0) / Math.max(agreeing.length, 1),
    shownOfOriginal: share,
    shownOfCandidate: polygonArea(polygon),
    get displaced() {
      return parts().displaced
    },
    get moved() {
      return parts().moved
    },
    get framed() {
      return isFramed()
    },
  }
}

/** Worked out at the first call: most maps are given up for less than what needs a search. */
function once<T>(workOut: () => T): () => T {
  let known: { value: T } | undefined
  return () => (known ??= { value: workOut() }).value
}

const bitsOf = (tiles: readonly TileView[]): number => tiles.reduce((sum, { bits }) => sum + bits, 0)
const ownBitsOf = (tiles: readonly TileView[]): number => tiles.reduce((sum, { ownBits }) => sum + ownBits, 0)

/**
 * What lies elsewhere; a tile counts by its content, for a straight edge does not know where along itself it lies. Whether
 * it lies aside by part of a sample is told in its own noise.
 */
function partsAside(grid: SamplingGrid, tiles: readonly TileView[]): { displaced: number; moved: number } {
  const moved = movedTiles(grid, tiles)
  const shown = tiles.filter((tile) => tile.agrees || isFound(tile))
  const aside = shown.filter(liesAside)
  const share = (part: readonly TileView[], measure: (tiles: readonly TileView[]) => number): number =>
    measure(part) / Math.max(measure([...shown, ...moved]), 1e-9)
  return { displaced: share([...aside, ...moved], ownBitsOf), moved: share(moved, bitsOf) }
}

/** The map shows nothing that could be compared. */
function nothingSeen(homography: Homography): PixelEvidence {
  const nothing = {
    agreeing: 0,
    content: 0,
    contentShare: 0,
    areaShare: 0,
    correlation: 0,
    displaced: 0,
    moved: 0,
  }
  return { homography, ...nothing, framed: false, shownOfOriginal: 0, shownOfCandidate: 0 }
}
