import { characterLook } from '../look/character-look'
import { meaningSimilarity } from '../meaning/concepts'
import { characterSound } from '../sound/mandarin'
import { phoneSimilarity } from '../sound/phone-similarity'
import { alignCharacters, type Weighed } from './align-characters'
import { compareLetters } from './compare-letters'
import type { PreparedMark } from './prepared-mark'

/** What two marks have in common, each 0 to 1. */
export interface Evidence {
  readonly sound: number
  /** Of the lighter mark's characters alone. */
  readonly soundOfPart: number
  readonly look: number
  readonly letters: number
  readonly meaning: number
  /** The distinctive part of one is in the other. */
  readonly contained: number
  /** One is written in Han characters, the other in letters, and they sound alike. */
  readonly transliteration: number
  /** The same characters in another order. */
  readonly reordered: number
  /** One of them has nothing but weak words. */
  readonly weak: number
}

/** Which comparisons are worth their time: all, or those whose keys brought a candidate. */
export const compared = { han: 1, letters: 2, skeleton: 4, concepts: 8, all: 15 } as const

const spoken = ({ text, hanWeights }: PreparedMark): Weighed => ({
  characters: text.han,
  weights: hanWeights,
})
const drawn = ({ text, hanWeights }: PreparedMark): Weighed => ({
  characters: text.written,
  weights: hanWeights,
})

const shortestTransliteration = { letters: 4, characters: 2 }

/** How alike the letters of one sound to the characters of the other. */
export function transliterationOf(letters: PreparedMark, han: PreparedMark): number {
  const length = letters.text.letters.length
  if (length < shortestTransliteration.letters || han.text.han.length < shortestTransliteration.characters)
    return 0
  if (Math.abs(length - han.hanPhones.length) >= 6) return 0
  return Math.max(0, ...letters.wordsPhones.map((phones) => phoneSimilarity(phones, han.hanPhones, true)))
}

function containment(a: PreparedMark, b: PreparedMark): number {
  const [inner, outer] = a.strongHan.length < b.strongHan.length ? [a, b] : [b, a]
  const [shorter, longer] = [inner.strongHan, outer.strongHan]
  if (shorter === '' || !longer.includes(shorter)) return 0
  const share = shorter.length / longer.length
  if (shorter.length >= 2) return 0.6 + 0.4 * share
  if (shorter === longer) return 1
  return longer.startsWith(shorter) && inner.text.han.length === 1 ? 0.55 : 0.3 * share
}

function isReordered({ text: a }: PreparedMark, { text: b }: PreparedMark): boolean {
  if (a.han.length < 2 || a.han.length !== b.han.length) return false
  const sorted = (han: readonly string[]): string => han.toSorted().join('')
  return sorted(a.han) === sorted(b.han) && a.han.join('') !== b.han.join('')
}

const nothing = { whole: 0, part: 0 }

/** Compares two marks in all that `wanted` names. */
export function compareMarks(a: PreparedMark, b: PreparedMark, wanted: number = compared.all): Evidence {
  const ofHan = (wanted & (compared.han | compared.skeleton)) !== 0
  const ofSound = ofHan ? alignCharacters(spoken(a), spoken(b), characterSound) : nothing
  const ofLook = ofHan ? alignCharacters(drawn(a), drawn(b), characterLook) : nothing
  const ofLetters =
    (wanted & (compared.letters | compared.skeleton)) === 0
      ? { look: 0, sound: 0, bestWord: 0 }
      : compareLetters(a, b)
  const noHan = a.text.han.length === 0 && b.text.han.length === 0
  return {
    sound: Math.max(ofSound.whole, ofLetters.sound),
    soundOfPart: ofSound.part,
    look: Math.max(ofLook.whole, noHan ? ofLetters.look : 0),
    letters: Math.max(ofLetters.look, ofLetters.bestWord),
    meaning: wanted & compared.concepts ? meaningSimilarity(a.concepts, b.concepts) : 0,
    contained: containment(a, b),
    transliteration:
      wanted & compared.skeleton ? Math.max(transliterationOf(a, b), transliterationOf(b, a)) : 0,
    reordered: isReordered(a, b) ? 1 : 0,
    weak: a.isWeak || b.isWeak ? 1 : 0,
  }
}
