import { medianOf } from './median'
import type { SamplingGrid } from './sampling-grid'

/** Part of a grid, in samples. */
export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where the lines along a side of the box are looked at, first sample to behind the last: without a tenth at each end. */
export function alongSide(
  { columns, rows }: SamplingGrid,
  box: Extent,
  axis: 'x' | 'y',
): [from: number, to: number] {
  const [from, to] =
    axis === 'x' ? [box.top, Math.min(rows, box.bottom)] : [box.left, Math.min(columns, box.right)]
  const margin = Math.floor((to - from) / 10)
  return [from + margin, Math.max(from + margin, to - margin)]
}

/** `steepnessAcross` of either picture of a grid along either side of a box, worked out once. */
export type Steepness = (picture: 'a' | 'b', axis: 'x' | 'y') => Float64Array

export function steepnessIn(grid: SamplingGrid, box: Extent): Steepness {
  const known = new Map<string, Float64Array>()
  return (picture, axis) => {
    const steepness = known.get(picture + axis) ?? steepnessAcross(grid, grid[picture], box, axis)
    known.set(picture + axis, steepness)
    return steepness
  }
}

/** How steep the picture is across every line along the box's side: grey levels from before to behind it, median. */
function steepnessAcross(
  grid: SamplingGrid,
  values: Float64Array,
  box: Extent,
  axis: 'x' | 'y',
): Float64Array {
  const { columns, rows } = grid
  const [from, to] = alongSide(grid, box, axis)
  // From one line to the next, and from one sample of a line to the next.
  const [across, along] = axis === 'x' ? [1, columns] : [columns, 1]
  const length = axis === 'x' ? columns : rows
  const steepness = new Float64Array(length)
  const steps = new Float64Array(to - from)
  for (let line = 1; line < length - 1; line++) {
    let seen = 0
    for (let k = from; k < to; k++) {
      const at = line * across + k * along
      const step = Math.abs(values[at + across]! - values[at - across]!)
      if (step === step) steps[seen++] = step
    }
    steepness[line] = medianOf(steps.subarray(0, seen))
  }
  return steepness
}
