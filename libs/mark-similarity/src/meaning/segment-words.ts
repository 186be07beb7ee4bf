import { isHeadword } from './dictionary'

const longestWord = 6
/** A character alone costs more than a word, so that words are preferred. */
const loneCharacter = 1.3

/** Splits characters into the fewest words of the dictionary; of equal splits the one with the longer last words. */
export function segmentWords(characters: readonly string[]): string[] {
  const best: { cost: number; words: string[] }[] = [{ cost: 0, words: [] }]
  for (let end = 1; end <= characters.length; end++) {
    let chosen: { cost: number; words: string[] } | undefined
    for (let length = Math.min(longestWord, end); length >= 1; length--) {
      const word = characters.slice(end - length, end).join('')
      if (length > 1 && !isHeadword(word)) continue
      const before = best[end - length]!
      const cost = before.cost + (length === 1 ? loneCharacter : 1)
      if (!chosen || cost < chosen.cost) chosen = { cost, words: [...before.words, word] }
    }
    best.push(chosen!)
  }
  return best[characters.length]!.words
}
