import { auditEntryHash, NO_AUDIT_HASH } from '@originseal/anchoring'
import { verdictInWords } from './print-verdict'
import { verifyAuditDayFile } from './verify-audit-day'

const entry = {
  sequence: 1,
  recordedAt: '2026-11-23T01:00:01.000Z',
  service: 'billing',
  act: {
    id: '5a3b1a10-0000-4000-8000-000000000001',
    at: '2026-11-23T01:00:00.000Z',
    actorId: '5a3b1a10-0000-4000-8000-0000000000aa',
    sessionId: null,
    network: '192.0.2.1',
    permission: 'payment:administer',
    action: 'startRefund',
    objectKind: 'order' as const,
    objectId: null,
    reason: 'asked twice',
    requestId: 'a-request',
  },
}
const day = {
  version: 'originseal-audit-day/1',
  date: '2026-11-23',
  previous: NO_AUDIT_HASH,
  entries: [{ ...entry, hash: auditEntryHash(NO_AUDIT_HASH, entry) }],
  anchors: [],
}

test('a day whose entries hold, and that nothing on a chain speaks for', async () => {
  const verdict = await verifyAuditDayFile(JSON.stringify(day))
  expect(verdict).toMatchObject({ document: 'audit-day', holds: true, conclusion: 'not-anchored' })
  expect(verdictInWords(verdict, 'en')).toContain('was not confirmed by a chain')
})

test.each([
  [
    'a changed reason',
    { ...day, entries: [{ ...day.entries[0], act: { ...entry.act, reason: 'none' } }] },
    'entry 1: its hash',
  ],
  ['nothing of ours', { version: 'another' }, 'no originseal-audit-day'],
])('a day with %s is in doubt, and the entry is named', async (_what, changed, detail) => {
  const verdict = await verifyAuditDayFile(JSON.stringify(changed))
  expect(verdict).toMatchObject({ holds: false, conclusion: 'fails' })
  expect(verdictInWords(verdict, 'en')).toContain(detail)
})

test('what is no JSON is in doubt', async () => {
  expect((await verifyAuditDayFile('{')).conclusion).toBe('fails')
})
