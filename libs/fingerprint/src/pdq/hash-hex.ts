/** Eight words, least significant first → 64 hex digits, most significant first. */
export function hashToHex(hash: Uint32Array): string {
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0'))
    .reverse()
    .join('')
}

/** @throws RangeError when `hex` is not 64 hex digits */
export function hashFromHex(hex: string): Uint32Array {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new RangeError('A PDQ hash is 64 hex digits')
  return Uint32Array.from({ length: 8 }, (_, i) => Number.parseInt(hex.slice(56 - i * 8, 64 - i * 8), 16))
}

/** Number of set bits (Hacker's Delight, §5-1). */
function popcount32(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Differing bits of two PDQ hashes, 0-256. */
export const hammingDistance = (hexA: string, hexB: string): number =>
  differingBits(hashFromHex(hexA), hashFromHex(hexB))

/** The same of their words. */
export function differingBits(a: Uint32Array, b: Uint32Array): number {
  let bits = 0
  for (let i = 0; i < a.length; i++) bits += popcount32(a[i]! ^ b[i]!)
  return bits
}
