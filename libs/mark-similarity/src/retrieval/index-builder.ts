import { isEmptyMark, type MarkText } from '../text/parse-mark'
import { everyClass, maskOf } from './class-masks'
import { growingWords } from './growing-numbers'
import { KeyTable } from './key-table'
import { markKeys } from './mark-keys'
import type { IndexParts } from './mark-index'

/** Builds the index of a register, a mark at a time: marks have the numbers 0, 1, … in the order in which they are added. */
export class IndexBuilder {
  private readonly keys = new KeyTable()
  private readonly postingKeys = growingWords()
  private readonly postingMarks = growingWords()
  private readonly low = growingWords()
  private readonly high = growingWords()
  private readonly lengths = growingWords()

  add(text: MarkText, classes: readonly number[]): void {
    const mark = this.low.length
    const { low, high } = classes.length > 0 ? maskOf(classes) : everyClass
    this.low.push(low)
    this.high.push(high)
    this.lengths.push(text.han.length + text.letters.length)
    if (isEmptyMark(text)) return
    for (const key of markKeys(text)) {
      this.postingKeys.push(this.keys.add(key))
      this.postingMarks.push(mark)
    }
  }

  build(): IndexParts {
    const starts = new Uint32Array(this.keys.size + 1)
    const { values: keys } = this.postingKeys
    for (const key of keys) starts[key + 1]!++
    for (let key = 0; key < this.keys.size; key++) starts[key + 1]! += starts[key]!
    const next = starts.slice()
    const marks = new Uint32Array(keys.length)
    const { values: postings } = this.postingMarks
    for (let i = 0; i < keys.length; i++) marks[next[keys[i]!]!++] = postings[i]!
    return {
      ...{ keys: this.keys, starts, marks },
      ...{ low: this.low.values.slice(), high: this.high.values.slice() },
      lengths: Uint8Array.from(this.lengths.values),
    }
  }
}
