import { hashToHex } from '../pdq/hash-hex'

/** Integers of 0 to below `n`, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n)
  }
}

/** `count` random hashes of eight words. */
export function hashes(random: (n: number) => number, count: number): Uint32Array[] {
  return Array.from({ length: count }, () => Uint32Array.from({ length: 8 }, () => random(2 ** 32)))
}

/** The hash with these bits turned; a bit named twice is turned back. */
export function flipped(hash: Uint32Array, bits: readonly number[]): Uint32Array {
  const turned = hash.slice()
  for (const bit of bits) turned[bit >> 5]! ^= 1 << (bit & 31)
  return turned
}

export const hexOf = hashToHex
