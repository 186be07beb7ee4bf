import { decodeGrey } from '../picture/decode'
import type { Grey, OpenPicture } from '../picture/decode'
import { mirrorGrey, shrinkGrey } from '../verify/grey'
import { joinSets } from './join-sets'
import { KeyPoints } from './key-points'
import { DESCRIPTOR_BYTES } from './local-features'
import type { FeatureSet, LocalFeatures } from './local-features'
import { openCv } from './opencv'
import type { CvDetector, CvMat, CvObject, OpenCv } from './opencv'
import { spreadPoints } from './spread'

/** Longer side of the rendition on which points are found. */
export const FEATURE_SIDE = 600
/** Points kept in a set. */
export const FEATURE_COUNT = 500
/**
 * ORB is asked for so many times more, so that the grid has something to choose from, and for this many at most. It
 * keeps the strongest of the whole picture: of 5 times as many, the lettering of a box over 40 % took all (5 and 3
 * agreeing pairs in two such copies); of 20 times as many it could not (93 and 122), for a quarter more time.
 */
const SURPLUS = 20
const MOST = 15_000
/** The rendition made smaller, as a collage or a page would show it: longer side and points. */
const SMALLER: readonly (readonly [side: number, points: number])[] = [
  [300, 200],
  [150, 80],
]
const ORB = {
  scaleFactor: 1.2,
  levels: 8,
  edge: 15,
  firstLevel: 0,
  wtaK: 2,
  harris: 0,
  patch: 31,
  fastThreshold: 7,
}
/** Cells a side of the grid that spreads the points. */
const CELLS = 12
/** ORB needs its patch on every level of the pyramid; below this OpenCV throws. */
const MIN_SIDE = 48

const detectors = new Map<number, Promise<{ cv: OpenCv; orb: CvDetector }>>()

/** A detector that gives about `wanted` points; made once a process. */
function detectorOf(wanted: number): Promise<{ cv: OpenCv; orb: CvDetector }> {
  const { scaleFactor, levels, edge, firstLevel, wtaK, harris, patch, fastThreshold } = ORB
  const made =
    detectors.get(wanted) ??
    openCv().then((cv) => ({
      cv,
      orb: new cv.ORB(wanted, scaleFactor, levels, edge, firstLevel, wtaK, harris, patch, fastThreshold),
    }))
  detectors.set(wanted, made)
  return made
}

export async function detectFeatures(picture: OpenPicture): Promise<LocalFeatures> {
  return detectInGrey(await decodeGrey(picture, FEATURE_SIDE))
}

/** Features of a rendition whose longer side is ≤ `FEATURE_SIDE`. A picture too small for them has none. */
export async function detectInGrey(grey: Grey): Promise<LocalFeatures> {
  const { width, height } = grey
  const sets = [await detectBoth(grey, FEATURE_COUNT)]
  for (const [side, count] of SMALLER) {
    const small = shrinkGrey(grey, side)
    if (!small) continue
    const { plain, mirrored } = await detectBoth(small, count)
    sets.push({ plain: enlarged(plain, small, grey), mirrored: enlarged(mirrored, small, grey) })
  }
  return {
    algorithm: 'orb',
    version: 4,
    width,
    height,
    ...joinSets(sets.map(({ plain }) => plain)),
    mirrored: joinSets(sets.map(({ mirrored }) => mirrored)),
  }
}

/** Points of a smaller rendition in the coordinates of the larger. */
function enlarged(set: FeatureSet, from: Grey, to: Grey): FeatureSet {
  const [sx, sy] = [to.width / from.width, to.height / from.height]
  return { ...set, points: set.points.map((value, i) => value * (i & 1 ? sy : sx)) }
}

/** At most `count` points, spread over the rendition by a grid of so many cells a side. */
export async function detectSet(grey: Grey, count: number, cells = CELLS): Promise<FeatureSet> {
  return withDetector(grey, count, cells, emptySet(), ({ describe, found }) => describe(grey, found))
}

/**
 * The same, and what its points look like in a mirror: described there, for ORB knows turns but no mirrors, and found only
 * once. The points of both lie in `grey`.
 */
function detectBoth(grey: Grey, count: number): Promise<Record<'plain' | 'mirrored', FeatureSet>> {
  const none = { plain: emptySet(), mirrored: emptySet() }
  return withDetector(grey, count, CELLS, none, ({ describe, found }) => {
    const mirrored = describe(mirrorGrey(grey), found.mirrored(grey.width, ORB.scaleFactor))
    const points = mirrored.points.map((value, i) => (i & 1 ? value : grey.width - 1 - value))
    return { plain: describe(grey, found), mirrored: { ...mirrored, points } }
  })
}

interface Detection {
  /** The points that were chosen. */
  found: KeyPoints
  /** Their descriptors in a picture of the same size; without those too near to its border. */
  describe(picture: Grey, points: KeyPoints): FeatureSet
}

async function withDetector<T>(
  grey: Grey,
  count: number,
  cells: number,
  none: T,
  use: (detection: Detection) => T,
): Promise<T> {
  if (Math.min(grey.width, grey.height) < MIN_SIDE) return none
  const { cv, orb } = await detectorOf(Math.min(count * SURPLUS, MOST))
  const owned: CvObject[] = []
  const own = <O extends CvObject>(object: O): O => (owned.push(object), object)
  const imageOf = ({ width, height, data }: Grey): CvMat => {
    const image = own(new cv.Mat(height, width, cv.CV_8UC1))
    image.data.set(data)
    return image
  }
  try {
    const vector = own(new cv.KeyPointVector())
    orb.detect(imageOf(grey), vector, own(new cv.Mat()))
    const all = KeyPoints.of(cv, vector)
    const found = all.pick(spreadPoints(all.positions, all.strengths, grey, count, cells))
    const describe = (picture: Grey, points: KeyPoints): FeatureSet => {
      points.writeTo(cv, vector)
      const rows = own(new cv.Mat())
      orb.compute(imageOf(picture), vector, rows)
      const kept = KeyPoints.of(cv, vector)
      return {
        count: kept.count,
        fine: kept.count,
        points: kept.positions,
        descriptors: Uint8Array.from(rows.data.subarray(0, kept.count * DESCRIPTOR_BYTES)),
      }
    }
    return use({ found, describe })
  } finally {
    // WebAssembly memory is not collected: what is not deleted is lost until the worker ends.
    for (const object of owned) object.delete()
  }
}

const emptySet = (): FeatureSet => ({
  count: 0,
  fine: 0,
  points: new Float32Array(0),
  descriptors: new Uint8Array(0),
})
