import { classCount, type ClassScores, type Term } from './term-matcher'

/** BM25's constants: how soon a repeated pair stops to count, how much long classes are held back. */
const saturation = 1.2
const lengthShare = 0.5
/** Pairs stand behind whole terms. */
const share = 0.35

const pairsOf = (text: string): string[] => {
  const characters = Array.from(text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ''))
  return characters.slice(1).map((character, i) => characters[i] + character)
}

/** Ranks classes by the pairs of characters that a text shares with their terms (BM25). */
export class PairRanking {
  private readonly frequencies = Array.from({ length: classCount + 1 }, () => new Map<string, number>())
  private readonly lengths = new Float64Array(classCount + 1)
  private readonly classesWith = new Map<string, number>()
  private readonly usualLength: number

  constructor(terms: Iterable<Term>) {
    for (const { text, class: each, weight } of terms)
      for (const pair of pairsOf(text)) {
        const ofClass = this.frequencies[each]!
        ofClass.set(pair, (ofClass.get(pair) ?? 0) + weight)
        this.lengths[each]! += weight
      }
    for (const ofClass of this.frequencies)
      for (const pair of ofClass.keys()) this.classesWith.set(pair, (this.classesWith.get(pair) ?? 0) + 1)
    this.usualLength = this.lengths.reduce((sum, length) => sum + length, 0) / classCount
  }

  addTo({ scores }: ClassScores, text: string): void {
    for (const pair of new Set(pairsOf(text))) {
      const classes = this.classesWith.get(pair)
      if (classes === undefined) continue
      const rarity = Math.log(1 + (classCount - classes + 0.5) / (classes + 0.5))
      for (let each = 1; each <= classCount; each++) {
        const frequency = this.frequencies[each]!.get(pair)
        if (frequency === undefined) continue
        const length = 1 - lengthShare + (lengthShare * this.lengths[each]!) / this.usualLength
        scores[each]! += (share * rarity * frequency * (saturation + 1)) / (frequency + saturation * length)
      }
    }
  }
}
