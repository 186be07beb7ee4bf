import { lookAlikes } from '../look/glyphs'
import { conceptPairs, rareConcepts } from '../meaning/concepts'
import { asPinyin, readingOf, soundClass } from '../sound/mandarin'
import { hanPhones, wordPhones } from '../sound/phones'
import { fineSkeleton, skeleton } from '../sound/skeletons'
import { syllableOf } from '../text/han-characters'
import type { MarkText } from '../text/parse-mark'

/**
 * Keys under which a mark is found; the first letter is the kind, with the weight that a hit has.
 * c character, d pair of characters, s pair of sounds, p sound at a place, j first and third sound, t three letters,
 * w word, e word less one letter, k skeleton, K fine skeleton, m rare concept, M pair of concepts.
 */
const kindWeights: Readonly<Record<string, number>> = {
  ...{ c: 1, d: 1.3, s: 1.2, p: 0.6, j: 0.9, t: 0.55, w: 1.1, e: 0.7, k: 0.9, K: 1, m: 0.8, M: 1.2 },
}
const mostCharacters = 12
const mostLetters = 24

const soundOf = (character: string): number => {
  const reading = readingOf(character)
  return (reading === undefined ? undefined : soundClass(syllableOf(reading))) ?? -1
}

function hanKeys({ han }: MarkText): string[] {
  const characters = han.slice(0, mostCharacters)
  const sounds = characters.map(soundOf)
  const keys = characters.flatMap((character, i) =>
    i === 0
      ? [`c${character}`]
      : [`c${character}`, `d${characters[i - 1]}${character}`, `s${sounds[i - 1]}.${sounds[i]}`],
  )
  if (han.length <= 4) keys.push(...sounds.map((sound, i) => `p${placeOf(i, han.length)}${sound}`))
  if (han.length === 3) keys.push(`j${sounds[0]}.${sounds[2]}`)
  return keys
}

/** Distance from the nearer end, and whether it is the first, the last or between. */
function placeOf(at: number, length: number): string {
  const side = at === 0 ? 'f' : at === length - 1 ? 'l' : 'm'
  return `${Math.min(at, length - 1 - at)}${side}`
}

const lessOneLetter = (word: string): string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))

function letterKeys({ words, letters }: MarkText): string[] {
  if (letters === '') return []
  const framed = `^${letters}$`
  const trigrams = Array.from(
    { length: Math.min(framed.length - 2, mostLetters) },
    (_, i) => `t${framed.slice(i, i + 3)}`,
  )
  const long = new Set([...words.slice(0, 4), letters])
  const nearWords = [...long].flatMap((word) => (word.length >= 4 && word.length <= 9 ? nearKeys(word) : []))
  const wholeWords = words.slice(0, 5).filter((word) => word.length > 2)
  const sounds = wholeWords.flatMap((word) => skeletonKeys(wordPhones(word)[0] ?? ''))
  return [...trigrams, ...nearWords, ...wholeWords.map((word) => `w${word}`), ...sounds]
}

/** The word, and what is left of it without one letter. */
const nearKeys = (word: string): string[] => [word, ...lessOneLetter(word)].map((each) => `e${each}`)

function skeletonKeys(phones: string): string[] {
  const [rough, exact] = [skeleton(phones), fineSkeleton(phones)]
  if (rough.length < 2) return []
  return exact.length > 3 ? [`k${rough}`, `K${exact}`] : [`k${rough}`]
}

const canBeTransliterated = ({ han }: MarkText): boolean => han.length > 1 && han.length < 7

/** A Latin word that reads as two to four Mandarin syllables has the sound pairs of characters. */
function pinyinKeys({ words }: MarkText): string[] {
  const candidates = new Set([words.join(''), ...words.slice(0, 3)])
  return [...candidates].flatMap((word) => {
    const syllables = word.length >= 4 && word.length <= 16 ? asPinyin(word) : undefined
    if (!syllables || syllables.length < 2 || syllables.length > 4) return []
    const sounds = syllables.map(soundClass)
    return sounds.slice(1).map((sound, i) => `s${sounds[i]}.${sound}`)
  })
}

/** The keys that a mark of the register is entered under. */
export function markKeys(mark: MarkText): string[] {
  return [
    ...new Set([
      ...hanKeys(mark),
      ...letterKeys(mark),
      ...(canBeTransliterated(mark) ? skeletonKeys(hanPhones(mark.han)) : []),
      ...pinyinKeys(mark),
      ...rareConcepts(mark).map((concept) => `m${concept}`),
      ...conceptPairs(mark).map((pair) => `M${pair}`),
    ]),
  ]
}

const weightOf = (key: string): number => kindWeights[key[0] as string] ?? 0
const lookAlikeShare = 0.75
const nearSkeleton = { syllableMore: 0.8, consonantLess: 0.45 }

/** Skeletons that differ by a syllable or by one consonant. */
function nearSkeletonKeys(phones: string): [key: string, weight: number][] {
  const [rough, exact] = [skeleton(phones), fineSkeleton(phones)]
  const keys: [string, number][] = rough.length > 1 ? [[`k${rough}`, weightOf('k')]] : []
  if (exact.length > 3) {
    const syllables = Number(exact.at(-1))
    keys.push([`K${exact}`, weightOf('K')])
    for (const other of [syllables - 1, syllables + 1])
      if (other > 0) keys.push([`K${exact.slice(0, -1)}${other}`, nearSkeleton.syllableMore])
  }
  if (rough.length > 2)
    for (const rest of lessOneLetter(rough))
      if (rest.length > 1) keys.push([`k${rest}`, nearSkeleton.consonantLess])
  return keys
}

/** The keys that a query asks for, with what a hit is worth: its own, look-alike characters, near skeletons. */
export function queryKeys(mark: MarkText): Map<string, number> {
  const keys = new Map<string, number>()
  const ask = (key: string, weight: number): void => {
    keys.set(key, Math.max(keys.get(key) ?? 0, weight))
  }
  for (const key of markKeys(mark)) ask(key, weightOf(key))
  for (const character of new Set(mark.written.slice(0, 8)))
    for (const neighbour of lookAlikes(character))
      ask(`c${neighbour.character}`, lookAlikeShare * neighbour.cosine)
  const said = [
    ...(canBeTransliterated(mark) ? [hanPhones(mark.han)] : []),
    ...mark.words.slice(0, 3).flatMap((word) => (word.length > 2 ? wordPhones(word) : [])),
  ]
  for (const phones of said) for (const [key, weight] of nearSkeletonKeys(phones)) ask(key, weight)
  return keys
}
