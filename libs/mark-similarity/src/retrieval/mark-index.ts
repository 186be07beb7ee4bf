import { compared } from '../comparison/compare-marks'
import { bestPlaces } from './best-places'
import type { Candidate, CandidateQuery, CandidateSource } from './candidate-source'
import { isEmptyMask, maskOf, meet, type ClassMask } from './class-masks'
import { hashKey, type KeyTable } from './key-table'
import { queryKeys } from './mark-keys'
import { TouchedSums } from './touched-sums'

export interface IndexParts {
  readonly keys: KeyTable
  /** Of each key, where its marks begin in `marks`; one more at the end. */
  readonly starts: Uint32Array
  readonly marks: Uint32Array
  /** Of each mark, its classes as two words and its length in characters. */
  readonly low: Uint32Array
  readonly high: Uint32Array
  readonly lengths: Uint8Array
}

/** Marks that came after an index was made, in an index of their own, and which marks of the first they take the place of. */
export interface RecentMarks {
  readonly parts: IndexParts
  /** Of each recent mark, in order, the number of the mark that it stands before; the size of the first index at its end. */
  readonly before: Uint32Array
  readonly gone: readonly number[]
  /** Of keys of the first index, by hash, how many of their entries are gone. */
  readonly goneKeys: ReadonlyMap<number, number>
}

interface Term {
  readonly weight: number
  readonly hash: number
  readonly key: number | undefined
  readonly recentKey: number | undefined
  readonly frequency: number
  readonly about: number
  readonly isCharacter: boolean
}

/** Marks that a query may touch at most: the rarest keys come first, so that what is left out says least. */
const mostTouched = 150_000
/** Keys of so large a share of the register say nothing, unless they are characters. */
const tooCommon = { share: 0.004, marks: 4_000 }
const reservedBelow = 3_000
const otherClass = 0.4
const otherClassReserved = 0.6
const perCharacter = 0.03
/** So many times the marks that are wanted are weighed first. */
const sampled = 4
/** The classes above 31 need fourteen bits of their word. */
const lengthShift = 16

const aboutKind: Readonly<Record<string, number>> = {
  ...{ m: compared.concepts, M: compared.concepts, k: compared.skeleton, K: compared.skeleton },
  ...{ t: compared.letters, w: compared.letters, e: compared.letters },
}

/**
 * An inverted index in typed arrays, and a small second one of recent marks, whose numbers go on where those of the first end. A
 * query is answered as if there were one index of all marks in their order. One query at a time: it keeps its sums in arrays of
 * its own.
 */
export class MarkIndex implements CandidateSource {
  /** Of each mark, side by side so that one look brings both: its sum, and what its keys were about. */
  private readonly sums: Float32Array
  private readonly about: Uint32Array
  /** Of each mark, side by side: its lower classes; its higher ones with its length above them. */
  private readonly facts: Uint32Array
  private readonly gone: Uint8Array | undefined
  /** The marks that a query has touched, and how many they are. */
  private readonly touched: Uint32Array
  private touchedCount = 0
  /** Places are kept for evidence of idea and of transliteration, which characters and letters would crowd out. */
  private readonly reserved: readonly [ideas: TouchedSums, skeletons: TouchedSums]
  /** The marks among which the best are chosen, and what each is worth. */
  private readonly kept: Uint32Array
  private readonly worths: Float32Array
  private readonly numbers: number

  constructor(
    private readonly parts: IndexParts,
    private readonly recent?: RecentMarks,
  ) {
    const first = parts.low.length
    this.numbers = first + (recent?.parts.low.length ?? 0)
    this.sums = new Float32Array(2 * this.numbers)
    this.about = new Uint32Array(this.sums.buffer)
    this.facts = new Uint32Array(2 * this.numbers)
    this.touched = new Uint32Array(Math.min(mostTouched, this.numbers))
    this.kept = new Uint32Array(this.touched.length)
    this.worths = new Float32Array(this.touched.length)
    const sums = (): TouchedSums => new TouchedSums(this.numbers, mostTouched)
    this.reserved = [sums(), sums()]
    this.placeFacts(parts, 0)
    if (!recent) return
    this.placeFacts(recent.parts, first)
    this.gone = new Uint8Array(parts.low.length)
    for (const mark of recent.gone) this.gone[mark] = 1
  }

