import { createHash } from 'node:crypto'
import {
  auditDay,
  taipeiDateOf,
  type AuditAnchor,
  type AuditDay,
  type AuditDayFault,
  type AuditEntry,
} from '@originseal/contracts'
import { encodeText } from './commitment'
import { verifyDigestProof } from './digest-proof'

/** Keeps an entry's hash from meaning anything else. Changes with the list of fields. */
const AUDIT_TAG = 'originseal/audit/v1'
/** Of an entry that says whose the thing is, or what narrowed a list. */
const EXTENDED_AUDIT_TAG = 'originseal/audit/v2'

/** Before the first entry of the log. */
export const NO_AUDIT_HASH = '0'.repeat(64)

/**
 * SHA-256 over tag, hash of the entry before and fields, each as text behind its length, always all and in this order. An
 * entry without the two last fields has the first tag, and is hashed as before there were any.
 * @param previous of the entry before, in hexadecimal
 */
export function auditEntryHash(previous: string, entry: Omit<AuditEntry, 'hash'>): string {
  const { sequence, recordedAt, service, act } = entry
  const isExtended = act.subjectId !== undefined || act.query !== undefined
  const texts = [
    isExtended ? EXTENDED_AUDIT_TAG : AUDIT_TAG,
    previous,
    String(sequence),
    recordedAt,
    service,
    act.id,
    act.at,
    act.actorId,
    act.sessionId,
    act.network,
    act.permission,
    act.action,
    act.objectKind,
    act.objectId,
    act.reason,
    act.requestId,
    ...(isExtended ? [act.subjectId, act.query] : []),
  ]
  return createHash('sha256')
    .update(Buffer.concat(texts.map((text) => encodeText(text ?? undefined))))
    .digest('hex')
}

/** Where a check of a day has come to: what the next entry has to follow. */
export interface AuditPosition {
  readonly sequence: number
  readonly hash: string
}

/** @returns the first of the entries that does not follow from the one before it, and null where all do */
export function findAuditFault(
  date: string,
  before: AuditPosition,
  entries: readonly AuditEntry[],
): AuditDayFault | null {
  let { sequence, hash } = before
  for (const entry of entries) {
    if (entry.sequence !== sequence + 1) return { sequence: entry.sequence, fault: 'sequence' }
    if (taipeiDateOf(new Date(entry.recordedAt)) !== date) return { sequence: entry.sequence, fault: 'day' }
    if (auditEntryHash(hash, entry) !== entry.hash) return { sequence: entry.sequence, fault: 'hash' }
    ;({ sequence, hash } = entry)
  }
  return null
}

/** Whether the proof of a head holds, and is of this entry. */
export const isAnchorOf = ({ sequence, proof }: AuditAnchor, entry: AuditPosition): boolean =>
  sequence === entry.sequence && proof.digest === entry.hash && verifyDigestProof(proof).holds

/** Everything of an exported day that can be checked without a network. Total: whatever `day` is, it answers. */
export function verifyAuditDay(day: unknown): {
  readonly day: AuditDay | null
  readonly fault: AuditDayFault | null
} {
  const read = auditDay.safeParse(day)
  if (!read.success) return { day: null, fault: { sequence: null, fault: 'format' } }
  const { date, previous, entries, anchors } = read.data
  const first = entries[0] as AuditEntry
  const fault = findAuditFault(date, { sequence: first.sequence - 1, hash: previous }, entries)
  if (fault) return { day: read.data, fault }
  const loose = anchors.find(
    (anchor) => !entries.some((entry) => entry.sequence === anchor.sequence && isAnchorOf(anchor, entry)),
  )
  return { day: read.data, fault: loose ? { sequence: loose.sequence, fault: 'anchor' } : null }
}
