import type { PreparedMark } from '../comparison/prepared-mark'
import { ElementCounter, type ElementFrequencies } from '../distinctiveness/element-weights'
import { isEmptyMark, type MarkText } from '../text/parse-mark'
import { ClassLists } from './class-lists'
import { maskOf } from './class-masks'
import { IndexBuilder } from './index-builder'
import { hashKey, KeyTable } from './key-table'
import { MarkIndex, type IndexParts, type RecentMarks } from './mark-index'
import { markKeys } from './mark-keys'
import { nearestSpellings, spellingOf, type NearSpelling, type SpelledGroup } from './nearest-spellings'
import { PackedMarks } from './packed-marks'
import type { SearchedRegister } from './search-marks'
import { readSections, writeSections, type Section } from './sections'

/** Of the keys of the index and how they are kept; a file of another format is made anew. */
export const indexFormat = 'mark-index-2'

/** Bytes that are no index of this format, or not all of one. */
export class IndexUnreadable extends Error {}

interface ReadIndex {
  readonly index: RegisterIndex
  readonly sections: ReadonlyMap<string, Section>
}

/** Marks that are held against a register's, where they stand among its marks, and which of those they replace. */
export interface RecentPlaces {
  readonly before: Uint32Array
  readonly gone: readonly number[]
}

/** What of a register is in memory so that names can be searched in it: index, texts, and how common elements are. */
export class RegisterIndex implements SearchedRegister {
  readonly source: MarkIndex
  private readonly firstSize: number

  private constructor(
    private readonly parts: IndexParts,
    private readonly texts: PackedMarks,
    readonly frequencies: ElementFrequencies,
    private readonly recent?: { readonly index: RegisterIndex; readonly marks: RecentMarks },
    private readonly lists = new ClassLists(parts.low, parts.high, texts),
  ) {
    this.firstSize = parts.low.length
    this.source = new MarkIndex(parts, recent?.marks)
  }

  /** Enters marks; they have the numbers 0, 1, … in their order. */
  static builder(): { add(text: MarkText, classes: readonly number[]): void; build: BuildIndex } {
    const entries = new IndexBuilder()
    const texts = new PackedMarks()
    return {
      add: (text, classes) => {
        entries.add(text, classes)
        texts.add(text)
      },
      build: (frequencies) => new RegisterIndex(entries.build(), texts, frequencies),
    }
  }

  get size(): number {
    return this.source.size
  }

  get bytes(): number {
    return this.source.bytes + this.lists.bytes + this.texts.bytes + (this.recent?.index.texts.bytes ?? 0)
  }

  /** This index with a small second one of marks that came since; answers are those of one index of all. */
  with(
    recent: RegisterIndex,
    { before, gone }: RecentPlaces,
    frequencies: ElementFrequencies,
  ): RegisterIndex {
    const goneKeys = new Map<number, number>()
    for (const mark of gone) {
      const text = this.texts.textOf(mark)
      if (isEmptyMark(text)) continue
      for (const key of markKeys(text).map(hashKey)) goneKeys.set(key, (goneKeys.get(key) ?? 0) + 1)
    }
    const marks = { parts: recent.parts, before, gone, goneKeys }
    return new RegisterIndex(this.parts, this.texts, frequencies, { index: recent, marks }, this.lists)
  }

  /** The same index with other counts of elements. */
  counted(frequencies: ElementFrequencies): RegisterIndex {
    return new RegisterIndex(this.parts, this.texts, frequencies, this.recent, this.lists)
  }

  textOf(mark: number): MarkText {
    if (this.recent && mark >= this.firstSize) return this.recent.index.textOf(mark - this.firstSize)
    return this.texts.textOf(mark)
  }

  preparedOf(mark: number): PreparedMark {
    if (this.recent && mark >= this.firstSize)
      return this.recent.index.texts.get(mark - this.firstSize, this.frequencies)
    return this.texts.get(mark, this.frequencies)
  }

  isInClasses(mark: number, classes: readonly number[]): boolean {
    return this.source.isInClass(mark, maskOf(classes))
  }

  private *spelledIn(classes: readonly number[]): Generator<SpelledGroup> {
    for (const listed of this.lists.of(classes)) yield { texts: this.texts, first: 0, ...listed }
    if (!this.recent) return
    const { lists, texts } = this.recent.index
    for (const listed of lists.of(classes)) yield { texts, first: this.firstSize, ...listed }
  }

  nearestBySpelling(text: MarkText, classes: readonly number[], most: number): NearSpelling[] {
    return nearestSpellings(spellingOf(text), this.spelledIn(classes), {
      most,
      isGone: (mark) => this.source.isGone(mark),
      orderOf: (mark) => this.orderOf(mark),
    })
  }

  orderOf(mark: number): number {
    return this.source.orderOf(mark)
  }

  /** As a file, with whatever else of its register belongs to it. Without recent marks only. */
  *write(others: Readonly<Record<string, Section>> = {}): Generator<Uint8Array> {
    const { keys, starts, marks, low, high, lengths } = this.parts
    const { marks: counted, of } = this.frequencies
    const elements = JSON.stringify({ marks: counted, of: [...of].filter(([, count]) => count > 0) })
    yield* writeSections(indexFormat, {
      ...others,
      ...{ starts, marks, low, high, lengths },
      ...{ keyHashes: keys.hashes, keyNumbers: keys.numbers, keyCount: Uint32Array.of(keys.size) },
      ...{ texts: this.texts.texts16, textEnds: this.texts.textEnds },
      elements: new TextEncoder().encode(elements),
    })
  }

  /** @throws IndexUnreadable where the bytes are no such file */
  static read(bytes: Uint8Array): ReadIndex {
    try {
      return RegisterIndex.decode(bytes)
    } catch (error) {
      throw new IndexUnreadable(String(error))
    }
  }

  private static decode(bytes: Uint8Array): ReadIndex {
    const sections = readSections(indexFormat, bytes)
    const section = <Kind extends Section>(name: string): Kind => {
      const found = sections.get(name)
      if (!found) throw new Error(`the file has no ${name}`)
      return found as Kind
    }
    const words = (name: string): Uint32Array => section<Uint32Array>(name)
    const elements = JSON.parse(new TextDecoder().decode(section('elements'))) as {
      marks: number
      of: [string, number][]
    }
    const parts = {
      keys: KeyTable.of(words('keyHashes'), words('keyNumbers'), words('keyCount')[0]!),
      ...{ starts: words('starts'), marks: words('marks'), low: words('low'), high: words('high') },
      lengths: section<Uint8Array>('lengths'),
    }
    const texts = PackedMarks.of(section<Uint16Array>('texts'), words('textEnds'))
    const frequencies = new ElementCounter({ marks: elements.marks, of: new Map(elements.of) })
    return { index: new RegisterIndex(parts, texts, frequencies), sections }
  }
}

type BuildIndex = (frequencies: ElementFrequencies) => RegisterIndex
