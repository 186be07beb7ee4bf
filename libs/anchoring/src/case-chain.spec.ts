import { caseEntryHash, NO_CASE_HASH, verifyCaseTimeLine } from './case-chain'

const caseId = '5a3b1a10-0000-4000-8000-000000000001'
const entry = (sequence: number, facts: Record<string, unknown>) => ({
  sequence,
  kind: 'open',
  at: '2026-11-23T01:00:00.000Z',
  recordedAt: '2026-11-23T01:00:01.000Z',
  by: 'owner',
  source: `open:${sequence}`,
  facts,
  stateAfter: 'checking',
})

/** A time line of two entries. */
function timeLine() {
  const [first, second] = [entry(1, { b: { d: 1, c: [2] }, a: 'x' }), entry(2, {})]
  const hash = caseEntryHash(NO_CASE_HASH, caseId, first)
  const entries = [
    { ...first, hash },
    { ...second, hash: caseEntryHash(hash, caseId, second) },
  ]
  return { version: 'originseal-case-time-line/1', caseId, entries }
}

test('MEMBER-06: a time line holds, in whatever order its facts come', () => {
  const whole = timeLine()
  expect(verifyCaseTimeLine(whole).fault).toBeUndefined()
  const [first, second] = whole.entries
  const turned = { ...whole, entries: [{ ...first, facts: { a: 'x', b: { c: [2], d: 1 } } }, second] }
  expect(verifyCaseTimeLine(turned).fault).toBeUndefined()
})

test.each([
  ['a changed fact', (whole: ReturnType<typeof timeLine>) => (whole.entries[0]!.facts['a'] = 'y'), 'entry 1'],
  [
    'another case',
    (whole: ReturnType<typeof timeLine>) => (whole.caseId = caseId.replace('1', '2')),
    'entry 1',
  ],
  ['an entry too few', (whole: ReturnType<typeof timeLine>) => whole.entries.shift(), 'entry 1 is missing'],
  [
    'a field too many',
    (whole: ReturnType<typeof timeLine>) => Object.assign(whole, { more: 1 }),
    'no originseal',
  ],
])('MEMBER-06: a time line with %s does not hold', (_what, change, fault) => {
  const whole = timeLine()
  change(whole)
  expect(verifyCaseTimeLine(whole).fault).toContain(fault)
})
