import { decodeGrey } from '../picture/decode'
import type { Grey, OpenPicture } from '../picture/decode'
import { mirrorGrey, shrinkGrey } from '../verify/grey'
import { joinSets } from './join-sets'
import { DESCRIPTOR_BYTES } from './local-features'
import type { FeatureSet, LocalFeatures } from './local-features'
import { openCv } from './opencv'
import type { CvDetector, CvObject, OpenCv } from './opencv'
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
  const own = [await detectSet(grey, FEATURE_COUNT)]
  const mirrored = [await detectMirrored(grey, FEATURE_COUNT)]
  for (const [side, count] of SMALLER) {
    const small = shrinkGrey(grey, side)
    if (!small) continue
    own.push(enlarged(await detectSet(small, count), small, grey))
    mirrored.push(enlarged(await detectMirrored(small, count), small, grey))
  }
  return { algorithm: 'orb', version: 3, width, height, ...joinSets(own), mirrored: joinSets(mirrored) }
}

/** Points of a smaller rendition in the coordinates of the larger. */
function enlarged(set: FeatureSet, from: Grey, to: Grey): FeatureSet {
  const [sx, sy] = [to.width / from.width, to.height / from.height]
  return { ...set, points: set.points.map((value, i) => value * (i & 1 ? sy : sx)) }
}

/** Points of the left-right mirrored rendition, with their coordinates turned back. */
export async function detectMirrored(grey: Grey, count: number): Promise<FeatureSet> {
  const set = await detectSet(mirrorGrey(grey), count)
  for (let i = 0; i < set.count; i++) set.points[i * 2] = grey.width - 1 - set.points[i * 2]!
  return set
}

/** At most `count` points, spread over the rendition; `cells` a side of the grid that spreads them. */
export async function detectSet(grey: Grey, count: number, cells = 12): Promise<FeatureSet> {
  if (Math.min(grey.width, grey.height) < MIN_SIDE) return emptySet()
  const { cv, orb } = await detectorOf(Math.min(count * SURPLUS, MOST))
  const owned: CvObject[] = []
  const own = <T extends CvObject>(object: T): T => (owned.push(object), object)
  try {
    const image = own(new cv.Mat(grey.height, grey.width, cv.CV_8UC1))
    image.data.set(grey.data)
    const found = own(new cv.KeyPointVector())
    orb.detect(image, found, own(new cv.Mat()))
    const all = Array.from({ length: found.size() }, (_, i) => found.get(i))
    const positions = all.flatMap(({ pt }) => [pt.x, pt.y])
    const strengths = all.map(({ response }) => response)
    const chosen = own(new cv.KeyPointVector())
    for (const i of spreadPoints(positions, strengths, grey, count, cells)) chosen.push_back(all[i]!)
    const rows = own(new cv.Mat())
    orb.compute(image, chosen, rows)
    const kept = chosen.size()
    const points = Float32Array.from({ length: kept * 2 }, (_, i) => {
      const { pt } = chosen.get(i >> 1)
      return i & 1 ? pt.y : pt.x
    })
    return {
      count: kept,
      fine: kept,
      points,
      descriptors: Uint8Array.from(rows.data.subarray(0, kept * DESCRIPTOR_BYTES)),
    }
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
