import { PreparedMark } from '../comparison/prepared-mark'
import { weighHan, weighWords, type ElementFrequencies } from '../distinctiveness/element-weights'
import { foldVariant } from '../text/fold-variants'
import type { MarkText } from '../text/parse-mark'
import { GrowingNumbers, growingWords } from './growing-numbers'

/** Between characters, words and digits of a mark's text; no part of a mark has it. */
const between = '\t'

/** The marks of a register in typed arrays: text and weights of elements, so that a candidate is not parsed and weighed again. */
export class PackedMarks {
  private readonly texts = new GrowingNumbers((length) => new Uint16Array(length))
  private readonly textEnds = growingWords()
  private readonly weights = new GrowingNumbers((length) => new Float32Array(length))
  private readonly weightEnds = growingWords()

  constructor(private readonly frequencies: ElementFrequencies) {}

  get bytes(): number {
    const all = [this.texts, this.textEnds, this.weights, this.weightEnds]
    return all.reduce((sum, { values }) => sum + values.byteLength, 0)
  }

  add({ written, han, words, digits }: MarkText): void {
    const text = [written.join(''), words.join(' '), digits].join(between)
    for (let i = 0; i < text.length; i++) this.texts.push(text.charCodeAt(i))
    this.textEnds.push(this.texts.length)
    for (const weight of weighHan(han, this.frequencies)) this.weights.push(weight)
    for (const weight of weighWords(words, this.frequencies)) this.weights.push(weight)
    this.weightEnds.push(this.weights.length)
  }

  get(mark: number): PreparedMark {
    const text = this.textOf(mark)
    const begin = mark === 0 ? 0 : this.weightEnds.values[mark - 1]!
    const weights = [...this.weights.values.subarray(begin, this.weightEnds.values[mark])]
    return new PreparedMark(text, weights.slice(0, text.han.length), weights.slice(text.han.length))
  }

  private textOf(mark: number): MarkText {
    const begin = mark === 0 ? 0 : this.textEnds.values[mark - 1]!
    const units = this.texts.values.subarray(begin, this.textEnds.values[mark])
    const [characters, spaced, digits] = String.fromCharCode(...units).split(between) as [
      string,
      string,
      string,
    ]
    const written = Array.from(characters)
    const words = spaced === '' ? [] : spaced.split(' ')
    return { written, han: written.map(foldVariant), words, digits, letters: words.join('') + digits }
  }
}
