import { lettersLook } from '../look/letters-look'
import { isEnglishWord } from '../sound/phones'
import { phoneSimilarity } from '../sound/phone-similarity'
import { isStrong, type PreparedMark } from './prepared-mark'

export interface LettersComparison {
  /** Look of all letters; sound of all words; look of the best pair of single words. Each 0 to 1. */
  readonly look: number
  readonly sound: number
  readonly bestWord: number
}

const nothing: LettersComparison = { look: 0, sound: 0, bestWord: 0 }
/** Where weak words were left out, what remains counts less. */
const oneLeftOut = 0.6
const onlyWeak = 0.5
const soundOfPart = 0.7
/** A mark with characters too is not told by its letters alone. */
const withHan = { look: 0.85, sound: 0.75, bestWord: 0.75 }
/** Of short words a letter is much. */
const shortShare = (letters: number): number => {
  if (letters > 4) return 1
  if (letters === 4) return 0.85
  return letters === 3 ? 0.6 : 0.45
}

function lookOfWhole(a: PreparedMark, b: PreparedMark): number {
  const look = lettersLook(a.text.letters, b.text.letters)
  const [strongA, strongB] = [a.strongLetters, b.strongLetters]
  if (strongA === '' || strongB === '') return look * onlyWeak
  if (strongA === a.text.letters && strongB === b.text.letters) return look
  return Math.max(look * oneLeftOut, lettersLook(strongA, strongB))
}

function bestWord(a: PreparedMark, b: PreparedMark): number {
  const letters = a.text.letters.length + b.text.letters.length
  const strong = (mark: PreparedMark): string[] =>
    mark.text.words.filter((word, i) => isStrong(mark.wordWeights[i]) && word.length > 2)
  let best = 0
  for (const x of strong(a))
    for (const y of strong(b)) {
      const look = lettersLook(x, y)
      if (look <= 0.6) continue
      const ground = isEnglishWord(x) && isEnglishWord(y) ? 0.35 : 0.6
      best = Math.max(best, look * Math.min(1, ground + (0.65 * (x.length + y.length)) / letters))
    }
  return best
}

function soundOfWhole(a: PreparedMark, b: PreparedMark): number {
  let best = 0
  for (const x of a.wordsPhones)
    for (const y of b.wordsPhones) best = Math.max(best, phoneSimilarity(x, y, false))
  const complete = a.strongLetters === a.text.letters && b.strongLetters === b.text.letters
  return complete ? best : best * soundOfPart
}

/** Compares the Latin letters of two marks. */
export function compareLetters(a: PreparedMark, b: PreparedMark): LettersComparison {
  const [lettersA, lettersB] = [a.text.letters, b.text.letters]
  if (lettersA === '' || lettersB === '') return nothing
  const bothHaveHan = a.text.han.length > 0 && b.text.han.length > 0
  const look = lookOfWhole(a, b)
  const word = bestWord(a, b) * (bothHaveHan ? withHan.bestWord : 1)
  const worthHearing = look > 0.3 || word > 0.3 || lettersA[0] === lettersB[0]
  const short = lettersA === lettersB ? 1 : shortShare(Math.min(lettersA.length, lettersB.length))
  return {
    look: look * short * (bothHaveHan ? withHan.look : 1),
    sound: worthHearing ? soundOfWhole(a, b) * short * (bothHaveHan ? withHan.sound : 1) : 0,
    bestWord: word,
  }
}
