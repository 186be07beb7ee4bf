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

/** An axis of a picture that was decoded smaller than it is. */
export interface ShrunkAxis {
  /** Pixels of the picture itself. */
  full: number
  /** Samples of the axis of the plane that the published algorithm would work on, ≤ 512. */
  plane: number
  /** Pixels of the smaller decode. */
  decoded: number
}

/** Sets of taps that are kept, at some 10 kB each: sizes come in series. */
const KEPT = 512
const known = new Map<string, AxisTaps>()

function remember(name: string, make: () => Map<number, number>[]): AxisTaps {
  let taps = known.get(name)
  if (!taps) {
    if (known.size >= KEPT) known.clear()
    known.set(name, (taps = packTaps(make())))
  }
  return taps
}

/** Taps for an axis of `n` ≤ 512 samples. */
export const axisTaps = (n: number): AxisTaps => remember(`${n}`, () => tentRows(n))

/**
 * The filter of the plane laid onto a smaller decode: each sample of the plane is one pixel of the picture (the nearest
 * one, as the reference takes it), whose value is told from the two decoded pixels beside it by their distance.
 */
export const foldedTaps = (axis: ShrunkAxis): AxisTaps =>
  remember(`${axis.full} ${axis.plane} ${axis.decoded}`, () => foldedRows(axis))

function foldedRows({ full, plane, decoded }: ShrunkAxis): Map<number, number>[] {
  const inside = (cell: number): number => Math.max(0, Math.min(decoded - 1, cell))
  return tentRows(plane).map((tent) => {
    const row = new Map<number, number>()
    const add = (cell: number, weight: number): unknown => row.set(cell, (row.get(cell) ?? 0) + weight)
    for (const [sample, weight] of tent) {
      const pixel = Math.floor((sample * full) / plane)
      const at = ((pixel + 0.5) * decoded) / full - 0.5
      const share = at - Math.floor(at)
      add(inside(Math.floor(at)), weight * (1 - share))
      add(inside(Math.floor(at) + 1), weight * share)
    }
    return row
  })
}

/** One box pass: a window of `size`, cut at the edges and divided by what is left of it. */
function boxWindow(n: number, size: number, i: number): [from: number, to: number] {
  const half = Math.floor((size + 2) / 2)
  return [Math.max(0, i - (size - half)), Math.min(n - 1, i + half - 1)]
}

/** The 64 rows of an axis of `n` samples: sample → weight. */
function tentRows(n: number): Map<number, number>[] {
  const size = Math.floor((n + 2 * SIDE - 1) / (2 * SIDE))
  return Array.from({ length: SIDE }, (_, o) => tentRow(n, size, Math.floor(((o + 0.5) * n) / SIDE)))
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

function packTaps(rows: Map<number, number>[]): AxisTaps {
  const spans = rows.map((row) => [Math.min(...row.keys()), Math.max(...row.keys())] as const)
  const width = Math.max(...spans.map(([first, last]) => last - first + 1))
  const taps = {
    start: new Int32Array(SIDE),
    count: new Int32Array(SIDE),
    weight: new Float64Array(SIDE * width),
    width,
  }
  rows.forEach((row, o) => {
    const [first, last] = spans[o]!
    taps.start[o] = first
    taps.count[o] = last - first + 1
    for (const [sample, weight] of row) taps.weight[o * width + sample - first] = weight
  })
  return taps
}
