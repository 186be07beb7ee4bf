import type { Homography } from '../comparison'
import type { ColourPlanes, Grey } from '../picture/decode'
import { solveLinear } from './homography-math'
import { sampleLattice } from './lattice'
import type { Lattice } from './lattice'

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

/** One sample of the original in colour and in luma, and the candidate's grey there. */
interface Sample {
  colours: readonly number[]
  luma: readonly number[]
  value: number
}

type Inputs = 'colours' | 'luma'

/**
 * The original in the tones of the candidate: the grey that one colour transform of the whole picture (quadratic in red,
 * green and blue) makes of it, fitted where both show the same by the map. A hue that was turned, or a grey by another
 * formula, makes of an edge between two colours a weaker one, none, or the opposite; under the transform it is the same
 * again. Null when luma explains the candidate as well, so that nothing was done to the colours.
 */
export function fitTone(original: ColourPlanes, luma: Grey, candidate: Grey, map: Homography): Grey | null {
  const lattices = [luma, ...original].map((plane) => sampleLattice(plane, candidate, map))
  const [grey, red, green, blue] = lattices
  if (!grey || !red || !green || !blue) return null
  const samples: Sample[] = []
  for (let y = 0; y < grey.rows; y += STRIDE)
    for (let x = 0; x < grey.columns; x += STRIDE) {
      const at = y * grey.columns + x
      const value = grey.b[at]!
      if (Number.isNaN(value) || (isPlain(grey, grey.a, x, y) && isPlain(grey, grey.b, x, y))) continue
      const colours = terms(red.a[at]!, green.a[at]!, blue.a[at]!)
      samples.push({ colours, luma: [1, grey.a[at]! / 255], value })
    }
  if (samples.length < FEWEST) return null
  const kept = bestExplained(samples)
  const [plain, coloured] = [leastSquares(kept, 'luma'), leastSquares(kept, 'colours')]
  if (!plain || !coloured) return null
  const before = meanMiss(kept, 'luma', plain)
  const after = meanMiss(kept, 'colours', coloured)
  return before < UNEXPLAINED || after > CLEARLY_LESS * before ? null : toned(original, coloured)
}

/** Grey levels from before a sample to behind it, below which it is plain ground. */
const PLAIN = 6

/** Plain ground, of which a drawing or a page may consist for the most part, tells nothing of what became of its colours. */
function isPlain({ columns, rows }: Lattice, values: Float64Array, x: number, y: number): boolean {
  if (x < 1 || y < 1 || x >= columns - 1 || y >= rows - 1) return true
  const at = y * columns + x
  const across = Math.abs(values[at + 1]! - values[at - 1]!)
  const down = Math.abs(values[at + columns]! - values[at - columns]!)
  return !(across + down >= PLAIN)
}

/** All products of up to two of the channels, and 1. */
function terms(red: number, green: number, blue: number): number[] {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  return [1, r, g, b, r * r, g * g, b * b, r * g, g * b, b * r]
}

/** What a transform explains best (Rousseeuw 1984), by concentration steps from the fit to all samples. */
function bestExplained(samples: readonly Sample[]): readonly Sample[] {
  let kept = samples
  for (let round = 0; round < ROUNDS; round++) {
    const weights = leastSquares(kept, 'colours')
    if (!weights) return kept
    const missed = samples.map((sample) => ({ sample, miss: squaredMiss(sample, 'colours', weights) }))
    missed.sort((a, b) => a.miss - b.miss)
    kept = missed.slice(0, Math.ceil(samples.length * KEPT)).map(({ sample }) => sample)
  }
  return kept
}

const squaredMiss = (sample: Sample, inputs: Inputs, weights: Float64Array): number =>
  (sample[inputs].reduce((sum, input, i) => sum + input * weights[i]!, 0) - sample.value) ** 2

const meanMiss = (samples: readonly Sample[], inputs: Inputs, weights: Float64Array): number =>
  samples.reduce((sum, sample) => sum + squaredMiss(sample, inputs, weights), 0) / samples.length

/** Keeps the fit determined where a picture has few colours. */
const RIDGE = 1e-4

function leastSquares(samples: readonly Sample[], kind: Inputs): Float64Array | null {
  const n = samples[0]![kind].length
  const normal = new Float64Array(n * n)
  const right = new Float64Array(n)
  for (const { [kind]: inputs, value } of samples)
    for (let i = 0; i < n; i++) {
      right[i] = right[i]! + inputs[i]! * value
      for (let j = 0; j < n; j++) normal[i * n + j] = normal[i * n + j]! + inputs[i]! * inputs[j]!
    }
  for (let i = 0; i < n; i++) normal[i * n + i] = normal[i * n + i]! + RIDGE * samples.length
  return solveLinear(normal, right)
}

function toned([red, green, blue]: ColourPlanes, weights: Float64Array): Grey {
  const { width, height } = red
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const inputs = terms(red.data[at]!, green.data[at]!, blue.data[at]!)
    const value = inputs.reduce((sum, input, i) => sum + input * weights[i]!, 0)
    return Math.max(0, Math.min(255, Math.round(value)))
  })
  return { data, width, height }
}
