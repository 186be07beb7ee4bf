import { createHash } from 'node:crypto'
import type { Agreement, ComparableImage, Comparison, ComparisonMethod, Homography } from './comparison'
import { detectInGrey, FEATURE_SIDE } from './features/detect-features'
import { estimateHomographies } from './features/homography-estimation'
import type { MapProposal } from './features/homography-estimation'
import { CLOSE_SIDE, lookCloser } from './features/look-closer'
import { dihedralMap } from './pdq/dihedral-map'
import { hammingDistance } from './pdq/hash-hex'
import { decodeFast } from './pdq/hash-fast'
import { describePicture } from './pdq/hash-picture'
import { DIHEDRALS } from './pdq/transform'
import { decodeColour, decodeGrey } from './picture/decode'
import type { ColourPlanes, Grey, OpenPicture } from './picture/decode'
import type { ImageFacts } from './picture/image-facts'
import type { ImageSource } from './picture/image-source'
import { scoreOf } from './score/copy-likelihood'
import { isAnotherShot, isCopy, isNearCopy, LIMITS } from './verify/decide-copy'
import { fitTone } from './verify/fit-tone'
import { IDENTITY } from './verify/homography-math'
import { overlapOf } from './verify/polygon'
import { weighPixels } from './verify/weigh-pixels'
import type { PixelEvidence } from './verify/weigh-pixels'
import { hashWindows } from './windows/hash-windows'
import { mapsBetweenWindows } from './windows/propose-maps'
import type { SizedWindows, WindowMap } from './windows/propose-maps'

/** Raised whenever a method may answer differently for the same two files. */
export const METHOD_VERSIONS: Record<ComparisonMethod, number> = {
  sha256: 1,
  pdq: 8,
  'pdq-dihedral': 8,
  'local-features': 9,
}

/** ThreatExchange's published match limit and quality floor. */
export const PDQ_LIMIT = 31
export const PDQ_MIN_QUALITY = 50

interface Side {
  picture: OpenPicture
  facts: ImageFacts
  given: ComparableImage
  grey?: Grey
  windows?: SizedWindows
  colour?: ColourPlanes | null
}

/** The rendition that features and tiles are taken from; decoded once, and only when it is needed. */
const greyOf = async (side: Side): Promise<Grey> =>
  (side.grey ??= await decodeGrey(side.picture, FEATURE_SIDE))

/** Hashes of its parts; a few bits away from those that an index keeps. */
async function windowsOf(side: Side): Promise<SizedWindows> {
  const { width, height } = side.picture
  return (side.windows ??= { ...hashWindows(await decodeFast(side.picture), side.picture), width, height })
}

/** The same in colours, for what was done to them; few decisions need it. */
const colourOf = async (side: Side): Promise<ColourPlanes | null> =>
  side.colour === undefined ? (side.colour = await decodeColour(side.picture, FEATURE_SIDE)) : side.colour

/**
 * Decides whether `candidate` is a copy of `original`, cheapest evidence first: same bytes; PDQ within its limit; local
 * features, or windows, with a map that the pixels confirm.
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
  if (sha256(a.picture.bytes) === sha256(b.picture.bytes)) return sameBytes(facts)
  if (nearest.distance <= PDQ_LIMIT && quality >= PDQ_MIN_QUALITY) {
    const pixels = await weighMap(a, await greyOf(b), dihedralMap(nearest.dihedral), isNearCopy)
    const method = nearest.dihedral === 'original' ? 'pdq' : 'pdq-dihedral'
    if (isNearCopy(pixels)) return answer('copy', method, facts, { inliers: 0, pixels })
  }
  const found = await lookForMap(a, b)
  return answer(found && isCopy(found.pixels) ? 'copy' : 'different', 'local-features', facts, found)
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

interface Weighed {
  /** Pairs of features, or of windows, behind the map; 0 when the hash gave it. */
  inliers: number
  pixels: PixelEvidence
}

/** Proposals that are looked at in pixels, at each look; and the share of content from which the others need no look. */
const PROPOSALS = 3
const CLEAR = 0.5
const FIRST_LOOK = { fine: Infinity, smaller: Infinity, iterations: 400, maps: 2 }

/**
 * The map that is proposed and that the pixels confirm, or else one by which they are no copy. The stored features first,
 * and windows that look the same where these have none in common; the closer look, which costs about five times as much, only
 * when that finds no copy: another shot may be one that the first map, of few pixels, does not lay exactly.
 */
