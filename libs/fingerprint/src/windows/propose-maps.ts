import type { Homography } from '../comparison'
import { hammingDistance } from '../pdq/hash-hex'
import { multiply, scaling } from '../verify/homography-math'
import type { PictureWindows, WindowHash } from './picture-windows'

interface Size {
  width: number
  height: number
}

/** Bits within which two windows show the same: the limit that ThreatExchange publishes for whole pictures. */
const SAME_WINDOW = 31

/**
 * Maps (fractions of the original → fractions of the candidate) that lay a window of the original on one of the
 * candidate's that looks the same, the nearest hashes first. A crop of a dark wood has too few local features in common with the whole,
 * and still the same windows. Mirrored and quarter-turned windows are not sought.
 * @param most so many at most
 */
export function mapsBetweenWindows(
  original: PictureWindows & Size,
  candidate: PictureWindows & Size,
  most: number,
): Homography[] {
  return original.hashes
    .flatMap((a) => candidate.hashes.map((b) => ({ a, b, distance: hammingDistance(a.hex, b.hex) })))
    .filter(({ distance }) => distance <= SAME_WINDOW)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ a, b }) => mapOf(a, original, b, candidate))
}

/** Lays one window on the other: by its middle, its sides and its turn. */
function mapOf(a: WindowHash, original: Size, b: WindowHash, candidate: Size): Homography {
  const from = inPixels(a, original)
  const to = inPixels(b, candidate)
  const turn = ((b.turn - a.turn) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [across, down] = [to.width / from.width, to.height / from.height]
  const turned: Homography = [cos * across, -sin * down, to.x, sin * across, cos * down, to.y, 0, 0, 1]
  const centred: Homography = [1, 0, -from.x, 0, 1, -from.y, 0, 0, 1]
  return multiply(
    scaling(1 / candidate.width, 1 / candidate.height),
    multiply(multiply(turned, centred), scaling(original.width, original.height)),
  )
}

/** A window's middle and sides. */
function inPixels(
  { box: [left, top, width, height] }: WindowHash,
  size: Size,
): Size & { x: number; y: number } {
  return {
    x: (left + width / 2) * size.width,
    y: (top + height / 2) * size.height,
    width: width * size.width,
    height: height * size.height,
  }
}
