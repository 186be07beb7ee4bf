import type { Homography, Point } from '../comparison'
import { invert, mapPoint } from './homography-math'

const UNIT_SQUARE: Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** Area by the shoelace formula. */
export function polygonArea(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

/** The part of a convex polygon inside the unit square (Sutherland & Hodgman 1974). */
export function clipToUnit(points: readonly Point[]): Point[] {
  const distances: ((p: Point) => number)[] = [([x]) => x, ([x]) => 1 - x, ([, y]) => y, ([, y]) => 1 - y]
  return distances.reduce<Point[]>((polygon, inside) => clipBy(polygon, inside), [...points])
}

function clipBy(polygon: Point[], inside: (p: Point) => number): Point[] {
  return polygon.flatMap((to, i) => {
    const from = polygon[(i + polygon.length - 1) % polygon.length]!
    const a = inside(from)
    const b = inside(to)
    const t = a / (a - b)
    const crossing: Point[] =
      a < 0 !== b < 0 ? [[from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])]] : []
    return b < 0 ? crossing : [...crossing, to]
  })
}

export interface Overlap {
  /** On the candidate, fractions. */
  polygon: Point[]
  /** Of the original's area, 0-1. */
  share: number
}

/** What of the original the candidate shows, by the map original → candidate in fractions. */
export function overlapOf(homography: Homography): Overlap {
  const back = invert(homography)
  if (!back) return { polygon: [], share: 0 }
  const polygon = clipToUnit(UNIT_SQUARE.map(([x, y]) => mapPoint(homography, x, y)))
  const seen = clipToUnit(polygon.map(([x, y]) => mapPoint(back, x, y)))
  return { polygon, share: Math.min(1, polygonArea(seen)) }
}
