import { decodeRgb } from '../picture/decode'
import type { OpenPicture, Pixels } from '../picture/decode'
import type { HashProfile, ImageFacts, InspectedImage, PerceptualHash } from '../picture/image-facts'
import { hashFigures, hashPlane } from '../windows/hash-windows'
import { integralImageOf } from '../windows/integral-image'
import { hashBlocks } from './hash-blocks'
import type { PdqHashes } from './hash-blocks'
import { decodeFast, hashFast } from './hash-fast'
import { lumaBlocks, lumaPlane } from './luma'
import { DIHEDRALS } from './transform'

/** Below this the reference gives the zero hash with quality 0. */
const MIN_SIDE = 5
const NO_HASH = '0'.repeat(64)

/** PDQ of decoded pixels, bit by bit as ThreatExchange publishes it. */
export const hashPixels = (pixels: Pixels): PdqHashes => hashDecoded(pixels, pixels, 'exact')

function hashDecoded(
  size: { width: number; height: number },
  pixels: Pixels,
  profile: HashProfile,
): PdqHashes {
  if (size.width < MIN_SIDE || size.height < MIN_SIDE)
    return { quality: 0, dihedrals: DIHEDRALS.map(() => NO_HASH) }
  return profile === 'fast' ? hashFast(pixels, size) : hashBlocks(lumaBlocks(lumaPlane(pixels)))
}

async function decodeAndHash(
  picture: OpenPicture,
  profile: HashProfile,
): Promise<{ facts: ImageFacts; pixels: Pixels }> {
  const pixels = await (profile === 'fast' ? decodeFast : decodeRgb)(picture)
  const { quality, dihedrals } = hashDecoded(picture, pixels, profile)
  const perceptualHash: PerceptualHash = {
    algorithm: 'pdq',
    profile,
    version: 1,
    hex: dihedrals[0]!,
    quality,
  }
  const { format, mediaType, width, height, frames } = picture
  const facts: ImageFacts = { format, mediaType, width, height, frames, perceptualHash, dihedrals }
  return { facts, pixels }
}

/** What a comparison needs to know of a picture. */
export async function describePicture(picture: OpenPicture, wanted: HashProfile): Promise<ImageFacts> {
  return (await decodeAndHash(picture, wanted)).facts
}

/** Everything that is said of a picture, from one decode. */
export async function inspectPicture(picture: OpenPicture, wanted: HashProfile): Promise<InspectedImage> {
  const { facts, pixels } = await decodeAndHash(picture, wanted)
  const plane = integralImageOf(pixels, picture)
  return { ...facts, windows: hashPlane(plane), figures: hashFigures(plane) }
}
