import { decodeRgb, finish, pipeline } from '../picture/decode'
import type { OpenPicture, Pixels } from '../picture/decode'
import type { HashProfile, ImageFacts, InspectedImage, PerceptualHash } from '../picture/image-facts'
import { hashWindows } from '../windows/hash-windows'
import { hashToHex } from './hash-hex'
import { lumaBlocks, lumaPlane } from './luma'
import { blockQuality, DIHEDRALS, lowFrequencies, signBits, turnSpectrum } from './transform'

export interface PdqHashes {
  quality: number
  /** Eight hashes in hex, in the order of `DIHEDRALS`. */
  dihedrals: string[]
}

/** Below this the reference gives the zero hash with quality 0. */
const MIN_SIDE = 5
const NO_HASH = '0'.repeat(64)
/** Side of the plane of the fast profile. */
const FAST_SIDE = 256

/** PDQ of 64 × 64 blocks. */
export function hashBlocks(blocks: Float64Array): PdqHashes {
  const spectrum = lowFrequencies(blocks)
  return {
    quality: blockQuality(blocks),
    dihedrals: DIHEDRALS.map((how) => hashToHex(signBits(turnSpectrum(spectrum, how)))),
  }
}

/** PDQ of decoded pixels, bit by bit as ThreatExchange publishes it. */
export function hashPixels(pixels: Pixels): PdqHashes {
  if (pixels.width < MIN_SIDE || pixels.height < MIN_SIDE)
    return { quality: 0, dihedrals: DIHEDRALS.map(() => NO_HASH) }
  return hashBlocks(lumaBlocks(lumaPlane(pixels)))
}

/** A small decode; nine of ten of its hashes lie within 10 bits of `exact`. */
async function decodeFast(picture: OpenPicture): Promise<Pixels> {
  const small = pipeline(picture).resize(FAST_SIDE, FAST_SIDE, { fit: 'fill', kernel: 'cubic' }).raw()
  const { data, info } = await finish(picture, small.toBuffer({ resolveWithObject: true }))
  return { data, width: info.width, height: info.height, channels: info.channels }
}

const hashFast = (pixels: Pixels): PdqHashes => hashBlocks(lumaBlocks(lumaPlane(pixels), true))

async function decodeAndHash(
  picture: OpenPicture,
  wanted: HashProfile,
): Promise<{ facts: ImageFacts; pixels: Pixels }> {
  // A picture too small to fold is hashed exactly whatever the profile.
  const profile = Math.min(picture.width, picture.height) < FAST_SIDE ? 'exact' : wanted
  const pixels = await (profile === 'fast' ? decodeFast : decodeRgb)(picture)
  const { quality, dihedrals } = (profile === 'fast' ? hashFast : hashPixels)(pixels)
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
  return { ...facts, windows: hashWindows(pixels, picture) }
}
