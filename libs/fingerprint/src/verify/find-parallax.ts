import { FLAT } from './compare-tiles'
import { tileCorners, tileStatistics } from './lattice'
import type { Lattice } from './lattice'

/** A textured tile of the original and where the candidate shows it best. */
export interface TileShift {
  /** Upper left corner, in samples. */
  left: number
  top: number
  /** Best shift, in samples, and the correlation there and at no shift. */
  dx: number
  dy: number
  best: number
  here: number
}

/** Samples in every direction that are searched. */
const REACH = 4
/** Correlation from which a tile counts as found. */
const FOUND = 0.85
/** By so much another place must be better than this one. */
const BETTER = 0.03

/** Shifts that are tried around the best so far: every second sample first, then its neighbours. */
const COARSE = grid([-REACH, -2, 0, 2, REACH])
const FINE = grid([-1, 0, 1])

function grid(values: readonly number[]): (readonly [dx: number, dy: number])[] {
  return values.flatMap((dy) => values.map((dx) => [dx, dy] as const))
}

function searchAround(
  lattice: Lattice,
  left: number,
  top: number,
  found: Pick<TileShift, 'dx' | 'dy' | 'best'>,
  around: readonly (readonly [number, number])[],
): void {
  const { dx, dy } = found
  for (const [stepX, stepY] of around) {
    const r = tileStatistics(lattice, left, top, dx + stepX, dy + stepY)?.correlation ?? -1
    if (r > found.best) Object.assign(found, { dx: dx + stepX, dy: dy + stepY, best: r })
  }
}

/** Looks for every textured tile nearby. */
export function tileShifts(lattice: Lattice): TileShift[] {
  const shifts: TileShift[] = []
  for (const [left, top] of tileCorners(lattice)) {
    const still = tileStatistics(lattice, left, top)
    if (!still || still.varianceA < FLAT) continue
    const found = { dx: 0, dy: 0, best: still.correlation }
    searchAround(lattice, left, top, found, COARSE)
    searchAround(lattice, left, top, found, FINE)
    const here = still.correlation
    if (found.best >= FOUND) shifts.push({ left, top, here, ...found })
  }
  return shifts
}

/**
 * Share of the found tiles that lie elsewhere than the common map says, 0-1. A copy has one map for all of its tiles;
 * another shot of the same things has not, because near things move more than far ones.
 */
export function displacedShare(shifts: readonly TileShift[]): number {
  const displaced = shifts.filter(({ best, here }) => best - here > BETTER)
  return shifts.length === 0 ? 0 : displaced.length / shifts.length
}
