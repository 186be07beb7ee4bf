import type { Homography } from '../comparison'
import type { ColourPlanes, Grey } from '../picture/decode'
import { solveLinear } from './homography-math'
import { sampleGrid, samplesOf } from './sampling-grid'
import type { SamplingGrid } from './sampling-grid'

/** Samples are taken so far apart: neighbours say the same. */
const STRIDE = 2
/** Share of the samples that a fit must explain; what covers the rest does not bend it (least trimmed squares). */
const KEPT = 0.6
const ROUNDS = 5
/** Fewer samples than this determine no transform. */
const FEWEST = 200
/** The colours were changed when luma leaves this much unexplained (grey levels squared), which noise does not … */
const UNEXPLAINED = 20
/** … and a transform of them leaves at most this share of it. */
const CLEARLY_LESS = 0.7

/** Values of equal length for every sample, one after another: `width` a sample. */
interface Inputs {
  readonly width: number
  readonly data: Float64Array
}

/** The original in colour and in luma, and the candidate's grey there, sample by sample. */
interface Samples {
  readonly colours: Inputs
  readonly luma: Inputs
  readonly values: Float64Array
}

/**
 * The original in the tones of the candidate: the grey that one colour transform of the whole picture (quadratic in red,
 * green and blue) makes of it, fitted where both show the same by the map. A hue that was turned, or a grey by another
 * formula, makes of an edge between two colours a weaker one, none, or the opposite; under the transform it is the same
 * again. Null when luma explains the candidate as well, so that nothing was done to the colours.
 */
export function fitTone(original: ColourPlanes, luma: Grey, candidate: Grey, map: Homography): Grey | null {
  const grey = sampleGrid(luma, candidate, map)
  if (!grey) return null
  const [redPlane, greenPlane, bluePlane] = original
  const red = samplesOf(redPlane, grey)
  const green = samplesOf(greenPlane, grey)
  const blue = samplesOf(bluePlane, grey)
  const places = placesWithContent(grey)
  if (places.length < FEWEST) return null
  const samples: Samples = {
    colours: inputsAt(places, TERMS, (at, out) => terms(red[at]!, green[at]!, blue[at]!, out)),
    luma: inputsAt(places, 2, (at, out) => out.set([1, grey.a[at]! / 255])),
    values: Float64Array.from(places, (at) => grey.b[at]!),
  }
  const kept = bestExplained(samples)
  const [plain, coloured] = (['luma', 'colours'] as const).map((by) => leastSquares(samples, by, kept))
  if (!plain || !coloured) return null
  const before = meanMiss(samples, 'luma', kept, plain)
  const after = meanMiss(samples, 'colours', kept, coloured)
  return before < UNEXPLAINED || after > CLEARLY_LESS * before ? null : toned(original, coloured)
}

/** Grey levels from before a sample to behind it, below which it is plain ground. */
const PLAIN = 6

/** Plain ground, of which a drawing or a page may consist for the most part, tells nothing of what became of its colours. */
function isPlain({ columns, rows }: SamplingGrid, values: Float64Array, x: number, y: number): boolean {
  if (x < 1 || y < 1 || x >= columns - 1 || y >= rows - 1) return true
  const at = y * columns + x
  const across = Math.abs(values[at + 1]! - values[at - 1]!)
  const down = Math.abs(values[at + columns]! - values[at - columns]!)
  return !(across + down >= PLAIN)
}

/** Samples, by their place in the grid, that the candidate shows and that are no plain ground on both sides. */
function placesWithContent(grey: SamplingGrid): number[] {
  const places: number[] = []
  for (let y = 0; y < grey.rows; y += STRIDE)
    for (let x = 0; x < grey.columns; x += STRIDE) {
      const at = y * grey.columns + x
      if (Number.isNaN(grey.b[at]!) || (isPlain(grey, grey.a, x, y) && isPlain(grey, grey.b, x, y))) continue
      places.push(at)
    }
  return places
}

function inputsAt(
  places: readonly number[],
  width: number,
  write: (at: number, out: Float64Array) => void,
): Inputs {
  const data = new Float64Array(places.length * width)
  places.forEach((at, sample) => write(at, data.subarray(sample * width, (sample + 1) * width)))
  return { width, data }
}

/** All products of up to two of the channels, and 1: so many. */
const TERMS = 10

function terms(red: number, green: number, blue: number, out: Float64Array): void {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  out[0] = 1
  out[1] = r
  out[2] = g
  out[3] = b
  out[4] = r * r
  out[5] = g * g
  out[6] = b * b
  out[7] = r * g
  out[8] = g * b
  out[9] = b * r
}

/** The weighted sum of `width` inputs from `at` on. */
function weighted(inputs: Float64Array, at: number, weights: Float64Array): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += inputs[at + i]! * weights[i]!
  return sum
}

/** Places of the samples that a transform explains best (Rousseeuw 1984), by concentration steps from the fit to all. */
function bestExplained(samples: Samples): Uint32Array {
  const all = Uint32Array.from(samples.values, (_, sample) => sample)
  const most = Math.ceil(all.length * KEPT)
  let kept = all
  for (let round = 0; round < ROUNDS; round++) {
    const weights = leastSquares(samples, 'colours', kept)
    if (!weights) return kept
    const misses = Float64Array.from(all, (sample) => squaredMiss(samples, 'colours', sample, weights))
    const limit = misses.toSorted()[most - 1]!
    kept = all.filter((sample) => misses[sample]! <= limit).subarray(0, most)
  }
  return kept
}

type By = 'colours' | 'luma'

function squaredMiss(samples: Samples, by: By, sample: number, weights: Float64Array): number {
  const { width, data } = samples[by]
  return (weighted(data, sample * width, weights) - samples.values[sample]!) ** 2
}

const meanMiss = (samples: Samples, by: By, kept: Uint32Array, weights: Float64Array): number =>
  kept.reduce((sum, sample) => sum + squaredMiss(samples, by, sample, weights), 0) / kept.length

/** Keeps the fit determined where a picture has few colours. */
const RIDGE = 1e-4

function leastSquares(samples: Samples, by: By, kept: Uint32Array): Float64Array | null {
  const { width: n, data } = samples[by]
  const normal = new Float64Array(n * n)
  const right = new Float64Array(n)
  for (const sample of kept) {
    const from = sample * n
    for (let i = 0; i < n; i++) {
      const input = data[from + i]!
      right[i] = right[i]! + input * samples.values[sample]!
      // The matrix is symmetric: its lower half is copied at the end.
      for (let j = i; j < n; j++) normal[i * n + j] = normal[i * n + j]! + input * data[from + j]!
    }
  }
  for (let i = 0; i < n; i++) {
    normal[i * n + i] = normal[i * n + i]! + RIDGE * kept.length
    for (let j = 0; j < i; j++) normal[i * n + j] = normal[j * n + i]!
  }
  return solveLinear(normal, right)
}

function toned([red, green, blue]: ColourPlanes, weights: Float64Array): Grey {
  const { width, height } = red
  const data = new Uint8Array(width * height)
  const inputs = new Float64Array(TERMS)
  for (let at = 0; at < data.length; at++) {
    terms(red.data[at]!, green.data[at]!, blue.data[at]!, inputs)
    data[at] = Math.max(0, Math.min(255, Math.round(weighted(inputs, 0, weights))))
  }
  return { data, width, height }
}
