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
/** Weights of an element from the share of marks on that it is common. */
const common = { character: 0.01, pair: 0.002, word: 0.003 }

const shareOf = (element: string, frequencies: ElementFrequencies): number =>
  (frequencies.of.get(element) ?? 0) / frequencies.marks

/** Lengths of the weak words that begin with a character, in characters. */
const weakLengths = new Map<string, number[]>()
for (const word of weakHanWords) {
  const [first = '', ...rest] = word
  weakLengths.set(first, [...(weakLengths.get(first) ?? []), 1 + rest.length])
}

/** Lowers the weights of what weak words stand for; a mark that is such a word as a whole keeps them. */
function weakenWords(weights: number[], han: readonly string[]): void {
  for (let start = 0; start < han.length; start++)
    for (const length of weakLengths.get(han[start]!) ?? []) {
      if (length === han.length || start + length > han.length) continue
      if (length > 1 && !weakHanWords.has(han.slice(start, start + length).join(''))) continue
      const weight = length === 1 ? 0.5 : 0.25
      for (let at = start; at < start + length; at++) weights[at] = Math.min(weights[at]!, weight)
    }
}

/** Lowers the weights of characters, and of pairs of them, that many marks have. */
function weakenCommon(weights: number[], han: readonly string[], frequencies: ElementFrequencies): void {
  let before = 0
  for (let at = 0; at < han.length; at++) {
    const share = shareOf(han[at]!, frequencies)
    if (share > common.character)
      weights[at] = Math.min(weights[at]!, Math.max(0.45, 1 - Math.log10(share / common.character) * 0.6))
    // No pair is in more marks than either of its characters.
    if (before > common.pair && share > common.pair) weakenPair(weights, han, at, frequencies)
    before = share
  }
}

function weakenPair(
  weights: number[],
  han: readonly string[],
  at: number,
  frequencies: ElementFrequencies,
): void {
  const share = shareOf(han[at - 1]! + han[at]!, frequencies)
  if (share <= common.pair) return
  const weight = Math.max(0.25, 0.6 - Math.log10(share / common.pair) * 0.5)
  for (const place of [at - 1, at]) weights[place] = Math.min(weights[place]!, weight)
}

/** How much each character says of who sells: 1, and down to 0.25 as a part of a weak word or of what many marks have. */
export function weighHan(han: readonly string[], frequencies?: ElementFrequencies): number[] {
  const weights = han.map(() => 1)
  weakenWords(weights, han)
  if (frequencies !== undefined && frequencies.marks > fewestMarks && han.length > 1)
    weakenCommon(weights, han, frequencies)
  return weights
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
