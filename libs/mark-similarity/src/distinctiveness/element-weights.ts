import type { MarkText } from '../text/parse-mark'
import { weakHanWords, weakLatinWords } from './weak-words'

/** In how many marks of a register an element is: a character, a pair of them, a Latin word. */
export interface ElementFrequencies {
  readonly marks: number
  readonly of: ReadonlyMap<string, number>
}

type Elements = Pick<MarkText, 'han' | 'words'>

function elementsOf({ han, words }: Elements): Set<string> {
  const elements = new Set(words)
  han.forEach((character, i) => {
    elements.add(character)
    if (i > 0) elements.add(han[i - 1]! + character)
  })
  return elements
}

/** Counts elements, a mark at a time; what was counted can be taken away again. */
export class ElementCounter implements ElementFrequencies {
  readonly of: Map<string, number>
  marks: number

  constructor(from: ElementFrequencies = { marks: 0, of: new Map() }) {
    this.of = new Map(from.of)
    this.marks = from.marks
  }

  add(mark: Elements): void {
    this.marks += 1
    for (const element of elementsOf(mark)) this.of.set(element, (this.of.get(element) ?? 0) + 1)
  }

  remove(mark: Elements): void {
    this.marks -= 1
    for (const element of elementsOf(mark)) this.of.set(element, (this.of.get(element) ?? 0) - 1)
  }
}

/** A register of fewer marks says nothing of frequencies. */
const fewestMarks = 100
const longestWeakWord = 5
/** Weights of an element from the share of marks on that it is common. */
const common = { character: 0.01, pair: 0.002, word: 0.003 }

const shareOf = (element: string, frequencies: ElementFrequencies): number =>
  (frequencies.of.get(element) ?? 0) / frequencies.marks

function weightByFrequency(han: readonly string[], at: number, frequencies: ElementFrequencies): number {
  const share = shareOf(han[at]!, frequencies)
  let weight = share > common.character ? Math.max(0.45, 1 - Math.log10(share / common.character) * 0.6) : 1
  for (const pair of [at > 0 && han[at - 1]! + han[at]!, at + 1 < han.length && han[at]! + han[at + 1]!]) {
    const ofPair = pair === false ? 0 : shareOf(pair, frequencies)
    if (ofPair > common.pair)
      weight = Math.min(weight, Math.max(0.25, 0.6 - Math.log10(ofPair / common.pair) * 0.5))
  }
  return weight
}

/** How much each character says of who sells: 1, and down to 0.25 as a part of a weak word or of what many marks have. */
export function weighHan(han: readonly string[], frequencies?: ElementFrequencies): number[] {
  const weights = han.map(() => 1)
  for (let length = Math.min(longestWeakWord, han.length - 1); length >= 1; length--)
    for (let start = 0; start + length <= han.length; start++)
      if (weakHanWords.has(han.slice(start, start + length).join('')))
        for (let at = start; at < start + length; at++)
          weights[at] = Math.min(weights[at]!, length === 1 ? 0.5 : 0.25)
  if (frequencies === undefined || frequencies.marks <= fewestMarks || han.length === 1) return weights
  return weights.map((weight, at) => Math.min(weight, weightByFrequency(han, at, frequencies)))
}

/** The same for Latin words; a word that is the whole mark keeps its weight. */
export const weighWords = (words: readonly string[], frequencies?: ElementFrequencies): number[] =>
  words.map((word) => {
    if (words.length === 1) return 1
    if (weakLatinWords.has(word)) return 0.25
    if (frequencies === undefined || frequencies.marks <= fewestMarks) return 1
    return shareOf(word, frequencies) > common.word ? 0.4 : 1
  })

/** Up to this weight an element is weak. */
export const weakWeight = 0.55
