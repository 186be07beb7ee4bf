import { setImmediate as otherWork } from 'node:timers/promises'
import { IndexBuilder, PackedMarks, parseMark, type SearchedRegister } from '@originseal/mark-similarity'
import type { StoredMark } from './register.queries'

/** What a mark says: its words where the office gives them, else its name, of which labels are left out. */
export const comparedText = ({ words, name }: Pick<StoredMark, 'words' | 'name'>): string => words || name

/** Marks in memory, with the index over them. */
export interface IndexedMarks extends SearchedRegister {
  readonly size: number
  markOf(number: number): StoredMark
}

/** Marks that are entered before other work has its turn: some milliseconds. */
export const atOnce = 20

/** Makes the index of marks; of which elements are common is known before. */
export async function indexMarks(
  pages: AsyncIterable<StoredMark[]> | Iterable<StoredMark[]>,
  frequencies: SearchedRegister['frequencies'],
): Promise<IndexedMarks> {
  const marks: StoredMark[] = []
  const packed = new PackedMarks(frequencies)
  const builder = new IndexBuilder()
  for await (const page of pages)
    for (const mark of page) {
      const text = parseMark(comparedText(mark))
      builder.add(text, mark.classes)
      packed.add(text)
      marks.push(mark)
      if (marks.length % atOnce === 0) await otherWork()
    }
  return {
    size: marks.length,
    source: builder.build(),
    frequencies,
    preparedOf: (number) => packed.get(number),
    classesOf: (number) => marks[number]!.classes,
    markOf: (number) => marks[number]!,
  }
}