  private placeFacts({ low, high, lengths }: IndexParts, from: number): void {
    for (let mark = 0; mark < low.length; mark++) {
      this.facts[2 * (from + mark)] = low[mark]!
      this.facts[2 * (from + mark) + 1] = high[mark]! | (lengths[mark]! << lengthShift)
    }
  }

  /** Marks that can be found. */
  get size(): number {
    return this.numbers - (this.recent?.gone.length ?? 0)
  }

  get bytes(): number {
    const own = [this.sums, this.facts, this.touched, this.kept, this.worths, this.gone]
    const [ideas, skeletons] = this.reserved
    const before = partsBytes(this.parts, this.recent) + ideas.bytes + skeletons.bytes
    return own.reduce((sum, array) => sum + (array?.byteLength ?? 0), before)
  }

  /** Where a mark stands among all; a recent one between two of the first index. */
  orderOf(mark: number): number {
    const first = this.parts.low.length
    if (!this.recent || mark < first) return mark
    const { before } = this.recent
    return before[mark - first]! - 1 + (mark - first + 1) / (before.length + 1)
  }

  /** Whether a recent mark has taken its place. */
  isGone(mark: number): boolean {
    return this.gone?.[mark] === 1
  }

  isInClass(mark: number, mask: ClassMask): boolean {
    return meet(mask, this.facts[2 * mark]!, this.facts[2 * mark + 1]!)
  }

  candidates({ text, classes, most }: CandidateQuery): Candidate[] {
    for (const term of this.terms(text)) this.add(term)
    const mask = maskOf(classes)
    const inClass = (mark: number): boolean => isEmptyMask(mask) || this.isInClass(mark, mask)
    const chosen = new Set(this.best(most, inClass))
    for (const sums of this.reserved) this.addReserved(chosen, sums, most, inClass)
    const candidates = [...chosen].map((mark) => ({ mark, about: this.about[2 * mark + 1]! }))
    this.forget()
    return candidates
  }

  /** The query's keys that the register has, the rarest first; of equally rare ones in an order that no register changes. */
  private terms(text: CandidateQuery['text']): Term[] {
    const { keys, starts } = this.parts
    return [...queryKeys(text)]
      .flatMap(([name, weight]) => {
        const hash = hashKey(name)
        const key = keys.findHash(hash)
        const recentKey = this.recent?.parts.keys.findHash(hash)
        const frequency =
          entriesOf(key, starts) -
          (this.recent?.goneKeys.get(hash) ?? 0) +
          (this.recent ? entriesOf(recentKey, this.recent.parts.starts) : 0)
        if (frequency === 0) return []
        const kind = name[0] as string
        const about = aboutKind[kind] ?? compared.han
        const isCharacter = kind === 'c' || kind === 'd'
        return [{ weight, hash, key, recentKey, frequency, about, isCharacter }]
      })
      .sort((a, b) => a.frequency - b.frequency || a.hash - b.hash)
  }

  private add(term: Term): void {
    const { weight, frequency, about, isCharacter } = term
    const isWide = frequency > this.size * tooCommon.share && frequency > tooCommon.marks
    if (this.touchedCount + frequency > mostTouched || (isWide && !isCharacter)) return
    const gain = weight * Math.log(1 + this.size / (frequency + 20))
    const strongSkeleton = about === compared.skeleton && weight > 0.5
    const [ideas, skeletons] = this.reserved
    const kept = about === compared.concepts ? ideas : strongSkeleton ? skeletons : undefined
    const reserve = frequency < reservedBelow ? kept : undefined
    if (this.recent) this.touchBoth(term, gain, reserve, this.recent)
    else if (term.key !== undefined)
      this.touch(this.parts.starts[term.key]!, this.parts.starts[term.key + 1]!, about, gain, reserve)
  }

  /** Adds a term's gain to the marks of a stretch of the first index. */
  private touch(
    begin: number,
    end: number,
    about: number,
    gain: number,
    reserve: TouchedSums | undefined,
  ): void {
    const { marks } = this.parts
    for (let at = begin; at < end; at++) this.touchOne(marks[at]!, about, gain, reserve)
  }

