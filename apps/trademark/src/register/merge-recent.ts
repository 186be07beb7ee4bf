import { ElementCounter } from '@originseal/mark-similarity'
import { indexedMarks, indexMarks, type IndexAndRows, type IndexedMarks } from './index-marks'
import type { PackedRows } from './packed-rows'
import type { StoredMark } from './register.queries'
import { isSampled, samplingStep, wordsOf } from './sampled-elements'

type MarkNumber = Pick<StoredMark, 'source' | 'applicationNumber'>

/** The order of the register: by the bytes of office and number, as PostgreSQL's collation "C" has it. */
const byNumber = (a: MarkNumber, b: MarkNumber): number =>
  Buffer.compare(Buffer.from(a.source), Buffer.from(b.source)) ||
  Buffer.compare(Buffer.from(a.applicationNumber), Buffer.from(b.applicationNumber))

/** The first of some rows that does not stand before a mark. */
function placeOf(mark: MarkNumber, rows: PackedRows): number {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (byNumber(rows.at(middle), mark) < 0) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * A register whose index was made before, with the marks that came since, in the register's order: those of a number that was there
 * take its place. Answers are those of an index made anew of all. Undefined where the register has grown so far that elements
 * are to be counted in another sample.
 */
export async function mergeRecent(
  first: IndexAndRows,
  pages: AsyncIterable<StoredMark[]> | Iterable<StoredMark[]>,
): Promise<IndexedMarks | undefined> {
  const step = samplingStep(first.rows.length)
  const frequencies = new ElementCounter(first.index.frequencies)
  const before: number[] = []
  const gone: number[] = []
  const recent = await indexMarks(pages, frequencies, (mark) => {
    const place = placeOf(mark, first.rows)
    before.push(place)
    const there = place < first.rows.length ? first.rows.at(place) : undefined
    if (there && byNumber(there, mark) === 0) {
      gone.push(place)
      if (isSampled(there, step)) frequencies.remove(wordsOf(there))
    }
    if (isSampled(mark, step)) frequencies.add(wordsOf(mark))
  })
  if (samplingStep(first.rows.length + before.length - gone.length) !== step) return undefined
  const places = { before: Uint32Array.from(before), gone }
  const index = first.index.with(recent.index, places, frequencies)
  return indexedMarks({ index, rows: first.rows }, recent)
}
