import { RecentResults } from '../tables/recent-results'
import type { MarkText } from '../text/parse-mark'
import { glossFrequency, glossOf, rarity, stem, synonymsOf } from './dictionary'
import { segmentWords } from './segment-words'

/** What a mark says, as weighted English words of length 1; words of both scripts are in one space. */
export type Concepts = ReadonlyMap<string, number>
type Words = Pick<MarkText, 'written' | 'words'>

const synonymShare = 0.45
const loneCharacterShare = 0.5
const isLoneCharacter = (word: string): boolean => [...word].length === 1

const recent = new RecentResults<string, Concepts>(20_000)

interface Expansion {
  readonly word: string
  readonly rarity: number
  /** Of the word itself 1. */
  readonly share: number
}
const expansions = new RecentResults<string, readonly Expansion[]>(20_000)

/** A word and those of its synonyms that glosses have. */
const expansionOf = (word: string): readonly Expansion[] =>
  expansions.get(word, () => [
    { word, rarity: rarity(word), share: 1 },
    ...synonymsOf(word)
      .filter((synonym) => glossFrequency(synonym) !== undefined)
      .map((synonym) => ({ word: synonym, rarity: rarity(synonym), share: synonymShare })),
  ])

export const conceptsOf = ({ written, words }: Words): Concepts =>
  recent.get(`${written.join('')}|${words.join(' ')}`, () => {
    const weights = new Map<string, number>()
    const addWithSynonyms = (word: string, weight: number): void => {
      for (const each of expansionOf(word))
        weights.set(each.word, (weights.get(each.word) ?? 0) + weight * each.share * each.rarity)
    }
    for (const word of segmentWords(written))
      for (const [gloss, weight] of glossOf(word))
        addWithSynonyms(gloss, weight * (isLoneCharacter(word) ? loneCharacterShare : 1))
    for (const word of words.map(stem)) if (glossFrequency(word) !== undefined) addWithSynonyms(word, 1)
    return normalised(weights)
  })

function normalised(weights: Map<string, number>): Concepts {
  const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1
  for (const [word, weight] of weights) weights.set(word, weight / length)
  return weights
}

/** Cosine of what two marks say, 0 to 1. */
export function meaningSimilarity(a: Concepts, b: Concepts): number {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [word, weight] of fewer) sum += weight * (more.get(word) ?? 0)
  return sum
}

/** The words that two marks share, the weightiest first. */
export const sharedMeaning = (a: Concepts, b: Concepts, most = 4): string[] =>
  [...a]
    .map(([word, weight]) => [word, weight * (b.get(word) ?? 0)] as const)
    .filter(([, weight]) => weight > 0.02)
    .sort((x, y) => y[1] - x[1])
    .slice(0, most)
    .map(([word]) => word)

const rareFrequency = 400

/** The weightiest words of a mark that few glosses have: keys of the index. */
export const rareConcepts = (mark: Words, most = 4): string[] =>
  [...conceptsOf(mark)]
    .filter(([word]) => (glossFrequency(word) ?? Number.POSITIVE_INFINITY) < rareFrequency)
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([word]) => word)

function plainWords({ written, words }: Words): string[] {
  const weighty = segmentWords(written)
    .slice(0, 4)
    .flatMap((word) =>
      [...glossOf(word)]
        .sort((a, b) => b[1] * rarity(b[0]) - a[1] * rarity(a[0]))
        .slice(0, isLoneCharacter(word) ? 1 : 2)
        .map(([gloss]) => gloss),
    )
  const latin = words
    .slice(0, 4)
    .map(stem)
    .filter((word) => glossFrequency(word) !== undefined)
  return [...new Set([...weighty, ...latin])].slice(0, 4)
}

/** Pairs of plain words: `bear+black` for 黑熊 and for Black Bear, where each word alone is common. */
export function conceptPairs(mark: Words): string[] {
  const plain = plainWords(mark)
  return plain.flatMap((a, i) => plain.slice(i + 1).map((b) => (a < b ? `${a}+${b}` : `${b}+${a}`)))
}
