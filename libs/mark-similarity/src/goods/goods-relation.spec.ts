import { relateGoods } from './goods-relation'

const scope = (classes: number[], ...groups: string[]) => ({ classes, groups })

test.each([
  ['the same group', scope([3], '0301'), scope([3], '0301', '0305'), 1],
  ['groups that are searched together, across classes', scope([3], '0301'), scope([44], '4402'), 0.75],
  ['the same class, another group', scope([3], '0301'), scope([3], '0305'), 0.3],
  ['the same class, groups unknown', scope([3]), scope([3], '0301'), 0.7],
  ['another class and group', scope([3], '0301'), scope([30], '3001'), 0.05],
  ['another class, groups unknown', scope([3]), scope([30]), 0.1],
  ['nothing asked for', scope([]), scope([30]), 0.7],
  ['a mark whose classes are not known', scope([3]), scope([]), 0.7],
])('%s', (_, own, other, score) => {
  const cross = new Map([['0301', new Set(['4402'])]])
  expect(relateGoods(own, other, cross).score).toBe(score)
  if (own.classes.length > 0) expect(relateGoods(other, own, cross).score).toBe(score)
})

test('of a mark without classes the register does not say whether its goods are near', () => {
  expect(relateGoods(scope([3], '0301'), scope([])).reason).toEqual({ kind: 'not-known' })
})
