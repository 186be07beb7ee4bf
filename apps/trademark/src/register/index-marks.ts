import { setImmediate as otherWork } from 'node:timers/promises'
import {
  type ElementFrequencies,
  parseMark,
  RegisterIndex,
  type SearchedRegister,
} from '@originseal/mark-similarity'
import { PackedRows } from './packed-rows'
import type { StoredMark } from './register.queries'

/** What a mark says: its words where the office gives them, else its name, of which labels are left out. */
export const comparedText = ({ words, name }: Pick<StoredMark, 'words' | 'name'>): string => words || name

/** Marks in memory, with the index over them. */
export interface IndexedMarks extends SearchedRegister {
  readonly size: number
  markOf(number: number): StoredMark
}

export interface IndexAndRows {
  readonly index: RegisterIndex
  readonly rows: PackedRows
}

/** Marks that are entered before other work has its turn: some milliseconds. */
export const atOnce = 20

/** Enters marks in their order; `seen` is told of each, and may count it among the elements. */
export async function indexMarks(
  pages: AsyncIterable<StoredMark[]> | Iterable<StoredMark[]>,
  frequencies: ElementFrequencies,
  seen: (mark: StoredMark) => void = () => undefined,
): Promise<IndexAndRows> {
  const rows = PackedRows.builder()
  const builder = RegisterIndex.builder()
  let entered = 0
  for await (const page of pages)
    for (const mark of page) {
      builder.add(parseMark(comparedText(mark)), mark.classes)
      rows.add(mark)
      seen(mark)
      entered += 1
      if (entered % atOnce === 0) await otherWork()
    }
  return { index: builder.build(frequencies), rows: rows.build() }
}

export const indexedMarks = (
  { index, rows }: IndexAndRows,
  recent?: { readonly rows: PackedRows },
): IndexedMarks => ({
  size: index.size,
  source: index.source,
  frequencies: index.frequencies,
  preparedOf: (number) => index.preparedOf(number),
  isInClasses: (number, classes) => index.isInClasses(number, classes),
  nearestBySpelling: (text, classes, most) => index.nearestBySpelling(text, classes, most),
  orderOf: (number) => index.orderOf(number),
  markOf: (number) => (number < rows.length ? rows.at(number) : recent!.rows.at(number - rows.length)),
})
