import { createHash } from 'node:crypto'
import {
  caseTimeLineFile,
  type CaseAnchorsFile,
  type CaseTimeLineFile,
  type ChainedCaseEntry,
} from '@originseal/contracts'
import { verifyDigestProof } from './digest-proof'

/** Before the first entry. */
export const NO_CASE_HASH = '0'.repeat(64)

/**
 * SHA-256 of the hash before and the entry as JSON, facts with their names in order: PostgreSQL keeps jsonb in an order of its own.
 * @param previous of the entry before, in hexadecimal
 */
export function caseEntryHash(
  previous: string,
  caseId: string,
  entry: Omit<ChainedCaseEntry, 'hash' | 'facts'> & { readonly facts: Readonly<Record<string, unknown>> },
): string {
  const { sequence, kind, at, recordedAt, by, source, facts, stateAfter } = entry
  const text = JSON.stringify([
    caseId,
    sequence,
    kind,
    at,
    recordedAt,
    by,
    source,
    inOrder(facts),
    stateAfter,
  ])
  return createHash('sha256').update(Buffer.from(previous, 'hex')).update(text).digest('hex')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, each]) => [name, inOrder(each)]),
  )
}

/** Everything of an exported time line that can be checked by itself. Total: whatever `content` is, it answers. */
export function verifyCaseTimeLine(
  content: unknown,
):
  | { readonly timeLine: CaseTimeLineFile; readonly fault?: undefined }
  | { readonly timeLine?: undefined; readonly fault: string } {
  const read = caseTimeLineFile.safeParse(content)
  if (!read.success) return { fault: 'the file is no originseal-case-time-line/1' }
  const { caseId, entries } = read.data
  let previous = NO_CASE_HASH
  for (const [index, entry] of entries.entries()) {
    if (entry.sequence !== index + 1) return { fault: `entry ${index + 1} is missing` }
    if (caseEntryHash(previous, caseId, entry) !== entry.hash)
      return { fault: `entry ${entry.sequence}: its hash does not follow from the entry before` }
    previous = entry.hash
  }
  return { timeLine: read.data }
}

/** Whether the proof holds, and is of an entry of this time line. */
export const isAnchoredIn = (
  { entries }: CaseTimeLineFile,
  { sequence, proof }: CaseAnchorsFile['anchors'][number],
): boolean =>
  entries.some((entry) => entry.sequence === sequence && entry.hash === proof.digest) &&
  verifyDigestProof(proof).holds
