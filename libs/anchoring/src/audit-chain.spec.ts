import type { AuditDay, AuditEntry } from '@originseal/contracts'
import { auditEntryHash, NO_AUDIT_HASH, verifyAuditDay } from './audit-chain'
import { commitDigest, issueDigestProof } from './digest-proof'
import { merkleTree } from './merkle'

const date = '2026-11-23'

function entryAfter(before: AuditEntry | undefined, change: Partial<AuditEntry['act']> = {}): AuditEntry {
  const sequence = (before?.sequence ?? 0) + 1
  const entry = {
    sequence,
    recordedAt: `2026-11-23T01:00:0${sequence}.000Z`,
    service: 'billing',
    act: {
      id: `5a3b1a10-0000-4000-8000-00000000000${sequence}`,
      at: '2026-11-23T01:00:00.000Z',
      actorId: '5a3b1a10-0000-4000-8000-0000000000aa',
      sessionId: null,
      network: '192.0.2.1',
      permission: 'payment:administer',
      action: 'startRefund',
      objectKind: 'order' as const,
      objectId: null,
      reason: null,
      requestId: 'a-request',
      ...change,
    },
  }
  return { ...entry, hash: auditEntryHash(before?.hash ?? NO_AUDIT_HASH, entry) }
}

function proofOf(digest: string) {
  const salt = new Uint8Array(32).fill(7)
  return issueDigestProof({
    digest,
    salt,
    tree: merkleTree([commitDigest(digest, salt)]),
    leafIndex: 0,
    chain: { chainId: 31337, registry: `0x${'4e'.repeat(20)}`, sealer: `0x${'5e'.repeat(20)}` },
    inclusion: {
      transactionHash: `0x${'11'.repeat(32)}`,
      blockNumber: 7,
      blockHash: `0x${'22'.repeat(32)}`,
      blockTime: '2026-11-23T02:00:00.000Z',
      logIndex: 0,
    },
  })
}

const one = entryAfter(undefined)
const two = entryAfter(one, { reason: 'asked twice' })
const three = entryAfter(two)
const day: AuditDay = {
  version: 'originseal-audit-day/1',
  date,
  previous: NO_AUDIT_HASH,
  entries: [one, two, three],
  anchors: [{ sequence: 2, proof: proofOf(two.hash) }],
}
const withEntries = (...entries: AuditEntry[]) => ({ ...day, entries, anchors: [] })

test('a day with its anchor holds, on its way through JSON too', () => {
  expect(verifyAuditDay(JSON.parse(JSON.stringify(day))).fault).toBeNull()
})

test.each<[string, unknown, { sequence: number | null; fault: string }]>([
  [
    'a changed reason',
    withEntries(one, { ...two, act: { ...two.act, reason: 'none' } }, three),
    { sequence: 2, fault: 'hash' },
  ],
  [
    'a reason that was taken away',
    withEntries(one, { ...two, act: { ...two.act, reason: null } }),
    { sequence: 2, fault: 'hash' },
  ],
  ['an entry that was taken out', withEntries(one, three), { sequence: 3, fault: 'sequence' }],
  ['entries in another order', withEntries(one, three, two), { sequence: 3, fault: 'sequence' }],
  ['another hash before the day', { ...day, previous: 'ab'.repeat(32) }, { sequence: 1, fault: 'hash' }],
  ['another day', { ...day, date: '2026-11-24' }, { sequence: 1, fault: 'day' }],
  [
    'the proof of something else',
    { ...day, anchors: [{ sequence: 2, proof: proofOf(three.hash) }] },
    { sequence: 2, fault: 'anchor' },
  ],
  [
    'a proof of an entry that is not there',
    { ...day, anchors: [{ sequence: 9, proof: proofOf(two.hash) }] },
    { sequence: 9, fault: 'anchor' },
  ],
  ['no entry', { ...day, entries: [] }, { sequence: null, fault: 'format' }],
  ['nothing of ours', 'audit', { sequence: null, fault: 'format' }],
])('a day with %s does not hold', (_what, changed, fault) => {
  expect(verifyAuditDay(changed).fault).toEqual(fault)
})

test('a whole rewritten day agrees with itself, but no longer with what was anchored', () => {
  const other = entryAfter(one, { reason: 'nothing' })
  const rewritten = { ...day, entries: [one, other, entryAfter(other)] }
  expect(verifyAuditDay({ ...rewritten, anchors: [] }).fault).toBeNull()
  expect(verifyAuditDay(rewritten).fault).toEqual({ sequence: 2, fault: 'anchor' })
})

test('who a thing is of and what narrowed a list are bound; an entry without them has the hash that it always had', () => {
  // Of an entry of the first form, from before there was another.
  expect(one.hash).toBe('87d274ee82c788bc7683f36a2d71037e48e245dfacff1f00a28735644d4cd6a0')
  const subjectId = '5a3b1a10-0000-4000-8000-0000000000bb'
  const extended = entryAfter(one, { subjectId, query: 'state=filed' })
  const holds = (act: Partial<AuditEntry['act']>) =>
    verifyAuditDay(withEntries(one, { ...extended, act: { ...extended.act, ...act } })).fault === null
  expect(holds({})).toBe(true)
  expect(holds({ subjectId: one.act.actorId })).toBe(false)
  expect(holds({ query: 'state=closed' })).toBe(false)
  expect(holds({ query: undefined })).toBe(false)
  expect(holds({ subjectId: undefined, query: undefined })).toBe(false)
})

test('an absent field and an empty one are different', () => {
  expect(entryAfter(one, { objectId: '' }).hash).not.toBe(entryAfter(one).hash)
})
