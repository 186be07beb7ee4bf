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
import { compareTiles } from './verify/compare-tiles'
import type { TileAgreement } from './verify/compare-tiles'
import { IDENTITY } from './verify/homography-math'
import { overlapOf } from './verify/polygon'
import type { ImageSource } from './worker/protocol'

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

/** Local features: what makes a copy. Measured; see the README. */
export const MIN_INLIERS = 10
export const MIN_TEXTURED_TILES = 6
export const MIN_AGREEING_SHARE = 0.6

interface Side {
  picture: OpenPicture
  facts: ImageFacts
  given: ComparableImage
}

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
  const greyA = await decodeGrey(a.picture, FEATURE_SIDE)
  const greyB = await decodeGrey(b.picture, FEATURE_SIDE)
  if (nearest.distance <= PDQ_LIMIT && quality >= PDQ_MIN_QUALITY) {
    const map = dihedralMap(nearest.dihedral)
    const { correlation } = compareTiles(greyA, greyB, map)
    const method = nearest.dihedral === 'original' ? 'pdq' : 'pdq-dihedral'
    return copyBy(method, facts, map, correlation, 1 - nearest.distance / 128)
  }
  return compareByFeatures(a.given, b.given, greyA, greyB, facts)
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

async function compareByFeatures(
  original: ComparableImage,
  candidate: ComparableImage,
  greyA: Grey,
  greyB: Grey,
  facts: HashFacts,
): Promise<Comparison> {
  const featuresA = original.features ?? (await detectInGrey(greyA))
  const featuresB = candidate.features ?? (await detectInGrey(greyB))
  const { inliers, homography } = candidateScore(featuresA, featuresB, true)
  const tiles = homography ? compareTiles(greyA, greyB, homography) : NO_TILES
  const { polygon, share } = homography ? overlapOf(homography) : { polygon: [], share: 0 }
  return {
    verdict: isCopy(inliers, tiles) ? 'copy' : 'different',
    method: 'local-features',
    methodVersion: METHOD_VERSIONS['local-features'],
    ...facts,
    inliers,
    homography,
    overlap: polygon,
    overlapShare: share,
    similarity: tiles.correlation,
    score: scoreOf(inliers, tiles),
  }
}

const NO_TILES: TileAgreement = { textured: 0, agreeing: 0, correlation: 0 }

const agreeingShare = ({ textured, agreeing }: TileAgreement): number =>
  textured > 0 ? agreeing / textured : 0

function isCopy(inliers: number, tiles: TileAgreement): boolean {
  return (
    inliers >= MIN_INLIERS &&
    tiles.textured >= MIN_TEXTURED_TILES &&
    agreeingShare(tiles) >= MIN_AGREEING_SHARE
  )
}

/** Share of agreeing tiles × how far the inliers are beyond chance (63 % at 20, 95 % at 60). */
function scoreOf(inliers: number, tiles: TileAgreement): number {
  return agreeingShare(tiles) * (1 - Math.exp(-inliers / 20))
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
