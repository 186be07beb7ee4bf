import {
  hanWeights,
  wordWeights,
  weakWeight,
  type ElementFrequencies,
} from '../distinctiveness/element-weights'
import { conceptsOf, type Concepts } from '../meaning/concepts'
import { hanPhones, wordsPhones } from '../sound/phones'
import { parseMark, type MarkText } from '../text/parse-mark'

/** A mark with what comparing needs; phones and concepts are computed when a comparison asks for them. */
export class PreparedMark {
  readonly hanWeights: readonly number[]
  readonly wordWeights: readonly number[]
  #hanPhones?: string
  #wordsPhones?: string[]
  #concepts?: Concepts

  constructor(
    readonly text: MarkText,
    frequencies?: ElementFrequencies,
  ) {
    this.hanWeights = hanWeights(text.han, frequencies)
    this.wordWeights = wordWeights(text.words, frequencies)
  }

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
    return this.text.words.filter((_, i) => isStrong(this.wordWeights[i])).join('') + this.text.digits
  }

  /** Characters that are not weak. */
  get strongHan(): string {
    return this.text.han.filter((_, i) => isStrong(this.hanWeights[i])).join('')
  }

  /** Whether nothing in it says who sells. */
  get isWeak(): boolean {
    const weights = [...this.hanWeights, ...this.wordWeights]
    return weights.length > 0 && Math.max(...weights) < weakWeight
  }
}

const veryWeak = 0.3
export const isStrong = (weight = 0): boolean => weight > veryWeak

export const prepareMark = (text: string, frequencies?: ElementFrequencies): PreparedMark =>
  new PreparedMark(parseMark(text), frequencies)
