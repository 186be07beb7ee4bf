/**
 * PDQ filters a luma plane by a tent (two box passes) and then takes 64 samples an axis (ThreatExchange, PDQ paper §3).
 * Both are one linear map per axis, so an axis is a 64-row sparse matrix of about seven taps a row, and nothing else of
 * the plane is ever computed.
 */
export const SIDE = 64
/** Side of the plane that the published algorithm works on. */
export const PLANE_SIDE = 512

export interface AxisTaps {
  /** First column of each of the 64 rows, number of taps, and weights at `row * width`. */
  start: Int32Array
  count: Int32Array
  weight: Float64Array
  width: number
}

const exact = new Map<number, AxisTaps>()
const folded = new Map<number, AxisTaps>()

function remember(cache: Map<number, AxisTaps>, n: number, make: (n: number) => AxisTaps): AxisTaps {
  let taps = cache.get(n)
  if (!taps) cache.set(n, (taps = make(n)))
  return taps
}

/** Taps for an axis of `n` ≤ 512 samples. */
export const axisTaps = (n: number): AxisTaps => remember(exact, n, makeExact)

/** The 512-wide filter laid onto `n` < 512 samples, so that a smaller decode is sampled at the same places. */
export const foldedTaps = (n: number): AxisTaps => remember(folded, n, makeFolded)

/** One box pass: a window of `size`, cut at the edges and divided by what is left of it. */
function boxWindow(n: number, size: number, i: number): [from: number, to: number] {
  const half = Math.floor((size + 2) / 2)
  return [Math.max(0, i - (size - half)), Math.min(n - 1, i + half - 1)]
}

function emptyTaps(width: number): AxisTaps {
  return {
    start: new Int32Array(SIDE),
    count: new Int32Array(SIDE),
    weight: new Float64Array(SIDE * width),
    width,
  }
}

function makeExact(n: number): AxisTaps {
  const size = Math.floor((n + 2 * SIDE - 1) / (2 * SIDE))
  const rows = Array.from({ length: SIDE }, (_, o) => tentRow(n, size, Math.floor(((o + 0.5) * n) / SIDE)))
  const taps = emptyTaps(Math.max(...rows.map((row) => row.size)))
  rows.forEach((row, o) => {
    const columns = [...row.keys()].sort((a, b) => a - b)
    taps.start[o] = columns[0]!
    taps.count[o] = columns.length
    columns.forEach((column, t) => (taps.weight[o * taps.width + t] = row.get(column)!))
  })
  return taps
}

function tentRow(n: number, size: number, centre: number): Map<number, number> {
  const row = new Map<number, number>()
  const [a, b] = boxWindow(n, size, centre)
  for (let i = a; i <= b; i++) {
    const [c, d] = boxWindow(n, size, i)
    for (let j = c; j <= d; j++) row.set(j, (row.get(j) ?? 0) + 1 / ((b - a + 1) * (d - c + 1)))
  }
  return row
}

function makeFolded(n: number): AxisTaps {
  const full = axisTaps(PLANE_SIDE)
  const taps = emptyTaps(full.width + 1)
  const cellOf = (column: number): number => Math.floor((column * n) / PLANE_SIDE)
  for (let o = 0; o < SIDE; o++) {
    const from = full.start[o]!
    taps.start[o] = cellOf(from)
    for (let t = 0; t < full.count[o]!; t++) {
      const cell = cellOf(from + t) - taps.start[o]!
      const at = o * taps.width + cell
      taps.weight[at] = taps.weight[at]! + full.weight[o * full.width + t]!
      taps.count[o] = Math.max(taps.count[o]!, cell + 1)
    }
  }
  return taps
}
