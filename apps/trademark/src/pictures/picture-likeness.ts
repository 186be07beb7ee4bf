import type { PictureLevel } from '@originseal/contracts'
import { DIHEDRALS, turnedHash, type InspectedImage } from '@originseal/fingerprint'

/** Named by answers and stored indexes; raised when the same pictures may be answered otherwise. */
export const pictureMethod = 'pictures-2'

/** Parts of a picture that are compared beside the whole. With all of them every small star is like every other. */
const mostParts = 3
const wordsOfHash = 8

/**
 * What is compared of a picture, 64 hexadecimal digits each: the PDQ hash of the whole, and of its largest upright parts, of which
 * one is the picture without its plain border.
 */
export function comparedHashes({ perceptualHash, windows }: InspectedImage): string[] {
  const area = ({ box: [, , width, height] }: (typeof windows.hashes)[number]): number => width * height
  const parts = windows.hashes
    .filter(({ turn }) => turn === 0)
    .sort((a, b) => area(b) - area(a))
    .slice(0, mostParts)
  return [...new Set([perceptualHash.hex, ...parts.map(({ hex }) => hex)])]
}

/** What an index is asked for a picture: the same, and its parts that stand apart, of which one may be a figure beside a word. */
export const askedHashes = (picture: InspectedImage): string[] => [
  ...new Set([...comparedHashes(picture), ...picture.figures]),
]

/** Eight words of a hash, in the order of its digits. */
export const wordsOf = (hex: string): number[] =>
  Array.from({ length: wordsOfHash }, (_, i) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16))

/** The hashes that an index is asked for a picture: each in its eight turns and mirrors. */
export const askedWords = (hashes: readonly string[]): Uint32Array =>
  Uint32Array.from(hashes.flatMap((hex) => DIHEDRALS.flatMap((how) => wordsOf(turnedHash(hex, how)))))

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const hashBits = 256

/**
 * The least number of differing bits between a hash that is kept and those that are asked, 0 to 256. A picture in negative has every
 * bit the other way round, so that it is near as well.
 * @param at of the kept hash's first word
 */
export function distanceOf(kept: Uint32Array, at: number, asked: Uint32Array): number {
  let nearest = hashBits
  for (let from = 0; from < asked.length; from += wordsOfHash) {
    let bits = 0
    for (let i = 0; i < wordsOfHash; i++)
      bits += bitsOf((kept[at + i] as number) ^ (asked[from + i] as number))
    nearest = Math.min(nearest, bits, hashBits - bits)
  }
  return nearest
}

/** Most bits at a level; beyond the last a picture is not listed. */
export const pictureLimits = { alike: 56, faint: 76 } as const

/**
 * Of the pairs at each level, how many show the same or a redrawn picture: `npm run bench -- picture-likeness`, pictures of our own
 * making.
 */
export const pictureShares: Readonly<Record<PictureLevel, { similar: number; pairs: number }>> = {
  copy: { similar: 160, pairs: 160 },
  alike: { similar: 63, pairs: 69 },
  faint: { similar: 13, pairs: 40 },
}

/** Undefined where there is nothing to be told. */
export function pictureLevel(distance: number, isCopy: boolean): PictureLevel | undefined {
  if (isCopy) return 'copy'
  if (distance <= pictureLimits.alike) return 'alike'
  return distance <= pictureLimits.faint ? 'faint' : undefined
}
