import type { Homography } from '../comparison'
import type { Grey } from '../picture/decode'
import { hasCommonTone } from './common-tone'
import { corrected } from './correct-map'
import { findFrame } from './find-frame'
import { sampleLattice } from './lattice'
import type { Lattice } from './lattice'
import { isFound, lookAtTiles } from './look-at-tiles'
import type { TileView } from './look-at-tiles'
import { overlapOf, polygonArea } from './polygon'

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
  /** Share of the found or agreeing tiles that lie elsewhere than the map says, 0-1: parallax, so another shot. */
  displaced: number
  /** What disagrees lies in a window of the original's own: a frame or template with another picture in it. */
  framed: boolean
  /** How much of the original the candidate shows, and how much of the candidate shows the original, 0-1. */
  shownOfOriginal: number
  shownOfCandidate: number
}

/** Corrections at most; each follows the pixels a little further, since brightness is linear only nearby. */
const ROUNDS = 5
/** Samples by which a correction must move the found tiles on average to be worth another look. */
const SETTLED = 0.08
/** Samples within which a tile always counts for the next correction. */
const NEAR = 0.3
/** Fewer found tiles than this determine no correction. */
const FEWEST = 4
/** Samples by which a tile may miss its place: copies' 90th percentile is below, see the README. */
const MISPLACED = 0.15

/** Compares two pictures under a map (fractions of the original → fractions of the candidate), pixel evidence only. */
export function weighPixels(original: Grey, candidate: Grey, given: Homography): PixelEvidence {
  let best: { homography: Homography; lattice: Lattice; tiles: TileView[]; miss: number } | null = null
  let homography: Homography | null = given
  for (let round = 0; round <= ROUNDS && homography; round++) {
    const lattice = sampleLattice(original, candidate, homography)
    if (!lattice) break
    const tiles = lookAtTiles(lattice)
    const found = tiles.filter(isFound)
    const miss = meanMiss(found)
    if (!best || isBetter(found.length, miss, best)) best = { homography, lattice, tiles, miss }
    if (found.length < FEWEST || (round > 0 && miss < SETTLED)) break
    homography = corrected(homography, lattice, round === 0 ? found : inTheirPlace(found))
  }
  return best ? evidenceOf(best.homography, best.lattice, best.tiles) : nothingSeen(given)
}

/** More found tiles, or as many that lie better. */
function isBetter(found: number, miss: number, best: { tiles: TileView[]; miss: number }): boolean {
  const before = best.tiles.filter(isFound).length
  return found > before * 1.1 || (found >= before * 0.9 && miss < best.miss)
}

/** Without the tiles that lie far off: one layer of a scene, or what a logo drew aside, must not bend the map. */
function inTheirPlace(found: readonly TileView[]): TileView[] {
  const median = found.map(({ miss }) => miss).sort((a, b) => a - b)[found.length >> 1]!
  return found.filter(({ miss }) => miss <= Math.max(NEAR, 2.5 * median))
}

const meanMiss = (found: readonly TileView[]): number =>
  found.reduce((sum, tile) => sum + tile.miss, 0) / Math.max(found.length, 1)

function evidenceOf(homography: Homography, lattice: Lattice, tiles: TileView[]): PixelEvidence {
  const agreeing = tiles.filter(({ agrees }) => agrees)
  const found = tiles.filter(isFound)
  const bits = (of: readonly TileView[]): number => of.reduce((sum, tile) => sum + tile.bits, 0)
  const { polygon, share } = overlapOf(homography)
  return {
    homography,
    agreeing: agreeing.filter((tile) => tile.bits > 0).length,
    content: bits(agreeing),
    contentShare: bits(agreeing) / Math.max(bits(tiles), 1e-9),
    areaShare: (agreeing.length + tiles.filter(hasCommonTone(tiles)).length) / Math.max(tiles.length, 1),
    correlation:
      agreeing.reduce((sum, { best }) => sum + Math.max(0, best), 0) / Math.max(agreeing.length, 1),
    displaced:
      found.filter(({ miss }) => miss > MISPLACED).length / Math.max(found.length, agreeing.length, 1),
    framed: findFrame(lattice, tiles),
    shownOfOriginal: share,
    shownOfCandidate: polygonArea(polygon),
  }
}
/** The map shows nothing that could be compared. */
function nothingSeen(homography: Homography): PixelEvidence {
  const nothing = { agreeing: 0, content: 0, contentShare: 0, areaShare: 0, correlation: 0, displaced: 0 }
  return { homography, ...nothing, framed: false, shownOfOriginal: 0, shownOfCandidate: 0 }
}
