/** Pairs less alike than this are no pair. */
const leastAlike = 0.35

export interface Alignment {
  /** Share of both marks' weight that has a counterpart, 0 to 1. */
  readonly whole: number
  /** The same of the lighter mark alone. */
  readonly part: number
}

export interface Weighed {
  readonly characters: readonly string[]
  readonly weights: readonly number[]
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** What the best alignment in order gains up to each pair of places: rows of `b`'s length and one. */
function gains(a: Weighed, b: Weighed, alike: (x: string, y: string) => number): Float32Array {
  const width = b.characters.length + 1
  const table = new Float32Array((a.characters.length + 1) * width)
  for (let i = 1; i <= a.characters.length; i++)
    for (let j = 1; j <= b.characters.length; j++) {
      const likeness = alike(a.characters[i - 1]!, b.characters[j - 1]!)
      const gain = likeness > leastAlike ? likeness * (a.weights[i - 1]! + b.weights[j - 1]!) : 0
      table[i * width + j] = Math.max(
        table[(i - 1) * width + j - 1]! + gain,
        table[(i - 1) * width + j]!,
        table[i * width + j - 1]!,
      )
    }
  return table
}

/** Aligns the characters of two marks in order, so that what is alike and weighty meets. */
export function alignCharacters(a: Weighed, b: Weighed, alike: (x: string, y: string) => number): Alignment {
  if (a.characters.length === 0 || b.characters.length === 0) return { whole: 0, part: 0 }
  const gained = gains(a, b, alike).at(-1)!
  const [ofA, ofB] = [total(a.weights), total(b.weights)]
  return { whole: gained / (ofA + ofB), part: Math.min(1, gained / (2 * Math.min(ofA, ofB))) }
}

export type Pair = readonly [place: number | undefined, other: number | undefined]

/** The places that such an alignment pairs; a place without a counterpart stands alone. */
export function pairCharacters(a: Weighed, b: Weighed, alike: (x: string, y: string) => number): Pair[] {
  const width = b.characters.length + 1
  const table = gains(a, b, alike)
  const pairs: Pair[] = []
  let [i, j] = [a.characters.length, b.characters.length]
  while (i > 0 || j > 0) {
    const here = table[i * width + j]
    const meets = i > 0 && j > 0 && here === table[(i - 1) * width + j - 1]
    // What is in the same place is shown as a pair, also where it is not alike.
    if (meets) pairs.push([--i, --j])
    else if (i > 0 && here === table[(i - 1) * width + j]) pairs.push([--i, undefined])
    else if (j > 0 && here === table[i * width + j - 1]) pairs.push([undefined, --j])
    else pairs.push([--i, --j])
  }
  return pairs.reverse()
}
