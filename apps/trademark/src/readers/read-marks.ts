import { RecordRefused, type MarkRecord, type RegisterReader } from './mark-record'
import { splitRecords } from './split-records'
import { parseRecord, storable } from './xml-fields'

/** A record that was read, or why it was not. */
export type ReadRecord = { readonly mark: MarkRecord } | { readonly reason: string; readonly excerpt: string }

const excerptLength = 200
const reasonLength = 300

function readOne(text: string, reader: RegisterReader): ReadRecord {
  try {
    return { mark: reader.read(parseRecord(text, reader.element)) }
  } catch (error) {
    // Whatever a record holds, it is its own fault and no other record's: the parser has errors of its own.
    const reason = error instanceof RecordRefused ? error.message : `can't be read: ${String(error)}`
    // A parser's words quote the record.
    return {
      reason: storable(reason).slice(0, reasonLength),
      excerpt: storable(text.slice(0, excerptLength)),
    }
  }
}

/** The records of a file in their order. */
export async function* readMarks(
  pieces: AsyncIterable<string> | Iterable<string>,
  reader: RegisterReader,
): AsyncGenerator<ReadRecord> {
  for await (const text of splitRecords(pieces, reader.element)) yield readOne(text, reader)
}
