import { PreparedMark } from '../comparison/prepared-mark'
import { weighHan, weighWords, type ElementFrequencies } from '../distinctiveness/element-weights'
import type { EditPattern } from '../look/edit-pattern'
import { foldVariant } from '../text/fold-variants'
import type { MarkText } from '../text/parse-mark'
import { growingUnits, growingWords } from './growing-numbers'

/** Between characters, words and digits of a mark's text; no part of a mark has it. */
const between = '\t'
const notSpelled = /[\t ]/gu
const [tab, blank] = [9, 32]

/** Texts of a register's marks in typed arrays, so that a candidate is not parsed again. */
export class PackedMarks {
  /** A spelling that is looked at. */
  private spelled = new Uint16Array(64)

  constructor(
    private readonly texts = growingUnits(),
    private readonly ends = growingWords(),
  ) {}

  static of(texts: Uint16Array, ends: Uint32Array): PackedMarks {
    return new PackedMarks(growingUnits(texts), growingWords(ends))
  }

  get texts16(): Uint16Array {
    return this.texts.values
  }

  get textEnds(): Uint32Array {
    return this.ends.values
  }

  get bytes(): number {
    return this.texts.values.byteLength + this.ends.values.byteLength
  }

  /** Characters, letters and digits of a mark as one text. */
  spellingOf(mark: number): string {
    const begin = mark === 0 ? 0 : this.ends.at(mark - 1)
    return this.texts.text(begin, this.ends.at(mark)).replaceAll(notSpelled, '')
  }

  /** How near the spelling of a mark is to a text. */
  spellingRatio(mark: number, pattern: EditPattern): number {
    const begin = mark === 0 ? 0 : this.ends.at(mark - 1)
    const end = this.ends.at(mark)
    if (end - begin > this.spelled.length) this.spelled = new Uint16Array(2 * (end - begin))
    let length = 0
    for (let at = begin; at < end; at++) {
      const unit = this.texts.at(at)
      if (unit !== tab && unit !== blank) this.spelled[length++] = unit
    }
    return pattern.ratioTo(this.spelled, length)
  }

  add({ written, words, digits }: MarkText): void {
    const text = [written.join(''), words.join(' '), digits].join(between)
    for (let i = 0; i < text.length; i++) this.texts.push(text.charCodeAt(i))
    this.ends.push(this.texts.length)
  }

  /** A mark as it is compared; how much its elements say depends on what is common in its register. */
  get(mark: number, frequencies: ElementFrequencies): PreparedMark {
    const text = this.textOf(mark)
    return new PreparedMark(
      text,
      weighHan(text.han, frequencies).map(Math.fround),
      weighWords(text.words, frequencies).map(Math.fround),
    )
  }

  textOf(mark: number): MarkText {
    const begin = mark === 0 ? 0 : this.ends.at(mark - 1)
    const packed = this.texts.text(begin, this.ends.at(mark))
    const first = packed.indexOf(between)
    const second = packed.indexOf(between, first + 1)
    const written = first === 0 ? [] : Array.from(packed.slice(0, first))
    const spaced = packed.slice(first + 1, second)
    const digits = packed.slice(second + 1)
    const words = spaced === '' ? [] : spaced.split(' ')
    const letters = (words.length === 1 ? spaced : words.join('')) + digits
    return { written, han: written.map(foldVariant), words, digits, letters }
  }
}
