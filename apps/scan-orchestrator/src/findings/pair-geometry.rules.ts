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
