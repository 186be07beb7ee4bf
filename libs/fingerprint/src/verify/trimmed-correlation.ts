import { TILE } from './sampling-grid'
import type { SamplingGrid } from './sampling-grid'

/** Share of a tile's samples that may be covered. */
const TRIMMED = 0.3

/**
 * Pearson's r of a tile at its place without the samples that fit the common brightness and contrast worst (least
 * trimmed squares, one step; Rousseeuw 1984): what lies under the strokes of a watermark does not count.
 */
export function trimmedCorrelation({ columns, rows, a, b }: SamplingGrid, left: number, top: number): number {
  const p: number[] = []
  const q: number[] = []
  for (let y = top; y < Math.min(top + TILE, rows); y++) {
    for (let x = left; x < Math.min(left + TILE, columns); x++) {
      const at = y * columns + x
      if (Number.isNaN(b[at]!)) continue
      p.push(a[at]!)
      q.push(b[at]!)
    }
  }
  const all = p.map((_, i) => i)
  let kept = all
  for (let round = 0; round < 2; round++) {
    const { gain, shift } = lineThrough(p, q, kept)
    const missed = p.map((value, i) => Math.abs(q[i]! - gain * value - shift))
    kept = all.toSorted((i, j) => missed[i]! - missed[j]!).slice(0, Math.ceil(all.length * (1 - TRIMMED)))
  }
  return lineThrough(p, q, kept).r
}

function lineThrough(
  p: readonly number[],
  q: readonly number[],
  use: readonly number[],
): { gain: number; shift: number; r: number } {
  let sp = 0
  let sq = 0
  let spp = 0
  let sqq = 0
  let spq = 0
  for (const i of use) {
    sp += p[i]!
    sq += q[i]!
    spp += p[i]! ** 2
    sqq += q[i]! ** 2
    spq += p[i]! * q[i]!
  }
  const n = Math.max(use.length, 1)
  const [meanP, meanQ] = [sp / n, sq / n]
  const varianceP = Math.max(spp / n - meanP ** 2, 1)
  const varianceQ = Math.max(sqq / n - meanQ ** 2, 1)
  const shared = spq / n - meanP * meanQ
  const gain = shared / varianceP
  return { gain, shift: meanQ - gain * meanP, r: shared / Math.sqrt(varianceP * varianceQ) }
}
