import { setImmediate as otherWork } from 'node:timers/promises'
import { ElementCounter, hashKey, parseMark } from '@originseal/mark-similarity'
import { atOnce, comparedText, type IndexAndRows } from './index-marks'
import type { StoredMark } from './register.queries'

/** What is common shows in a part of a large register. */
const mostCounted = 50_000

/** One of so many marks is counted: a power of two, so that a register that grows a little keeps it. */
export const samplingStep = (marks: number): number =>
  2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, marks) / mostCounted)))

/** Whether a mark is counted says its number alone: the counts are the same however the register came to be what it is. */
export const isSampled = (mark: Pick<StoredMark, 'source' | 'applicationNumber'>, step: number): boolean =>
  hashKey(`${mark.source}/${mark.applicationNumber}`) % step === 0

export const wordsOf = (mark: StoredMark) => parseMark(comparedText(mark))

/** Counts elements of the sampled marks of rows that are in memory. */
export async function countSampled(
  { rows }: Pick<IndexAndRows, 'rows'>,
  step: number,
): Promise<ElementCounter> {
  const counter = new ElementCounter()
  for (let number = 0; number < rows.length; number++) {
    const mark = rows.at(number)
    if (isSampled(mark, step)) counter.add(wordsOf(mark))
    if (number % atOnce === 0) await otherWork()
  }
  return counter
}
