import { medianOf } from './median'
import { TILE, tileCorners, tileStatistics } from './sampling-grid'
import type { SamplingGrid, TileStatistics } from './sampling-grid'
import { commonShift, detailOf, flowOf, noiseOf, residualNoise } from './tile-gradients'
import type { Flow } from './tile-gradients'
import { trimmedCorrelation } from './trimmed-correlation'

/** One tile of the original and what the candidate shows in its place. */
export interface TileView {
  /** Upper left corner, in samples. */
  left: number
  top: number
  still: TileStatistics
  /** What pins the original's tile to its place, grey levels squared; see `detailOf`. */
  detail: number
  /** Information by which it can be told from its neighbours, in bits a sample; see `measureContent`. */
  bits: number
  /** The same in the noise in which this tile itself is shown; where it was not found, `bits`. */
  ownBits: number
  /** Where the candidate shows the tile best, in whole samples, and Pearson's r there. */
  dx: number
  dy: number
  best: number
  /** Of a tile that was found: what it says of its shift, and by how many samples it and its neighbours are off. */
  flow: Flow | null
  miss: number
  /** Share of the difference round it that lying elsewhere explains, 0-1. */
  explained: number
  /** Nothing to see on either side. */
  flat: boolean
  agrees: boolean
}

/** Variance (grey levels squared) below which a tile is flat and says nothing. */
const FLAT = 20
/** Pearson's r from which a tile agrees, at its place or one sample aside (the map is exact to about half a sample) … */
const AGREES = 0.85
/** … or without its worst samples: strokes of a watermark or a caption's edge lie over a part of it. */
const HARDLY = 0.4
const AGREES_TRIMMED = 0.92
/** Samples in every direction that are searched. */
const REACH = 4
/** Correlation from which a tile counts as found, and another place must be better by so much to be believed. */
const FOUND = 0.9
const BETTER = 0.03

type Steps = readonly (readonly [dx: number, dy: number])[]
/** Shifts that are tried around the best so far: every second sample first, then its neighbours. */
const COARSE = around([-REACH, -2, 0, 2, REACH])
const FINE = around([-1, 0, 1])

/** Around, without the place itself. */
function around(values: readonly number[]): Steps {
  return offsets(values).filter(([dx, dy]) => dx !== 0 || dy !== 0)
}

function offsets(values: readonly number[]): Steps {
  return values.flatMap((dy) => values.map((dx) => [dx, dy] as const))
}

/** Every tile that both pictures show. */
export function lookAtTiles(grid: SamplingGrid): TileView[] {
  const tiles = [...tileCorners(grid)].flatMap(([left, top]) => {
    const still = tileStatistics(grid, left, top)
    return still ? [viewOf(grid, left, top, still)] : []
  })
  measureMisses(tiles)
  measureContent(grid, tiles)
  return tiles
}

/** Bounds of the noise, grey levels squared: rounding leaves about the one, compression and sensors at most the other. */
const NOISE = { least: 0.1, most: 10 }

/**
 * The capacity of a Gaussian channel, ½·log2(1 + (λ − σ²)/σ²): λ is what pins a tile to its place, σ² the noise in which
 * half of the agreeing tiles are shown. A soft sky without noise says as much as a sharp picture in it. What one tile says of
 * its place depends on its own noise instead: an edge under a caption says little, texture shown to the last grey level much.
 */
function measureContent(grid: SamplingGrid, tiles: readonly TileView[]): void {
  const noises = Float64Array.from(
    tiles.filter(({ agrees }) => agrees),
    ({ left, top, dx, dy }) => noiseOf(grid, left, top, dx, dy),
  )
  const noise = noises.length === 0 ? NOISE.most : medianOf(noises)
  for (const tile of tiles) {
    tile.bits = capacity(tile.detail, noise)
    tile.ownBits = tile.flow
      ? capacity(tile.detail, residualNoise(tile.flow, tile.still.varianceA))
      : tile.bits
  }
}

const capacity = (detail: number, noise: number): number =>
  0.5 * Math.log2(Math.max(1, detail / Math.min(NOISE.most, Math.max(NOISE.least, noise))))

export const isFound = ({ flow }: TileView): boolean => flow !== null

/**
 * A tile alone is a poor witness: blur and compression move its edges a little, each its own way. With the eight round
 * it that cancels out, while what another place of the camera moves, moves together. A neighbour that was found elsewhere
 * says nothing of this one: it is covered, and something there looks like it.
 */
function measureMisses(tiles: readonly TileView[]): void {
  const found = new Map(tiles.filter(isFound).map((tile) => [keyOf(tile.left, tile.top), tile]))
  for (const tile of tiles) {
    if (!tile.flow) continue
    const near = AROUND.flatMap(([dx, dy]) => {
      const other = found.get(keyOf(tile.left + dx, tile.top + dy))
      return other?.flow && wereFoundTogether(other, tile) ? [other.flow] : []
    })
    const { x, y, explained } = commonShift(near)
    Object.assign(tile, { miss: Math.hypot(x, y), explained })
  }
}

/** Whole samples by which the places of two tiles that lie in one plane may differ. */
const TOGETHER = 1

const wereFoundTogether = (one: TileView, other: TileView): boolean =>
  Math.max(Math.abs(one.dx - other.dx), Math.abs(one.dy - other.dy)) <= TOGETHER

const AROUND = offsets([-TILE, 0, TILE])
/** One number for a tile's corner; grids are far smaller. */
const keyOf = (left: number, top: number): number => (top + TILE) * 4096 + left + TILE

function viewOf(grid: SamplingGrid, left: number, top: number, still: TileStatistics): TileView {
  const flat = Math.max(still.varianceA, still.varianceB) < FLAT
  const found = { dx: 0, dy: 0, best: still.correlation }
  const detail = still.varianceA < FLAT ? 0 : detailOf(grid, left, top)
  if (still.varianceA >= FLAT) {
    // A tile that lies nearly right is followed from there; only one that does not is looked for all around.
    if (still.correlation < FOUND) searchAround(grid, left, top, found, COARSE)
    searchAround(grid, left, top, found, FINE)
  }
  const near = Math.max(Math.abs(found.dx), Math.abs(found.dy)) <= 1
  const correlation = near ? found.best : still.correlation
  // An edge looks the same anywhere along itself: without a clear gain the tile stays where the map has it.
  if (found.best - still.correlation < BETTER) Object.assign(found, { dx: 0, dy: 0 })
  const agrees =
    !flat &&
    (correlation >= AGREES ||
      (correlation >= HARDLY && trimmedCorrelation(grid, left, top) >= AGREES_TRIMMED))
  const flow = !flat && found.best >= FOUND ? flowOf(grid, left, top, found.dx, found.dy) : null
  return {
    left,
    top,
    still,
    detail,
    bits: 0,
    ownBits: 0,
    ...found,
    flow,
    miss: 0,
    explained: 0,
    flat,
    agrees,
  }
}

function searchAround(
  grid: SamplingGrid,
  left: number,
  top: number,
  found: Pick<TileView, 'dx' | 'dy' | 'best'>,
  steps: Steps,
): void {
  const { dx, dy } = found
  for (const [stepX, stepY] of steps) {
    const r = tileStatistics(grid, left, top, dx + stepX, dy + stepY)?.correlation ?? -1
    if (r > found.best) Object.assign(found, { dx: dx + stepX, dy: dy + stepY, best: r })
  }
}
