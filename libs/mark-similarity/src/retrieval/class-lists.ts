import { everyClass, maskOf, meet } from './class-masks'
import type { PackedMarks } from './packed-marks'
import { fillBag, type SpellingBags } from './spelling-bags'

/** Bits of the two words of a mask. */
const bits = 64

/** Marks by the lengths of their spellings, so that those of one length and their bags are read one after the other. */
export interface SpelledMarks {
  /** Of each length in UTF-16 units, where its marks begin in `marks`; one more at the end. */
  readonly starts: Uint32Array
  readonly marks: Uint32Array
  /** Of the mark at each place. */
  readonly bags: SpellingBags
}

interface Lists {
  /** By bit. */
  readonly ofClass: readonly SpelledMarks[]
  /** Marks of unknown classes, which are in each. */
  readonly everywhere: SpelledMarks
}

/** The marks of each Nice class. All lists are made when the first is asked for, so that no later search waits for one. */
export class ClassLists {
  #lists?: Lists

  constructor(
    private readonly low: Uint32Array,
    private readonly high: Uint32Array,
    private readonly texts: PackedMarks,
  ) {}

  /** The marks of some classes, class by class; `isRepeated`: whether a list before has had a mark. */
  *of(classes: readonly number[]): Generator<{ list: SpelledMarks; isRepeated: (mark: number) => boolean }> {
    if (classes.length === 0) return
    const { ofClass, everywhere } = (this.#lists ??= this.listed())
    yield { list: everywhere, isRepeated: () => false }
    for (const [place, each] of classes.entries()) {
      const before = maskOf(classes.slice(0, place))
      yield {
        list: ofClass[each]!,
        isRepeated: (mark) => meet(before, this.low[mark]!, this.high[mark]!),
      }
    }
  }

  get bytes(): number {
    if (!this.#lists) return 0
    const lists = [this.#lists.everywhere, ...this.#lists.ofClass]
    return lists.reduce(
      (sum, { starts, marks, bags }) => sum + starts.byteLength + marks.byteLength + bags.byteLength,
      0,
    )
  }

  private listed(): Lists {
    const lengths = Uint32Array.from(this.low, (_, mark) => this.texts.spellingOf(mark).length)
    const longest = lengths.reduce((most, length) => Math.max(most, length), 0)
    const makers = Array.from({ length: bits + 1 }, () => new ListMaker(longest))
    lengths.forEach((length, mark) => {
      for (const bit of this.bitsOf(mark)) makers[bit]!.count(length)
    })
    for (const maker of makers) maker.allocate()
    for (let mark = 0; mark < lengths.length; mark++) {
      const spelling = this.texts.spellingOf(mark)
      for (const bit of this.bitsOf(mark)) makers[bit]!.add(mark, spelling)
    }
    const lists = makers.map(({ list }) => list)
    return { ofClass: lists.slice(0, bits), everywhere: lists[bits]! }
  }

  /** The bits of a mark's classes, or the one behind all of them where they are unknown. */
  private *bitsOf(mark: number): Generator<number> {
    const [low, high] = [this.low[mark]!, this.high[mark]!]
    if (low === everyClass.low >>> 0 && high === everyClass.high >>> 0) return yield bits
    for (let word = low; word !== 0; word &= word - 1) yield 31 - Math.clz32(word & -word)
    for (let word = high; word !== 0; word &= word - 1) yield 63 - Math.clz32(word & -word)
  }
}

/** One list, in two passes: how many marks there are of each length, then the marks. */
class ListMaker {
  private readonly starts: Uint32Array
  private readonly next: Uint32Array
  list: SpelledMarks

  constructor(longest: number) {
    this.starts = new Uint32Array(longest + 2)
    this.next = new Uint32Array(longest + 1)
    this.list = { starts: this.starts, marks: new Uint32Array(), bags: new Uint32Array() }
  }

  count(length: number): void {
    this.starts[length + 1]! += 1
  }

  allocate(): void {
    const { starts } = this
    for (let length = 1; length < starts.length; length++) starts[length]! += starts[length - 1]!
    this.next.set(starts.subarray(0, -1))
    const marks = starts.at(-1)!
    this.list = { starts, marks: new Uint32Array(marks), bags: new Uint32Array(2 * marks) }
  }

  add(mark: number, spelling: string): void {
    const place = this.next[spelling.length]!++
    this.list.marks[place] = mark
    fillBag(this.list.bags, place, spelling)
  }
}
