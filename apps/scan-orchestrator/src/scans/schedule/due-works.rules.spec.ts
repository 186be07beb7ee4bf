import { dueWorks, scanEveryMs } from './due-works.rules'

const now = new Date('2026-11-23T04:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const lastBegun = new Map([
  ['week', ago(scanEveryMs)],
  ['recent', ago(scanEveryMs - 1)],
  ['month', ago(4 * scanEveryMs)],
])

describe('MEMBER-09: works whose turn it is', () => {
  const due = (workIds: string[], running = 0) => dueWorks({ workIds, lastBegun, running }, now)

  test('are those whose last scan began a week ago, the longest ago first; a moment earlier it is not', () => {
    expect(due(['week', 'recent', 'month'])).toEqual(['month', 'week'])
  })

  test('begin with those that were never scanned', () => {
    expect(due(['week', 'month', 'new'])).toEqual(['new', 'month'])
  })

  test('wait while two scans of their owner run', () => {
    expect(due(['week', 'month'], 1)).toEqual(['month'])
    expect(due(['week', 'month'], 2)).toEqual([])
    expect(due(['week', 'month'], 3)).toEqual([])
  })
})
