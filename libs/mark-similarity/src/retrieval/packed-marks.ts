import { PreparedMark } from '../comparison/prepared-mark'
import { weighHan, weighWords, type ElementFrequencies } from '../distinctiveness/element-weights'
import { foldVariant } from '../text/fold-variants'
import type { MarkText } from '../text/parse-mark'
import { growingUnits, growingWords } from './growing-numbers'
import { fillBag, type SpellingBags } from './spelling-bags'

/** Between characters, words and digits of a mark's text; no part of a mark has it. */
const between = '\t'
const notSpelled = /[\t ]/gu

interface Spellings {
  readonly bags: SpellingBags
  /** In UTF-16 units. */
  readonly lengths: Uint16Array
}

/** Texts of a register's marks in typed arrays, so that a candidate is not parsed again. */
export class PackedMarks {
  #spellings?: Spellings

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
    const { bags, lengths } = this.#spellings ?? { bags: { byteLength: 0 }, lengths: { byteLength: 0 } }
    return this.texts.values.byteLength + this.ends.values.byteLength + bags.byteLength + lengths.byteLength
  }

  /** Bags and lengths of all spellings; made when a search first asks for them, once no mark is added any more. */
  get spellings(): Spellings {
    return (this.#spellings ??= this.bagged())
  }

  private bagged(): Spellings {
    const marks = this.ends.length
    const spellings = { bags: new Uint32Array(2 * marks), lengths: new Uint16Array(marks) }
    for (let mark = 0; mark < marks; mark++) {
      const spelling = this.spellingOf(mark)
      fillBag(spellings.bags, mark, spelling)
      spellings.lengths[mark] = spelling.length
    }
    return spellings
  }

  /** Characters, letters and digits of a mark as one text. */
  spellingOf(mark: number): string {
    const begin = mark === 0 ? 0 : this.ends.at(mark - 1)
    return this.texts.text(begin, this.ends.at(mark)).replaceAll(notSpelled, '')
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
