import { foldVariant } from './fold-variants'

/** The words of a mark, apart by script. Han characters in both forms have the same places. */
export interface MarkText {
  /** As it is written. */
  readonly written: readonly string[]
  /** The same characters with variants folded. */
  readonly han: readonly string[]
  /** Latin words, small letters without accents. */
  readonly words: readonly string[]
  readonly digits: string
  /** All Latin letters and digits as one run. */
  readonly letters: string
}

/** Words by which a register describes a mark and that are no part of it: 及圖, 設計字, device. */
const labels =
  /(?:[及與和加]|and|&)?(?:\s{0,4})(?:設計圖樣|設計圖形|設計圖|設計字樣|設計字|經設計|標章圖|標章|圖形|圖樣|圖案|商標圖|商標|及圖|\bdevice mark\b|\bdevice\b|\blogo\b|\bstylized\b)(?:[（(][^）)]{1,4}[）)]|[一二三四五六七八九十]$)?/giu
const remarks = /[（(](?:簡體字|墨色|彩色|平面|立體|[一二三四五六七八九十]{1,2}|\d{1,2})[）)]/gu
const trailingLabel = /及圖$|設計$/u
const signs = /[®™℠©\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const accents = /[\u0300-\u036f]/gu
const withinWord = /['’.&-]/u

const isHan = (character: string): boolean => /\p{Script=Han}/u.test(character)

/** Text without signs, labels and remarks; full width made half. */
function cleaned(text: string): string {
  // Before NFKC, which writes ™ as letters.
  return text
    .replaceAll(signs, '')
    .normalize('NFKC')
    .replaceAll(labels, ' ')
    .replaceAll(remarks, ' ')
    .replace(trailingLabel, ' ')
    .normalize('NFD')
    .replaceAll(accents, '')
    .normalize('NFC')
}

/** Reads a name or a label of a register as a mark. What is neither Han, Latin nor a digit separates words. */
export function parseMark(text: string): MarkText {
  const written: string[] = []
  const words: string[] = []
  let digits = ''
  let word = ''
  const endWord = (): void => {
    if (word !== '') words.push(word)
    word = ''
  }
  for (const character of cleaned(text)) {
    if (/[A-Za-z]/u.test(character)) word += character.toLowerCase()
    else if (withinWord.test(character) && character !== '&' && word !== '') continue
    else {
      endWord()
      if (isHan(character)) written.push(character)
      else if (/[0-9]/u.test(character)) digits += character
    }
  }
  endWord()
  return { written, han: written.map(foldVariant), words, digits, letters: words.join('') + digits }
}

/** Whether anything is left that can be compared. */
export const isEmptyMark = ({ han, letters }: MarkText): boolean => han.length === 0 && letters === ''