async function lookForMap(a: Side, b: Side): Promise<Weighed | null> {
  const greyB = await greyOf(b)
  const featuresA = a.given.features ?? (await detectInGrey(await greyOf(a)))
  const featuresB = b.given.features ?? (await detectInGrey(greyB))
  const byFeatures = agreed(estimateHomographies(featuresA, featuresB, FIRST_LOOK))
  const first = await weighProposals(byFeatures.length > 0 ? byFeatures : await mapsByWindows(a, b), a, greyB)
  if (first && isCopy(first.pixels)) return first
  const close = await decodeGrey(b.picture, CLOSE_SIDE)
  const second = await weighProposals(agreed(await lookCloser(featuresA, close)), a, close)
  if (!first || !second) return first ?? second
  return isCopy(second.pixels) && !isDoubtful(first.pixels, second.pixels) ? second : first
}

/** Those that more pairs agree on than by chance. */
const agreed = (proposals: readonly MapProposal[]): MapProposal[] =>
  proposals.filter(({ inliers }) => inliers >= LIMITS.inliers)

/** A figure of a drawing may look like one of another: one window alone says nothing. */
const mapsByWindows = async (a: Side, b: Side): Promise<WindowMap[]> =>
  mapsBetweenWindows(await windowsOf(a), await windowsOf(b)).filter(
    ({ inliers }) => inliers >= LIMITS.windows,
  )

/** The first look saw another shot, and the second leaves more aside than an inexact first map would explain. */
const isDoubtful = (first: PixelEvidence, second: PixelEvidence): boolean =>
  isAnotherShot(first) && first.areaShare >= LIMITS.areaShare && second.displaced > LIMITS.displaced / 2

/** The proposal with the most content: a map that carries less of it may hide that the thing was photographed anew. */
async function weighProposals(
  proposals: readonly Pick<MapProposal, 'inliers' | 'homography'>[],
  original: Side,
  candidate: Grey,
): Promise<Weighed | null> {
  let best: Weighed | null = null
  for (const { inliers, homography } of proposals.slice(0, PROPOSALS)) {
    const pixels = await weighMap(original, candidate, homography, isCopy)
    if (isCopy(pixels) && pixels.contentShare >= CLEAR) return { inliers, pixels }
    if (!best || pixels.content > best.pixels.content) best = { inliers, pixels }
  }
  return best
}

/** Luma first; where that does not hold, the original in the tones that the candidate's editor may have given it. */
async function weighMap(
  original: Side,
  candidate: Grey,
  map: Homography,
  holds: (pixels: PixelEvidence) => boolean,
): Promise<PixelEvidence> {
  const luma = await greyOf(original)
  const pixels = weighPixels(luma, candidate, map)
  if (holds(pixels)) return pixels
  const colour = await colourOf(original)
  const toned = colour && fitTone(colour, luma, candidate, pixels.homography)
  const again = toned && weighPixels(toned, candidate, pixels.homography)
  return again && holds(again) ? again : pixels
}

function answer(
  verdict: Comparison['verdict'],
  method: ComparisonMethod,
  facts: HashFacts,
  found: Weighed | null,
): Comparison {
  const homography = found?.pixels.homography ?? null
  const agreement = found && agreementOf(found.pixels)
  const { polygon, share } = homography ? overlapOf(homography) : { polygon: [], share: 0 }
  return {
    verdict,
    method,
    methodVersion: METHOD_VERSIONS[method],
    ...facts,
    inliers: found?.inliers ?? 0,
    homography,
    overlap: polygon,
    overlapShare: share,
    similarity: found?.pixels.correlation ?? 0,
    score: scoreOf(verdict, { distance: facts.distance, agreement }),
    agreement,
  }
}

const agreementOf = ({
  contentShare,
  content,
  areaShare,
  displaced,
  moved,
  framed,
}: PixelEvidence): Agreement => ({
  content: contentShare,
  bits: content,
  area: areaShare,
  displaced,
  moved,
  framed,
})

/** The very file: nothing is left to weigh. */
function sameBytes(facts: HashFacts): Comparison {
  const { polygon, share } = overlapOf(IDENTITY)
  const place = { inliers: 0, homography: IDENTITY, overlap: polygon, overlapShare: share }
  const agreement = null
  const methodVersion = METHOD_VERSIONS.sha256
  return {
    verdict: 'copy',
    method: 'sha256',
    methodVersion,
    ...facts,
    ...place,
    similarity: 1,
    score: 1,
    agreement,
  }
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
