import { decodeRgb, finish, pipeline } from '../picture/decode'
import type { OpenPicture, Pixels } from '../picture/decode'
import type { HashProfile, ImageFacts, PerceptualHash } from '../picture/image-facts'
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

/** PDQ of a small decode; nine of ten hashes lie within 10 bits of `exact`. */
async function hashFast(picture: OpenPicture): Promise<PdqHashes> {
  const small = pipeline(picture).resize(FAST_SIDE, FAST_SIDE, { fit: 'fill', kernel: 'cubic' }).raw()
  const { data, info } = await finish(picture, small.toBuffer({ resolveWithObject: true }))
  return hashBlocks(lumaBlocks(lumaPlane({ data, ...info }), true))
}

/** Everything that is said of a picture. A picture too small to fold is hashed exactly whatever the profile. */
export async function describePicture(picture: OpenPicture, wanted: HashProfile): Promise<ImageFacts> {
  const profile = Math.min(picture.width, picture.height) < FAST_SIDE ? 'exact' : wanted
  const { quality, dihedrals } =
    profile === 'fast' ? await hashFast(picture) : hashPixels(await decodeRgb(picture))
  const perceptualHash: PerceptualHash = {
    algorithm: 'pdq',
    profile,
    version: 1,
    hex: dihedrals[0]!,
    quality,
  }
  const { format, mediaType, width, height, frames } = picture
  return { format, mediaType, width, height, frames, perceptualHash, dihedrals }
}
