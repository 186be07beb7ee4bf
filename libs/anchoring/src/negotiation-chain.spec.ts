import { createHash } from 'node:crypto'
import { negotiationEntryHash, NO_NEGOTIATION_HASH, verifyNegotiationRecord } from './negotiation-chain'

const negotiationId = '5a3b1a10-0000-4000-8000-000000000002'
const entry = (sequence: number, more: object = {}) => ({
  sequence,
  by: 'claimant',
  kind: 'message',
  at: '2026-11-23T01:00:00.000Z',
  text: 'hello',
  offerNumber: null,
  terms: null,
  fileSha256: null,
  ...more,
})

/** A record of two entries, the second with a file. */
function record() {
  const [first, second] = [entry(1), entry(2, { kind: 'file', fileSha256: 'ab'.repeat(32) })]
  const hash = negotiationEntryHash(NO_NEGOTIATION_HASH, negotiationId, first)
  return {
    version: 'originseal-negotiation-record/1',
    negotiationId,
    standing: { state: 'open' },
    entries: [
      { ...first, hash },
      { ...second, hash: negotiationEntryHash(hash, negotiationId, second) },
    ],
  }
}

test('MEMBER-07: the hash is that of the entry before and the entry as JSON', () => {
  const content = [negotiationId, 1, 'claimant', 'message', '2026-11-23T01:00:00.000Z', 'hello', null, null]
  const hash = createHash('sha256').update(Buffer.alloc(32)).update(JSON.stringify(content)).digest('hex')
  expect(negotiationEntryHash(NO_NEGOTIATION_HASH, negotiationId, entry(1))).toBe(hash)
  expect(verifyNegotiationRecord(record()).fault).toBeUndefined()
})

type Record = ReturnType<typeof record>
test.each([
  ['a changed word', (whole: Record) => (whole.entries[0]!.text = 'hallo'), 'entry 1'],
  ['another file', (whole: Record) => Object.assign(whole.entries[1]!, { fileSha256: null }), 'entry 2'],
  [
    'another negotiation',
    (whole: Record) => (whole.negotiationId = negotiationId.replace('2', '3')),
    'entry 1',
  ],
  ['an entry too few', (whole: Record) => whole.entries.shift(), 'entry 1 is missing'],
  ['a field too many', (whole: Record) => Object.assign(whole.entries[0]!, { more: 1 }), 'no originseal'],
])('MEMBER-07: a record with %s does not hold', (_what, change, fault) => {
  const whole = record()
  change(whole)
  expect(verifyNegotiationRecord(whole).fault).toContain(fault)
})
