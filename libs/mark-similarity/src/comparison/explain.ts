import { characterLook } from '../look/character-look'
import { sharedMeaning } from '../meaning/concepts'
import { segmentWords } from '../meaning/segment-words'
import { bopomofo } from '../sound/bopomofo'
import { characterSound, readingOf } from '../sound/mandarin'
import { weakWeight } from '../distinctiveness/element-weights'
import { pairCharacters } from './align-characters'
import { compareLetters } from './compare-letters'
import { compareMarks, transliterationOf } from './compare-marks'
import type { PreparedMark } from './prepared-mark'

/** A character of one mark beside its counterpart; one side is empty where there is none. */
export interface CharacterPair {
  readonly own: string
  readonly other: string
  readonly score: number
}
export interface SoundPair extends CharacterPair {
  /** Bopomofo. */
  readonly ownReading: string
  readonly otherReading: string
}
export interface MarkPart {
  readonly text: string
  /** It describes goods, or many marks have it. */
  readonly weak: boolean
}

/** Why two marks are held to be alike, axis by axis. Scores are 0 to 1. */
export interface Explanation {
  readonly sound: { readonly score: number; readonly pairs: readonly SoundPair[] }
  readonly look: {
    readonly score: number
    readonly pairs: readonly CharacterPair[]
    /** Of the Latin letters. */
    readonly letters: number
  }
  readonly meaning: {
    readonly score: number
    readonly ownWords: readonly string[]
    readonly otherWords: readonly string[]
    /** English words of the dictionary's glosses that both share. */
    readonly shared: readonly string[]
  }
  readonly distinctiveness: {
    /** Share of both that is not weak. */
    readonly score: number
    readonly own: readonly MarkPart[]
    readonly other: readonly MarkPart[]
  }
  /** A foreign word and its rendering in characters, where they sound alike. */
  readonly transliteration: number
}

const readingIn = (character: string): string => {
  const reading = readingOf(character)
  return reading === undefined ? '' : bopomofo(reading)
}

function soundPairs(a: PreparedMark, b: PreparedMark): SoundPair[] {
  const [own, other] = [a, b].map(({ text, hanWeights }) => ({
    characters: text.han,
    weights: hanWeights,
  })) as [
    { characters: readonly string[]; weights: readonly number[] },
    { characters: readonly string[]; weights: readonly number[] },
  ]
  return pairCharacters(own, other, characterSound).map(([i, j]) => {
    const [x, y] = [i === undefined ? '' : a.text.written[i]!, j === undefined ? '' : b.text.written[j]!]
    const score = i === undefined || j === undefined ? 0 : characterSound(a.text.han[i]!, b.text.han[j]!)
    return { own: x, other: y, score, ownReading: readingIn(x), otherReading: readingIn(y) }
  })
}

function lookPairs(a: PreparedMark, b: PreparedMark): CharacterPair[] {
  const drawn = ({ text, hanWeights }: PreparedMark) => ({ characters: text.written, weights: hanWeights })
  return pairCharacters(drawn(a), drawn(b), characterLook).map(([i, j]) => {
    const [own, other] = [
      i === undefined ? '' : a.text.written[i]!,
      j === undefined ? '' : b.text.written[j]!,
    ]
    return { own, other, score: own === '' || other === '' ? 0 : characterLook(own, other) }
  })
}

const wordsOf = ({ text }: PreparedMark): string[] => [...segmentWords(text.written), ...text.words]

/** The parts of a mark in their order, neighbours of one kind together. */
export function partsOf({ text, hanWeights, wordWeights }: PreparedMark): MarkPart[] {
  const parts: MarkPart[] = []
  text.written.forEach((character, i) => {
    const weak = hanWeights[i]! < weakWeight
    const last = parts.at(-1)
    if (last?.weak === weak) parts[parts.length - 1] = { text: last.text + character, weak }
    else parts.push({ text: character, weak })
  })
  return [...parts, ...text.words.map((word, i) => ({ text: word, weak: wordWeights[i]! < weakWeight }))]
}

const strongShare = (parts: readonly MarkPart[]): number => {
  const length = (some: readonly MarkPart[]): number => some.reduce((sum, { text }) => sum + text.length, 0)
  return parts.length === 0 ? 0 : length(parts.filter(({ weak }) => !weak)) / length(parts)
}

export function explainComparison(own: PreparedMark, other: PreparedMark): Explanation {
  const evidence = compareMarks(own, other)
  const [ownParts, otherParts] = [partsOf(own), partsOf(other)]
  return {
    sound: { score: evidence.sound, pairs: soundPairs(own, other) },
    look: {
      score: Math.max(evidence.look, evidence.letters),
      pairs: lookPairs(own, other),
      letters: compareLetters(own, other).look,
    },
    meaning: {
      score: evidence.meaning,
      ownWords: wordsOf(own),
      otherWords: wordsOf(other),
      shared: sharedMeaning(own.concepts, other.concepts),
    },
    distinctiveness: {
      score: Math.min(strongShare(ownParts), strongShare(otherParts)),
      own: ownParts,
      other: otherParts,
    },
    transliteration: Math.max(transliterationOf(own, other), transliterationOf(other, own)),
  }
}
