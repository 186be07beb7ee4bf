import { createHash } from 'node:crypto'
import type { ComparableImage, Comparison, ComparisonMethod, Homography } from './comparison'
import { candidateScore } from './features/candidate-score'
import { detectInGrey, FEATURE_SIDE } from './features/detect-features'
import { dihedralMap } from './pdq/dihedral-map'
import { hammingDistance } from './pdq/hash-hex'
import { describePicture } from './pdq/hash-picture'
import { DIHEDRALS } from './pdq/transform'
import { decodeGrey } from './picture/decode'
import type { Grey, OpenPicture } from './picture/decode'
import type { ImageFacts } from './picture/image-facts'
import { NO_TILES } from './verify/compare-tiles'
import { IDENTITY } from './verify/homography-math'
import { overlapOf } from './verify/polygon'
import { weighPixels } from './verify/weigh-pixels'
import type { PixelEvidence } from './verify/weigh-pixels'
import type { ImageSource } from './picture/image-source'

/** Raised whenever a method may answer differently for the same two files. */
export const METHOD_VERSIONS: Record<ComparisonMethod, number> = {
  sha256: 1,
  pdq: 1,
  'pdq-dihedral': 1,
  'local-features': 1,
}

/** ThreatExchange's published match limit and quality floor. */
export const PDQ_LIMIT = 31
export const PDQ_MIN_QUALITY = 50

/** What makes a copy by local features, and what unmakes one by any method. Measured; see the README. */
const MIN_INLIERS = 10
const MIN_TEXTURED_TILES = 6
const MIN_TEXTURED_SHARE = 0.5
const MIN_AREA_SHARE = 0.66
const MAX_DISPLACED = 0.25

interface Side {
  picture: OpenPicture
  facts: ImageFacts
  given: ComparableImage
  grey?: Grey
}

/** The rendition that features and tiles are taken from; decoded once, and only when it is needed. */
const greyOf = async (side: Side): Promise<Grey> =>
  (side.grey ??= await decodeGrey(side.picture, FEATURE_SIDE))

/**
 * Decides whether `candidate` is a copy of `original`, cheapest evidence first: same bytes; PDQ within its limit; local
 * features with a map that the pixels confirm.
 * @throws ImageRefused when either can't be read
 */
export async function comparePictures(
  original: ComparableImage,
  candidate: ComparableImage,
  open: (source: ImageSource) => Promise<OpenPicture>,
): Promise<Comparison> {
  const a = await sideOf(original, open)
  const b = await sideOf(candidate, open)
  const nearest = nearestDihedral(a.facts, b.facts)
  const quality = Math.min(a.facts.perceptualHash.quality, b.facts.perceptualHash.quality)
  const facts = { ...nearest, quality }
  if (sha256(a.picture.bytes) === sha256(b.picture.bytes)) return copyBy('sha256', facts, IDENTITY, 1, 1)
  if (nearest.distance <= PDQ_LIMIT && quality >= PDQ_MIN_QUALITY) {
    const pixels = weighPixels(await greyOf(a), await greyOf(b), dihedralMap(nearest.dihedral))
    const method = nearest.dihedral === 'original' ? 'pdq' : 'pdq-dihedral'
    if (!isAnotherShot(pixels))
      return copyBy(method, facts, pixels.homography, pixels.correlation, 1 - nearest.distance / 128)
  }
  return compareByFeatures(a, b, facts)
}

async function sideOf(
  given: ComparableImage,
  open: (source: ImageSource) => Promise<OpenPicture>,
): Promise<Side> {
  const picture = await open(given.source)
  return { picture, given, facts: given.facts ?? (await describePicture(picture, 'exact')) }
}

type HashFacts = Pick<Comparison, 'distance' | 'dihedral' | 'quality'>

/** The turned or mirrored original that is nearest to the candidate. */
function nearestDihedral(
  original: ImageFacts,
  candidate: ImageFacts,
): Pick<Comparison, 'distance' | 'dihedral'> {
  const distances = original.dihedrals.map((hex) => hammingDistance(hex, candidate.perceptualHash.hex))
  const distance = Math.min(...distances)
  return { distance, dihedral: DIHEDRALS[distances.indexOf(distance)]! }
}

function copyBy(
  method: ComparisonMethod,
  facts: HashFacts,
  homography: Homography,
  similarity: number,
  score: number,
): Comparison {
  const { polygon, share } = overlapOf(homography)
  const methodVersion = METHOD_VERSIONS[method]
  const place = { homography, overlap: polygon, overlapShare: share }
  return { verdict: 'copy', method, methodVersion, ...facts, inliers: 0, ...place, similarity, score }
}

async function compareByFeatures(a: Side, b: Side, facts: HashFacts): Promise<Comparison> {
  const featuresA = a.given.features ?? (await detectInGrey(await greyOf(a)))
  const featuresB = b.given.features ?? (await detectInGrey(await greyOf(b)))
  const { inliers, homography } = candidateScore(featuresA, featuresB, true)
  const pixels =
    homography && inliers >= MIN_INLIERS
      ? weighPixels(await greyOf(a), await greyOf(b), homography)
      : NO_PIXELS
  const { polygon, share } = pixels.homography ? overlapOf(pixels.homography) : { polygon: [], share: 0 }
  return {
    verdict: isCopy(inliers, pixels) ? 'copy' : 'different',
    method: 'local-features',
    methodVersion: METHOD_VERSIONS['local-features'],
    ...facts,
    inliers,
    homography: pixels.homography,
    overlap: polygon,
    overlapShare: share,
    similarity: pixels.correlation,
    score: scoreOf(inliers, pixels),
  }
}

type Pixels = Omit<PixelEvidence, 'homography'> & { homography: Homography | null }
const NO_PIXELS: Pixels = { ...NO_TILES, homography: null, displaced: 0 }

const isAnotherShot = ({ displaced }: Pixels): boolean => displaced > MAX_DISPLACED

const isCopy = (inliers: number, pixels: Pixels): boolean =>
  inliers >= MIN_INLIERS &&
  pixels.textured >= MIN_TEXTURED_TILES &&
  pixels.texturedShare >= MIN_TEXTURED_SHARE &&
  pixels.areaShare >= MIN_AREA_SHARE &&
  !isAnotherShot(pixels)

/** Share of agreeing tiles × share of them in place × how far the inliers are beyond chance (63 % at 20, 95 % at 60). */
const scoreOf = (inliers: number, { texturedShare, displaced }: Pixels): number =>
  texturedShare * (1 - displaced) * (1 - Math.exp(-inliers / 20))

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
