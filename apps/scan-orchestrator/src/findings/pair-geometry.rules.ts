import type { Comparison, Point } from '@originseal/fingerprint'

/** Share of the candidate that the original covers, 0 to 1: the area of the overlap in fractions of the candidate. */
export function coveredShare({ overlap, homography }: Pick<Comparison, 'overlap' | 'homography'>): number {
  return homography === null || overlap.length < 3 ? 1 : Math.min(1, areaOf(overlap))
}

/** Shoelace formula. */
function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A photograph held askew is not a picture turned on purpose. */
const clearlyTurned = (20 * Math.PI) / 180

/**
 * Whether the candidate shows the original mirrored or clearly turned. A match by hash says so by its dihedral, one by
 * local features by its map: a mirror has a negative determinant, a turn shows in where the x axis points.
 */
export function isMirroredOrTurned(
  { method, dihedral, homography }: Pick<Comparison, 'method' | 'dihedral' | 'homography'>,
  original: Size,
  candidate: Size,
): boolean {
  if (method !== 'local-features' || homography === null) return dihedral !== 'original'
  const [xx, xy, , yx, yy] = homography
  const along = { x: (xx * candidate.width) / original.width, y: (yx * candidate.height) / original.width }
  const across = { x: (xy * candidate.width) / original.height, y: (yy * candidate.height) / original.height }
  const isMirrored = along.x * across.y - across.x * along.y < 0
  return isMirrored || Math.abs(Math.atan2(along.y, along.x)) > clearlyTurned
}
