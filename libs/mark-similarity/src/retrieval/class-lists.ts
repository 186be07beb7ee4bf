import { everyClass, maskOf, meet } from './class-masks'

/** Bits of the two words of a mask. */
const bits = 64

interface Lists {
  /** By bit. */
  readonly ofClass: readonly Uint32Array[]
  /** Marks of unknown classes, which are in each. */
  readonly everywhere: Uint32Array
}

/** The marks of each Nice class. All lists are made when the first is asked for, so that no later search waits for one. */
export class ClassLists {
  #lists?: Lists

  constructor(
    private readonly low: Uint32Array,
    private readonly high: Uint32Array,
  ) {}

  /** Each mark of some classes once, class by class. */
  *of(classes: readonly number[]): Generator<Uint32Array> {
    if (classes.length === 0) return
    const { ofClass, everywhere } = (this.#lists ??= this.listed())
    yield everywhere
    for (const [place, each] of classes.entries()) {
      const before = maskOf(classes.slice(0, place))
      const list = ofClass[each]!
      yield place === 0 ? list : list.filter((mark) => !meet(before, this.low[mark]!, this.high[mark]!))
    }
  }

  get bytes(): number {
    const { ofClass, everywhere } = this.#lists ?? { ofClass: [], everywhere: { byteLength: 0 } }
    return ofClass.reduce((sum, { byteLength }) => sum + byteLength, everywhere.byteLength)
  }

  private listed(): Lists {
    const counts = new Uint32Array(bits)
    const everywhere: number[] = []
    for (let mark = 0; mark < this.low.length; mark++)
      if (this.isEverywhere(mark)) everywhere.push(mark)
      else this.visit(mark, (bit) => counts[bit]!++)
    const ofClass = Array.from(counts, (count) => new Uint32Array(count))
    counts.fill(0)
    for (let mark = 0; mark < this.low.length; mark++)
      if (!this.isEverywhere(mark)) this.visit(mark, (bit) => (ofClass[bit]![counts[bit]!++] = mark))
    return { ofClass, everywhere: Uint32Array.from(everywhere) }
  }

  private isEverywhere(mark: number): boolean {
    return this.low[mark] === everyClass.low >>> 0 && this.high[mark] === everyClass.high >>> 0
  }

  private visit(mark: number, see: (bit: number) => void): void {
    for (let word = this.low[mark]!; word !== 0; word &= word - 1) see(31 - Math.clz32(word & -word))
    for (let word = this.high[mark]!; word !== 0; word &= word - 1) see(63 - Math.clz32(word & -word))
  }
}
