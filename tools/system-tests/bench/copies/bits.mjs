const WORDS = 8

/** 64 hex digits → eight words. */
export const wordsOf = (hex) =>
  Int32Array.from({ length: WORDS }, (_, i) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16))

function ones(word) {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Differing bits of two lists of words of one length. */
export function distanceOf(a, b) {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += ones(a[i] ^ b[i])
  return sum
}
