import { createHash } from 'node:crypto'
import {
  negotiationRecordFile,
  type ChainedNegotiationEntry,
  type NegotiationRecordFile,
} from '@originseal/contracts'

/** Before the first entry. */
export const NO_NEGOTIATION_HASH = '0'.repeat(64)

/**
 * SHA-256 of the hash before and the entry as JSON; the hash of a file only where one came with it.
 * @param previous of the entry before, in hexadecimal
 */
export function negotiationEntryHash(
  previous: string,
  negotiationId: string,
  entry: Omit<ChainedNegotiationEntry, 'hash'>,
): string {
  const { sequence, by, kind, at, text, offerNumber, terms, fileSha256 } = entry
  const content = [
    ...[negotiationId, sequence, by, kind, at, text, offerNumber, terms],
    ...(fileSha256 === null ? [] : [fileSha256]),
  ]
  return createHash('sha256')
    .update(Buffer.from(previous, 'hex'))
    .update(JSON.stringify(content))
    .digest('hex')
}

/** Everything of an exported record that can be checked by itself. Total: whatever `content` is, it answers. */
export function verifyNegotiationRecord(
  content: unknown,
):
  | { readonly record: NegotiationRecordFile; readonly fault?: undefined }
  | { readonly record?: undefined; readonly fault: string } {
  const read = negotiationRecordFile.safeParse(content)
  if (!read.success) return { fault: 'the file is no originseal-negotiation-record/1' }
  const { negotiationId, entries } = read.data
  let previous = NO_NEGOTIATION_HASH
  for (const [index, entry] of entries.entries()) {
    if (entry.sequence !== index + 1) return { fault: `entry ${index + 1} is missing` }
    if (negotiationEntryHash(previous, negotiationId, entry) !== entry.hash)
      return { fault: `entry ${entry.sequence}: its hash does not follow from the entry before` }
    previous = entry.hash
  }
  return { record: read.data }
}
