import { mergedMark, withStatement, type MarkStatements } from './merge-statements'
import type { RecordKind } from '../readers/mark-record'

const application = {
  ...{ asOf: '2026-01-01', status: 'filed', name: '晨光及圖', words: '晨光', filedOn: '2025-06-01' },
  ...{ owner: '甲商號', classes: [30], groups: ['3001'], goods: [{ class: 30, names: ['咖啡'] }] },
} as const
const publication = {
  ...{ asOf: '2026-02-16', status: 'registered', registrationNumber: '0221', name: '晨光設計圖', words: '' },
  ...{ publishedOn: '2026-02-16', expiresOn: '2036-02-15', owner: '甲商號', classes: [30] },
} as const
const right = {
  ...{ asOf: '2026-05-01', status: 'ended', registrationNumber: '0221', name: '晨光及圖' },
  ...{ publishedOn: '2026-02-16', expiresOn: '2036-02-15', owner: '乙公司', classes: [30], groups: [] },
} as const

type Said = readonly [RecordKind, MarkStatements[RecordKind]]
const said: readonly Said[] = [
  ['application', application],
  ['publication', publication],
  ['right', right],
] as unknown as readonly Said[]
const merge = (order: readonly Said[]) =>
  mergedMark(order.reduce<MarkStatements>((all, [kind, each]) => withStatement(all, kind, each!), {}))

test('in whichever order files come the mark is the same, and no file takes away what another one said', () => {
  const [a, b, c] = said as [Said, Said, Said]
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
  for (const order of orders)
    expect(merge(order)).toMatchObject({
      ...{ status: 'ended', registrationNumber: '0221', name: '晨光及圖', words: '晨光', owner: '乙公司' },
      ...{ filedOn: '2025-06-01', publishedOn: '2026-02-16', expiresOn: '2036-02-15' },
      ...{ classes: [30], groups: ['3001'], goods: [{ class: 30, names: ['咖啡'] }] },
    })
})

test('an older file of the same kind that comes later says nothing', () => {
  const older = { ...application, asOf: '2025-12-01', owner: '丙公司' }
  const newer = { ...application, asOf: '2026-03-01', owner: '丁公司' }
  const of = (next: object) => merge([said[0]!, ['application', next as MarkStatements[RecordKind]]]).owner
  expect([of(older), of(newer)]).toEqual(['甲商號', '丁公司'])
})
