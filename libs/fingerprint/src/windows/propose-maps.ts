import type { Homography, Point } from '../comparison'
import { dihedralMap } from '../pdq/dihedral-map'
import { differingBits, hashFromHex } from '../pdq/hash-hex'
import { DIHEDRALS } from '../pdq/transform'
import type { Dihedral } from '../pdq/transform'
import { invert, mapPoint, multiply, scaling } from '../verify/homography-math'
import { turnedHash } from './look-up-hashes'
import type { PictureWindows, WindowHash } from './picture-windows'

/** Bits within which two windows show the same: the limit that ThreatExchange publishes for whole pictures. */
const SAME_WINDOW = 31
/** Pairs of windows that are looked at, the nearest first: in a pattern all look like all. */
const MOST_PAIRS = 64

/** A picture's windows, and its sides in pixels. */
export interface SizedWindows extends PictureWindows {
  width: number
  height: number
}

/** A map that lays a window on one that looks the same; not yet looked at in pixels. */
export interface WindowMap {
  /** Windows that it lays on one that looks the same, counted once per place. */
  inliers: number
  /** Fractions of the original → fractions of the candidate. */
  homography: Homography
}

/**
 * Maps that lay a window of the original, turned or mirrored, on one of the candidate's, the nearest hashes first. A crop
 * of a dark wood has too few local features in common with the whole, and still the same windows.
 */
export function mapsBetweenWindows(original: SizedWindows, candidate: SizedWindows): WindowMap[] {
  const pairs = alikeWindows(original, candidate)
  return pairs.flatMap(({ from, how, to }) => {
    const back = invert(placeOf(from, original))
    if (!back) return []
    const homography = multiply(placeOf(to, candidate), multiply(dihedralMap(how), back))
    const laid = pairs.filter((pair) => isLaidOn(pair.to, middleOf(pair.from), homography))
    // A spot's upright window and its turned one have the same box.
    return [{ homography, inliers: new Set(laid.map((pair) => String(pair.from.box))).size }]
  })
}

function alikeWindows(
  original: SizedWindows,
  candidate: SizedWindows,
): { from: WindowHash; how: Dihedral; to: WindowHash }[] {
  const there = candidate.hashes.map((to) => ({ to, words: hashFromHex(to.hex) }))
  return original.hashes
    .flatMap((from) => DIHEDRALS.map((how) => ({ from, how, words: hashFromHex(turnedHash(from.hex, how)) })))
    .flatMap(({ from, how, words }) =>
      there.map((other) => ({ from, how, to: other.to, distance: differingBits(words, other.words) })),
    )
    .filter(({ distance }) => distance <= SAME_WINDOW)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_PAIRS)
}

const middleOf = ({ box: [left, top, width, height] }: WindowHash): Point => [
  left + width / 2,
  top + height / 2,
]

/** Whether the map carries the point to within a quarter of the window's side of its middle. */
function isLaidOn(window: WindowHash, from: Point, map: Homography): boolean {
  const [x, y] = mapPoint(map, ...from)
  const [middleX, middleY] = middleOf(window)
  return Math.max(Math.abs(x - middleX) / window.box[2], Math.abs(y - middleY) / window.box[3]) <= 0.25
}

/** Where a point of the window (fractions, as it was hashed) lies in its picture, in fractions. */
function placeOf({ box: [left, top, width, height], turn }: WindowHash, size: SizedWindows): Homography {
  const radians = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const [across, down] = [width * size.width, height * size.height]
  const [x, y] = [(left + width / 2) * size.width, (top + height / 2) * size.height]
  const turned: Homography = [cos * across, -sin * down, x, sin * across, cos * down, y, 0, 0, 1]
  const centred: Homography = [1, 0, -0.5, 0, 1, -0.5, 0, 0, 1]
  return multiply(scaling(1 / size.width, 1 / size.height), multiply(turned, centred))
}
