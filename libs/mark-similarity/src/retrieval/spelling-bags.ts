/** Of each text a bag of its UTF-16 units as 64 bits, side by side as two words: what is in one bag only costs an edit. */
export type SpellingBags = Uint32Array

const bitOf = (unit: number): number => ((unit * 0x9e3779b1) >>> 26) & 63

/** Adds a text's units to the bag at a place. */
export function fillBag(bags: SpellingBags, place: number, text: string): void {
  for (let i = 0; i < text.length; i++) {
    const bit = bitOf(text.charCodeAt(i))
    bags[2 * place + (bit >>> 5)]! |= 1 << (bit & 31)
  }
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/**
 * The least edit distance that two bags allow: an edit brings at most one unit that the other text lacks, and takes away at most
 * one that it has not. Units that share a bit make it less, never more.
 */
export function leastDistance(a: SpellingBags, atA: number, b: SpellingBags, atB: number): number {
  const [lowA, highA, lowB, highB] = [a[2 * atA]!, a[2 * atA + 1]!, b[2 * atB]!, b[2 * atB + 1]!]
  const onlyA = ones(lowA & ~lowB) + ones(highA & ~highB)
  const onlyB = ones(lowB & ~lowA) + ones(highB & ~highA)
  return Math.max(onlyA, onlyB)
}
