import type { NoticeAttempt, StoredRetraction } from './stored-notice'
import { takingBackOf } from './taken-back.rules'

const at = new Date('2026-11-25T08:00:00.000Z')
const retraction = (id: string): StoredRetraction => ({
  id,
  noticeId: `notice of ${id}`,
  content: '{}',
  contentSha256: '',
  createdAt: at,
})
const attempt = (noticeId: string, state: NoticeAttempt['state'], endedAt: Date | null = at) =>
  ({ noticeId, state, endedAt }) as NoticeAttempt
const later = new Date('2026-11-26T08:00:00.000Z')

test.each([
  ['nothing is taken back', [], [], undefined],
  ['one goes by hand', ['a'], [], { kind: 'under-way' }],
  ['one is on its way', ['a'], [attempt('a', 'sending', null)], { kind: 'under-way' }],
  ['one has failed', ['a'], [attempt('a', 'failed')], { kind: 'under-way' }],
  ['one of two is done', ['a', 'b'], [attempt('a', 'filed')], { kind: 'under-way' }],
  ['an answer was lost', ['a'], [attempt('a', 'unknown')], { kind: 'unknown' }],
  [
    'one failed and was then done by hand',
    ['a'],
    [attempt('a', 'failed'), attempt('a', 'filed', later)],
    { kind: 'done', at: later },
  ],
  [
    'both are done',
    ['a', 'b'],
    [attempt('a', 'filed', later), attempt('b', 'filed')],
    { kind: 'done', at: later },
  ],
] as const)('how far notices are taken back: %s', (_, ids, attempts, expected) => {
  expect(
    takingBackOf(
      ids.map((id) => retraction(id)),
      attempts,
    ),
  ).toEqual(expected)
})
