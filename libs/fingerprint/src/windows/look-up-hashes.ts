import { hashFromHex, hashToHex } from '../pdq/hash-hex'
import { DIHEDRALS, turnSpectrum } from '../pdq/transform'
import type { Dihedral } from '../pdq/transform'
import type { ImageFacts } from '../picture/image-facts'
import type { PictureWindows } from './picture-windows'

type HashedPicture = Pick<ImageFacts, 'perceptualHash' | 'dihedrals'> & { windows: PictureWindows }

/** All that an index keeps of a picture, 64 hex digits each: the whole's hash first, then its windows'. */
export const keptHashes = ({ perceptualHash, windows }: HashedPicture): string[] => [
  perceptualHash.hex,
  ...windows.hashes.map(({ hex }) => hex),
]

/**
 * All that an index that keeps `keptHashes` is to be asked for a picture, within 31 bits each: any hit is a candidate,
 * for `compare` to decide. At most 8 × (1 + `MOST_WINDOWS`).
 */
export const askedHashes = ({ dihedrals, windows }: HashedPicture): string[] => [
  ...dihedrals,
  ...windows.hashes.flatMap(({ hex }) => DIHEDRALS.map((how) => turnedHash(hex, how))),
]

/**
 * The hash of the turned or mirrored picture, by its bits alone. Exact but for coefficients between the median and its
 * negative, which are a few: the median of a picture's coefficients is about 0.
 */
export function turnedHash(hex: string, how: Dihedral): string {
  const words = hashFromHex(hex)
  const signs = Float64Array.from({ length: 256 }, (_, i) => ((words[i >> 5]! >>> (i & 31)) & 1 ? 1 : -1))
  const turned = new Uint32Array(8)
  turnSpectrum(signs, how).forEach((sign, i) => {
    if (sign > 0) turned[i >> 5] = turned[i >> 5]! | (1 << (i & 31))
  })
  return hashToHex(turned)
}