  private touchOne(mark: number, about: number, gain: number, reserve: TouchedSums | undefined): void {
    const before = this.sums[2 * mark]!
    if (before === 0) this.touched[this.touchedCount++] = mark
    this.sums[2 * mark] = before + gain
    this.about[2 * mark + 1]! |= about
    reserve?.add(mark, gain)
  }

  /** The same where marks are recent or gone: in the order in which one index would have all of them. */
  private touchBoth(
    { key, recentKey, about }: Term,
    gain: number,
    reserve: TouchedSums | undefined,
    { parts: recent, before }: RecentMarks,
  ): void {
    const { starts, marks, low } = this.parts
    let at = key === undefined ? 0 : starts[key]!
    const end = key === undefined ? 0 : starts[key + 1]!
    const touchUpTo = (limit: number): void => {
      for (; at < end && marks[at]! < limit; at++)
        if (this.gone![marks[at]!] === 0) this.touchOne(marks[at]!, about, gain, reserve)
    }
    if (recentKey !== undefined)
      for (let place = recent.starts[recentKey]!; place < recent.starts[recentKey + 1]!; place++) {
        const mark = recent.marks[place]!
        touchUpTo(before[mark]!)
        this.touchOne(low.length + mark, about, gain, reserve)
      }
    touchUpTo(low.length)
  }

  /** The touched marks of the greatest worth. Facts lie far apart in memory: only those that can matter are read. */
  private best(most: number, inClass: (mark: number) => boolean): number[] {
    const least = this.leastWorth(most, inClass)
    let kept = 0
    for (let i = 0; i < this.touchedCount; i++) {
      const mark = this.touched[i]!
      // A mark is worth its sum at most.
      if (this.sums[2 * mark]! < least) continue
      this.kept[kept] = mark
      this.worths[kept++] = this.worthOf(mark, inClass)
    }
    return bestPlaces(this.worths.subarray(0, kept), most).map((place) => this.kept[place]!)
  }

  /** What the last of the best is worth at least: as much as the last of the best of those that the rarest keys have touched. */
  private leastWorth(most: number, inClass: (mark: number) => boolean): number {
    if (this.touchedCount <= sampled * most) return 0
    const sample = this.touched.subarray(0, sampled * most)
    return Float32Array.from(sample, (mark) => this.worthOf(mark, inClass))
      .sort()
      .at(-most)!
  }

  private worthOf(mark: number, inClass: (mark: number) => boolean): number {
    const byLength = 1 + perCharacter * (this.facts[2 * mark + 1]! >>> lengthShift)
    return (this.sums[2 * mark]! / byLength) * (inClass(mark) ? 1 : otherClass)
  }

  private forget(): void {
    for (let i = 0; i < this.touchedCount; i++)
      this.sums[2 * this.touched[i]!] = this.about[2 * this.touched[i]! + 1] = 0
    this.touchedCount = 0
    for (const sums of this.reserved) sums.forget()
  }

  private addReserved(
    chosen: Set<number>,
    sums: TouchedSums,
    most: number,
    inClass: (mark: number) => boolean,
  ): void {
    const further = sums.marks.filter((mark) => !chosen.has(mark))
    const worths = Float64Array.from(
      further,
      (mark) => sums.sumOf(mark) * (inClass(mark) ? 1 : otherClassReserved),
    )
    const inOrder = (a: number, b: number): number => this.orderOf(further[a]!) - this.orderOf(further[b]!)
    for (const place of bestPlaces(worths, Math.ceil(most / 5), inOrder)) chosen.add(further[place]!)
  }
}

/** How many marks a key has. */
const entriesOf = (key: number | undefined, starts: Uint32Array): number =>
  key === undefined ? 0 : starts[key + 1]! - starts[key]!

const bytesOf = ({ keys, starts, marks, low, high, lengths }: IndexParts): number =>
  [starts, marks, low, high, lengths].reduce((sum, array) => sum + array.byteLength, keys.bytes)
const partsBytes = (parts: IndexParts, recent: RecentMarks | undefined): number =>
  bytesOf(parts) + (recent ? bytesOf(recent.parts) + recent.before.byteLength : 0)
