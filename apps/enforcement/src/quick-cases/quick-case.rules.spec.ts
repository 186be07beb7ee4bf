import { waitingQuickCases } from './quick-case.rules'
import type { QuickCaseRow } from './quick-cases.queries'

const row = (more: Partial<QuickCaseRow> = {}): QuickCaseRow => ({
  id: '1',
  owner_id: 'owner',
  page_url: 'https://shop.example/items/1',
  target_key: 'web:1',
  domain: 'shop.example',
  platform: null,
  work_id: null,
  scan_id: null,
  saved_at: new Date('2026-11-23T12:00:00Z'),
  ...more,
})
const copy = (decision: 'takedown' | 'ignored' | null, targetKey = 'web:1') => ({
  id: 'finding',
  targetKey,
  decision,
})

test('HOME-01: one without an original waits for it', () => {
  expect(waitingQuickCases([row()], [copy(null, 'web:2')])).toEqual([
    {
      id: '1',
      pageUrl: 'https://shop.example/items/1',
      domain: 'shop.example',
      savedAt: '2026-11-23T12:00:00.000Z',
    },
  ])
})

test('HOME-01: one that was compared names work and scan; once a copy is found, the finding', () => {
  const compared = row({ work_id: 'work', scan_id: 'scan', platform: 'shopee' })
  const comparison = { workId: 'work', scanId: 'scan' }
  expect(waitingQuickCases([compared], [])).toMatchObject([{ platform: 'shopee', comparison }])
  expect(waitingQuickCases([compared], [copy(null)])).toMatchObject([{ findingId: 'finding', comparison }])
})

test.each(['takedown', 'ignored'] as const)(
  'HOME-01: it ends when its copy was decided about: %s',
  (decision) => {
    expect(waitingQuickCases([row()], [copy(null), copy(decision)])).toEqual([])
  },
)
