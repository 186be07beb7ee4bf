import { RecordRefused, type MarkRecord, type RegisterReader } from './mark-record'
import { splitRecords } from './split-records'
import { parseRecord } from './xml-fields'

/** A record that was read, or why it was not. */
export type ReadRecord = { readonly mark: MarkRecord } | { readonly reason: string; readonly excerpt: string }

const excerptLength = 200

function readOne(text: string, reader: RegisterReader): ReadRecord {
  try {
    return { mark: reader.read(parseRecord(text, reader.element)) }
  } catch (error) {
    // Whatever a record holds, it is its own fault and no other record's: the parser has errors of its own.
    const reason = error instanceof RecordRefused ? error.message : `can't be read: ${String(error)}`
    return { reason, excerpt: text.slice(0, excerptLength).replaceAll('\0', '') }
  }
}

/** The records of a file in their order. */
export async function* readMarks(
  pieces: AsyncIterable<string> | Iterable<string>,
  reader: RegisterReader,
): AsyncGenerator<ReadRecord> {
  for await (const text of splitRecords(pieces, reader.element)) yield readOne(text, reader)
}
