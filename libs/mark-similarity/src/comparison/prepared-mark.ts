import { weighHan, weighWords, weakWeight, type ElementFrequencies } from '../distinctiveness/element-weights'
import { conceptsOf, type Concepts } from '../meaning/concepts'
import { hanPhones, wordsPhones } from '../sound/phones'
import { parseMark, type MarkText } from '../text/parse-mark'

/** A mark with what comparing needs; phones, concepts and what is strong in it are computed when a comparison asks for them. */
export class PreparedMark {
  #strongLetters?: string
  #strongHan?: string
  #isWeak?: boolean
  #hanPhones?: string
  #wordsPhones?: string[]
  #concepts?: Concepts

  constructor(
    readonly text: MarkText,
    readonly hanWeights: readonly number[],
    readonly wordWeights: readonly number[],
  ) {}

  get hanPhones(): string {
    return (this.#hanPhones ??= hanPhones(this.text.han))
  }

  get wordsPhones(): string[] {
    return (this.#wordsPhones ??= wordsPhones(this.text.words).slice(0, 2))
  }

  get concepts(): Concepts {
    return (this.#concepts ??= conceptsOf(this.text))
  }

  /** Letters of the words that are not weak. */
  get strongLetters(): string {
    return (this.#strongLetters ??=
      this.text.words.filter((_, i) => isStrong(this.wordWeights[i])).join('') + this.text.digits)
  }

  /** Characters that are not weak. */
  get strongHan(): string {
    return (this.#strongHan ??= this.text.han.filter((_, i) => isStrong(this.hanWeights[i])).join(''))
  }

  /** Whether nothing in it says who sells. */
  get isWeak(): boolean {
    return (this.#isWeak ??= isWeakThroughout([...this.hanWeights, ...this.wordWeights]))
  }
}

const isWeakThroughout = (weights: readonly number[]): boolean =>
  weights.length > 0 && weights.every((weight) => weight < weakWeight)
const veryWeak = 0.3
export const isStrong = (weight = 0): boolean => weight > veryWeak

export const prepareText = (text: MarkText, frequencies?: ElementFrequencies): PreparedMark =>
  new PreparedMark(text, weighHan(text.han, frequencies), weighWords(text.words, frequencies))

export const prepareMark = (text: string, frequencies?: ElementFrequencies): PreparedMark =>
  prepareText(parseMark(text), frequencies)
