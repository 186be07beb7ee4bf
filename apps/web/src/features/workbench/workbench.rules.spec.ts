import type { FoundCopy, FoundGroup } from '@originseal/contracts'
import { filterGroups, idsOf, nextAfter, positionAfter, toggleAll } from './workbench.rules'

const copy = (id: string, change: Partial<FoundCopy> = {}): FoundCopy => ({
  id,
  scanId: 'scan',
  workId: 'sunrise',
  title: 'Sunrise',
  masked: false,
  similarity: 0.9,
  originScore: 80,
  fraudRisk: 'high',
  capturedAt: '2026-11-22T08:00:00.000Z',
  ...change,
})
const groups: FoundGroup[] = [
  { by: 'seller', copies: [copy('a'), copy('b', { fraudRisk: 'low' })] },
  { by: 'picture', copies: [copy('c', { workId: 'moon', title: 'Moon', masked: true })] },
]

test('a filter leaves what fits, and no group that has become empty', () => {
  expect(idsOf(filterGroups(groups, { risk: 'high' }))).toEqual(['a', 'c'])
  expect(idsOf(filterGroups(groups, { workId: 'sunrise', risk: 'low' }))).toEqual(['b'])
  expect(idsOf(filterGroups(groups, { links: 'hidden' }))).toEqual(['c'])
  expect(idsOf(filterGroups(groups, { links: 'visible' }))).toEqual(['a', 'b'])
  expect(filterGroups(groups, { workId: 'none' })).toEqual([])
  expect(filterGroups(groups, {})).toEqual(groups)
})

test('a group is selected whole, and once it is, no longer', () => {
  expect(toggleAll(['c'], ['a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(toggleAll(['a', 'c'], ['a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(toggleAll(['c', 'a', 'b'], ['a', 'b'])).toEqual(['c'])
})

test('keys lead through the list and stop at its ends', () => {
  expect(positionAfter('next', undefined, 3)).toBe(0)
  expect(positionAfter('next', 1, 3)).toBe(2)
  expect(positionAfter('next', 2, 3)).toBe(2)
  expect(positionAfter('previous', 0, 3)).toBe(0)
  expect(positionAfter('previous', 2, 3)).toBe(1)
  expect(positionAfter('next', undefined, 0)).toBeUndefined()
})

test('after a decision one goes on with the next that stays, at the end with the one before', () => {
  expect(nextAfter(['a', 'b', 'c'], ['a'])).toBe('b')
  expect(nextAfter(['a', 'b', 'c'], ['a', 'b'])).toBe('c')
  expect(nextAfter(['a', 'b', 'c'], ['c'])).toBe('b')
  expect(nextAfter(['a', 'b', 'c'], ['a', 'c'])).toBe('b')
  expect(nextAfter(['a'], ['a'])).toBeUndefined()
})
