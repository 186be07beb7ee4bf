import type { Section } from '@originseal/mark-similarity'
import { z } from 'zod'
import { recordedStatuses, type RecordedStatus } from '../readers/mark-record'
import type { StoredMark } from './register.queries'

/** Part of the name of a stored index: one with other rows is made anew. */
export const rowsFormat = 'rows-3'

const rowsAtOnce = 4_096

const storedMark = z.tuple([
  z.string(),
  z.string(),
  z.string().nullable(),
  z.string(),
  z.string(),
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.enum(recordedStatuses),
  z.string(),
  z.array(z.number()),
  z.array(z.string()),
  z.array(z.string()),
  z.array(z.string()),
])

const packed = (mark: StoredMark): string => {
  const row: z.infer<typeof storedMark> = [
    ...([mark.source, mark.applicationNumber, mark.registrationNumber, mark.name, mark.words] as const),
    ...([mark.filedOn, mark.expiresOn, mark.publishedOn, mark.status, mark.owner] as const),
    ...([mark.classes, mark.groups, mark.pictures, mark.figures] as const),
  ]
  return JSON.stringify(row)
}

function unpacked(text: string): StoredMark {
  const row = storedMark.parse(JSON.parse(text))
  const [source, applicationNumber, registrationNumber, name, words, filedOn, expiresOn, publishedOn] = row
  const [status, owner, classes, groups, pictures, figures] = row.slice(8) as [
    RecordedStatus,
    string,
    number[],
    string[],
    string[],
    string[],
  ]
  return {
    ...{ source, applicationNumber, registrationNumber, name, words, filedOn, expiresOn, publishedOn },
    ...{ status, owner, classes, groups, pictures, figures },
  }
}

/** Rows of a register in one run of bytes: as objects, a million of them would fill the heap. */
export class PackedRows {
  private constructor(
    private readonly bytes: Uint8Array,
    private readonly ends: Uint32Array,
  ) {}

  static builder(): { add(mark: StoredMark): void; build(): PackedRows } {
    const blocks: Buffer[] = []
    const ends: number[] = []
    let rows: string[] = []
    let length = 0
    const flush = (): void => {
      blocks.push(Buffer.from(rows.join('')))
      rows = []
    }
    return {
      add: (mark) => {
        const row = packed(mark)
        length += Buffer.byteLength(row)
        ends.push(length)
        if (rows.push(row) >= rowsAtOnce) flush()
      },
      build: () => {
        flush()
        return new PackedRows(Buffer.concat(blocks), Uint32Array.from(ends))
      },
    }
  }

  static read(sections: ReadonlyMap<string, Section>): PackedRows {
    const [bytes, ends] = [sections.get('rows'), sections.get('rowEnds')]
    if (!(bytes instanceof Uint8Array) || !(ends instanceof Uint32Array))
      throw new Error('the file has no rows')
    return new PackedRows(bytes, ends)
  }

  get sections(): Readonly<Record<'rows' | 'rowEnds', Section>> {
    return { rows: this.bytes, rowEnds: this.ends }
  }

  get length(): number {
    return this.ends.length
  }

  at(number: number): StoredMark {
    const begin = number === 0 ? 0 : this.ends[number - 1]!
    const { buffer, byteOffset } = this.bytes
    return unpacked(Buffer.from(buffer, byteOffset + begin, this.ends[number]! - begin).toString('utf8'))
  }
}
