import { once } from '../tables/read-asset'
import { hanCharacters, syllableOf } from './han-characters'

const syllables = (character: string): string[] =>
  (hanCharacters().get(character)?.readings ?? []).map(syllableOf)

const shareReading = (a: string, b: string): boolean => {
  const ofB = syllables(b)
  return syllables(a).some((syllable) => ofB.includes(syllable))
}

/** Groups of variants that share a reading, as a forest: of two roots the one in Big5 stays. */
const parents = once((): ReadonlyMap<string, string> => {
  const parent = new Map<string, string>()
  const rootOf = (character: string): string => {
    let root = character
    for (let above = parent.get(root); above !== undefined; above = parent.get(root)) root = above
    return root
  }
  for (const [character, { variants }] of hanCharacters())
    for (const variant of variants) {
      if (!shareReading(character, variant)) continue
      const [a, b] = [rootOf(character), rootOf(variant)]
      if (a === b) continue
      const [keepsA, keepsB] = [a, b].map((each) => hanCharacters().get(each)?.inBig5 ?? false)
      if (keepsB || !keepsA) parent.set(a, b)
      else parent.set(b, a)
    }
  for (const character of parent.keys()) parent.set(character, rootOf(character))
  return parent
})

/** One form for a character and its variants (simplified, old, differently printed): 台 and 臺 are the same. */
export const foldVariant = (character: string): string => parents().get(character) ?? character
