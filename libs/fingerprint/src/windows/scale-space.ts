export interface Layer {
  data: Float32Array
  width: number
  height: number
}

/** Differences of a picture blurred more and more, and the blur of each in pixels (the finer one of its two). */
export interface ScaleSpace {
  width: number
  height: number
  sigmas: number[]
  differences: Float32Array[]
}

/** Layers in which the blur doubles. */
export const STEPS = 4

/**
 * Differences of Gaussians (D. Lowe, 'Distinctive Image Features from Scale-Invariant Keypoints', IJCV 2004, §3), from
 * blur `finest` up to at most `coarsest` pixels. The picture is taken as unblurred.
 */
export function scaleSpaceOf(layer: Layer, finest: number, coarsest: number): ScaleSpace {
  const { width, height } = layer
  const sigmas: number[] = []
  const differences: Float32Array[] = []
  const ratio = 2 ** (1 / STEPS)
  let finer = blurred(layer, finest)
  for (let sigma = finest; sigma <= coarsest; sigma *= ratio) {
    // Blurs add by their squares, so each layer needs only the rest.
    const coarser = blurred(finer, sigma * Math.sqrt(ratio * ratio - 1))
    differences.push(difference(coarser.data, finer.data))
    sigmas.push(sigma)
    finer = coarser
  }
  return { width, height, sigmas, differences }
}

// A loop: `map` calls a function for every pixel, which takes nearly twice as long.
function difference(coarser: Float32Array, finer: Float32Array): Float32Array {
  const out = new Float32Array(coarser.length)
  for (let at = 0; at < out.length; at++) out[at] = coarser[at]! - finer[at]!
  return out
}

/** Gaussian blur, cut at three sigmas; beyond the edge the edge goes on. */
function blurred({ data, width, height }: Layer, sigma: number): Layer {
  const weights = gaussian(sigma)
  const rows = alongRows(data, width, height, weights)
  const columns = alongRows(transposed(rows, width, height), height, width, weights)
  return { data: transposed(columns, height, width), width, height }
}

/** The middle weight and those to one side. */
function gaussian(sigma: number): Float32Array {
  const half = Float32Array.from({ length: Math.ceil(3 * sigma) + 1 }, (_, i) =>
    Math.exp((-i * i) / (2 * sigma * sigma)),
  )
  const total = half.reduce((sum, weight) => sum + 2 * weight, -half[0]!)
  return half.map((weight) => weight / total)
}

function alongRows(data: Float32Array, width: number, height: number, weights: Float32Array): Float32Array {
  const reach = weights.length - 1
  const out = new Float32Array(width * height)
  const line = new Float32Array(width + 2 * reach)
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    line.fill(row[0]!, 0, reach)
    line.set(row, reach)
    line.fill(row[width - 1]!, reach + width)
    for (let x = 0; x < width; x++) {
      const middle = x + reach
      let sum = weights[0]! * line[middle]!
      for (let i = 1; i <= reach; i++) sum += weights[i]! * (line[middle - i]! + line[middle + i]!)
      out[y * width + x] = sum
    }
  }
  return out
}

function transposed(data: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(data.length)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) out[x * height + y] = data[y * width + x]!
  return out
}
