import { maskOf, meet } from './class-masks'

/** The marks of each Nice class, listed when one is first asked for. */
export class ClassLists {
  private readonly lists = new Map<number, Uint32Array>()

  constructor(
    private readonly low: Uint32Array,
    private readonly high: Uint32Array,
  ) {}

  /** Each mark of some classes once, class by class. */
  *of(classes: readonly number[]): Generator<Uint32Array> {
    for (const [place, each] of classes.entries()) {
      const before = maskOf(classes.slice(0, place))
      const list = this.listOf(each)
      yield place === 0 ? list : list.filter((mark) => !meet(before, this.low[mark]!, this.high[mark]!))
    }
  }

  private listOf(each: number): Uint32Array {
    const known = this.lists.get(each)
    if (known) return known
    const mask = maskOf([each])
    const marks: number[] = []
    for (let mark = 0; mark < this.low.length; mark++)
      if (meet(mask, this.low[mark]!, this.high[mark]!)) marks.push(mark)
    const list = Uint32Array.from(marks)
    this.lists.set(each, list)
    return list
  }

  get bytes(): number {
    return [...this.lists.values()].reduce((sum, { byteLength }) => sum + byteLength, 0)
  }
}
