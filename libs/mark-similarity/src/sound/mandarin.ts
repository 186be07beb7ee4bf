import { once } from '../tables/read-asset'
import { RecentResults } from '../tables/recent-results'
import { CharacterPairs } from '../text/character-pairs'
import { hanCharacters, syllableOf } from '../text/han-characters'
import { syllableDistance } from './syllable-distance'
import { splitSyllable, type Syllable } from './syllables'

/** Every syllable that a character has, by number; distances between all of them in one table. */
const inventory = once(() => {
  const numbers = new Map<string, number>()
  for (const { readings } of hanCharacters().values())
    for (const reading of readings)
      if (!numbers.has(syllableOf(reading))) numbers.set(syllableOf(reading), numbers.size)
  const parts = [...numbers.keys()].map(splitSyllable)
  const count = parts.length
  const distances = new Float32Array(count * count)
  parts.forEach((a, i) => parts.forEach((b, j) => (distances[i * count + j] = syllableDistance(a, b))))
  return { numbers, parts, distances, soundClasses: soundClassesOf(parts) }
})

const mergedInitials: Readonly<Record<string, string>> = { zh: 'z', ch: 'c', sh: 's', l: 'n' }
const mergedFinal = (final: string): string =>
  final.replace(/ng$/u, 'n').replace('I', 'i').replace(/^v/u, 'u').replace('on', 'en')

/** One number for syllables that sound the same to many in Taiwan, for the index. */
function soundClassesOf(parts: readonly Syllable[]): number[] {
  const numbers = new Map<string, number>()
  return parts.map(([initial, final]) => {
    const key = `${mergedInitials[initial] ?? initial}_${mergedFinal(final)}`
    if (!numbers.has(key)) numbers.set(key, numbers.size)
    return numbers.get(key) as number
  })
}

/** The class of a syllable; undefined for what is none. */
export function soundClass(syllable: string): number | undefined {
  const number = inventory().numbers.get(syllable)
  return number === undefined ? undefined : inventory().soundClasses[number]
}

export const isSyllable = (text: string): boolean => inventory().numbers.has(text)

/** The reading of Taiwan; undefined where the character is not known. */
export const readingOf = (character: string): string | undefined =>
  hanCharacters().get(character)?.readings[0]

const toneDistance = 0.06
const neutral = 5
const tones = 8

const readings = new RecentResults<string, readonly number[]>(20_000)

/** Readings of a character as numbers: eight times the syllable's, and the tone. */
const readingsOf = (character: string): readonly number[] =>
  readings.get(character, () =>
    (hanCharacters().get(character)?.readings ?? []).map(
      (reading) => (inventory().numbers.get(syllableOf(reading)) ?? 0) * tones + Number(reading.at(-1)),
    ),
  )

function readingSimilarity(a: number, b: number): number {
  const { parts, distances } = inventory()
  const [toneA, toneB] = [a % tones, b % tones]
  const sameTone = toneA === toneB || toneA === neutral || toneB === neutral
  const distance = distances[((a / tones) | 0) * parts.length + ((b / tones) | 0)]!
  return 1 - Math.min(1, distance * 1.25 + (sameTone ? 0 : toneDistance))
}

const similarities = new CharacterPairs((a, b) => {
  const ofB = readingsOf(b)
  let best = 0
  for (const x of readingsOf(a)) for (const y of ofB) best = Math.max(best, readingSimilarity(x, y))
  return best
})

/** How alike two characters sound, 0 to 1: the best of all pairs of their readings. */
export const characterSound = (a: string, b: string): number => (a === b ? 1 : similarities.get(a, b))

/** A Latin word read as pinyin; undefined where it can't be. */
export function asPinyin(word: string): string[] | undefined {
  if (word.length > 24) return undefined
  const dead = new Set<number>()
  const from = (start: number): string[] | undefined => {
    if (start === word.length) return []
    if (dead.has(start)) return undefined
    for (let length = Math.min(6, word.length - start); length >= 1; length--) {
      const syllable = word.slice(start, start + length)
      const rest = isSyllable(syllable) ? from(start + length) : undefined
      if (rest) return [syllable, ...rest]
    }
    dead.add(start)
    return undefined
  }
  return from(0)
}
