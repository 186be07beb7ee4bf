import { isEmptyMark, type MarkText } from '../text/parse-mark'
import { maskOf } from './class-masks'
import { KeyTable } from './key-table'
import { markKeys } from './mark-keys'
import { MarkIndex } from './mark-index'

/** Numbers that come one by one, in a typed array that grows. */
class Numbers {
  private kept = new Uint32Array(1 << 16)
  length = 0

  push(value: number): void {
    if (this.length === this.kept.length) {
      const larger = new Uint32Array(this.kept.length * 2)
      larger.set(this.kept)
      this.kept = larger
    }
    this.kept[this.length++] = value
  }

  get values(): Uint32Array {
    return this.kept.subarray(0, this.length)
  }
}

/** Builds the index of a register, a mark at a time: marks have the numbers 0, 1, … in the order in which they are added. */
export class IndexBuilder {
  private readonly keys = new KeyTable()
  private readonly postingKeys = new Numbers()
  private readonly postingMarks = new Numbers()
  private readonly low = new Numbers()
  private readonly high = new Numbers()
  private readonly lengths = new Numbers()

  add(text: MarkText, classes: readonly number[]): void {
    const mark = this.low.length
    const { low, high } = maskOf(classes)
    this.low.push(low)
    this.high.push(high)
    this.lengths.push(text.han.length + text.letters.length)
    if (isEmptyMark(text)) return
    for (const key of markKeys(text)) {
      this.postingKeys.push(this.keys.add(key))
      this.postingMarks.push(mark)
    }
  }

  build(): MarkIndex {
    const starts = new Uint32Array(this.keys.size + 1)
    const { values: keys } = this.postingKeys
    for (const key of keys) starts[key + 1]!++
    for (let key = 0; key < this.keys.size; key++) starts[key + 1]! += starts[key]!
    const next = starts.slice()
    const marks = new Uint32Array(keys.length)
    this.postingMarks.values.forEach((mark, i) => (marks[next[keys[i]!]!++] = mark))
    return new MarkIndex({
      ...{ keys: this.keys, starts, marks },
      ...{ low: this.low.values.slice(), high: this.high.values.slice() },
      lengths: Uint8Array.from(this.lengths.values),
    })
  }
}
