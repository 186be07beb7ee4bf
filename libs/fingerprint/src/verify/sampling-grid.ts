import type { Homography, Point } from '../comparison'
import type { Grey } from '../picture/decode'
import { BoxMean } from './box-mean'
import { invert, mapPoint, multiply, scaling } from './homography-math'
import { clipToUnit, overlapOf, polygonArea } from './polygon'

/**
 * Original and candidate sampled at the same places of the original, over the upright box round the part that both
 * show; `b` is NaN where the candidate does not reach, and along the original's border.
 */
export interface SamplingGrid {
  columns: number
  rows: number
  a: Float64Array
  b: Float64Array
  /** Samples → fractions of the original. */
  toOriginal: Homography
}

/** Samples on the longer side at most … */
const MOST = 240
/** … and at least, else there is nothing to compare. */
const LEAST = 32
/** Samples on the side of a tile. */
export const TILE = 12
/** Share of a tile's samples that must be seen. */
const SEEN = 0.8
/** Samples along the original's border that don't count: on a page or a canvas they have its ground mixed in. */
const RIM = 1.5

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Lays the candidate over the original by `map` (fractions → fractions). Each sample is the mean of the patch that it
 * stands for, on both sides, and no patch is smaller than a pixel of either: scale makes no difference, and a small
 * rendition is not held against a sharp one. Null when the two share too little to be compared.
 */
export function sampleGrid(original: Grey, candidate: Grey, map: Homography): SamplingGrid | null {
  const box = sharedBox(map)
  if (!box) return null
  const wide = box.width * original.width
  const high = box.height * original.height
  const step = Math.max(Math.max(wide, high) / MOST, 1, pixelsPerCandidatePixel(original, candidate, map))
  const columns = Math.round(wide / step)
  const rows = Math.round(high / step)
  if (Math.max(columns, rows) < LEAST || Math.min(columns, rows) < TILE) return null
  const toOriginal: Homography = [box.width / columns, 0, box.left, 0, box.height / rows, box.top, 0, 0, 1]
  const places = { columns, rows, toOriginal }
  return {
    ...places,
    a: samplesOf(original, places),
    b: shownSamples(original, candidate, map, places),
  }
}

/** Where the samples of a grid lie. */
type SamplePlaces = Pick<SamplingGrid, 'columns' | 'rows' | 'toOriginal'>

/** A plane of the original at the grid's places. */
export function samplesOf(plane: Grey, { columns, rows, toOriginal }: SamplePlaces): Float64Array {
  const centres = (count: number, step: number, from: number, side: number): Float64Array =>
    Float64Array.from({ length: count }, (_, i) => (step * (i + 0.5) + from) * side)
  return BoxMean.of(plane).grid(
    centres(columns, toOriginal[0], toOriginal[2], plane.width),
    centres(rows, toOriginal[4], toOriginal[5], plane.height),
    toOriginal[0] * plane.width,
  )
}

/** What the candidate shows there; these inner loops run some hundred thousand times a decision: plain numbers, no pairs. */
function shownSamples(
  original: Grey,
  candidate: Grey,
  map: Homography,
  { columns, rows, toOriginal }: SamplePlaces,
): Float64Array {
  const means = BoxMean.of(candidate)
  const rim = RIM * (toOriginal[0] * original.width)
  const m = multiply(scaling(candidate.width, candidate.height), multiply(map, toOriginal))
  const samples = new Float64Array(columns * rows)
  for (let y = 0; y < rows; y++) {
    const t = (toOriginal[4] * (y + 0.5) + toOriginal[5]) * original.height
    const isRimRow = Math.min(t, original.height - t) < rim
    for (let x = 0; x < columns; x++) {
      const s = (toOriginal[0] * (x + 0.5) + toOriginal[2]) * original.width
      const w = m[6] * (x + 0.5) + m[7] * (y + 0.5) + m[8]
      const u = (m[0] * (x + 0.5) + m[1] * (y + 0.5) + m[2]) / w
      const v = (m[3] * (x + 0.5) + m[4] * (y + 0.5) + m[5]) / w
      // How far the candidate goes on for one sample: the derivative of u and v by x.
      const [across, down] = [(m[0] - u * m[6]) / w, (m[3] - v * m[6]) / w]
      // Math.hypot takes some six times as long, nearly a millisecond a grid.
      const patch = Math.sqrt(across * across + down * down)
      const isRim = isRimRow || Math.min(s, original.width - s) < rim
      samples[y * columns + x] = isRim ? Number.NaN : means.at(u, v, patch)
    }
  }
  return samples
}

/** The upright box, in fractions of the original, round what the candidate shows of it. */
function sharedBox(map: Homography): Box | null {
  const back = invert(map)
  const { polygon } = overlapOf(map)
  if (!back || polygon.length < 3) return null
  const seen = clipToUnit(polygon.map(([x, y]): Point => mapPoint(back, x, y)))
  if (seen.length < 3) return null
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Side of the original's patch, in its pixels, that one pixel of the candidate shows; the mean over the overlap. */
function pixelsPerCandidatePixel(original: Grey, candidate: Grey, map: Homography): number {
  const { polygon, share } = overlapOf(map)
  const there = polygonArea(polygon) * candidate.width * candidate.height
  return Math.sqrt((share * original.width * original.height) / Math.max(there, 1))
}

export interface TileStatistics {
  meanA: number
  meanB: number
  varianceA: number
  varianceB: number
  /** Pearson's r. */
  correlation: number
}

/** Upper left corners of all tiles, in samples. */
export function* tileCorners({ columns, rows }: SamplingGrid): Generator<[left: number, top: number]> {
  for (let top = 0; top + TILE / 2 <= rows; top += TILE)
    for (let left = 0; left + TILE / 2 <= columns; left += TILE) yield [left, top]
}

/** One tile of the original against the candidate's, `dx`, `dy` samples aside; null when too little of it is seen. */
export function tileStatistics(
  { columns, rows, a, b }: SamplingGrid,
  left: number,
  top: number,
  dx = 0,
  dy = 0,
): TileStatistics | null {
  const right = Math.min(columns, left + TILE)
  const bottom = Math.min(rows, top + TILE)
  const whole = (right - left) * (bottom - top)
  let n = 0
  let sa = 0
  let sb = 0
  let saa = 0
  let sbb = 0
  let sab = 0
  for (let y = Math.max(top, -dy); y < Math.min(bottom, rows - dy); y++) {
    const from = y * columns
    const aside = dy * columns + dx
    const end = from + Math.min(right, columns - dx)
    for (let at = from + Math.max(left, -dx); at < end; at++) {
      const p = a[at]!
      const q = b[at + aside]!
      if (q !== q) continue
      n++
      sa += p
      sb += q
      saa += p * p
      sbb += q * q
      sab += p * q
    }
  }
  if (n < SEEN * whole) return null
  const varianceA = saa / n - (sa / n) ** 2
  const varianceB = sbb / n - (sb / n) ** 2
  const correlation =
    (sab / n - (sa * sb) / (n * n)) / Math.sqrt(Math.max(varianceA, 1) * Math.max(varianceB, 1))
  return { meanA: sa / n, meanB: sb / n, varianceA, varianceB, correlation }
}
