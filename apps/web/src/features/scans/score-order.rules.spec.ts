import { pointsOf, weightiestFirst } from './score-order.rules'

const reason = (signal: string, points: number) => ({ signal, points, values: {} })
const reasons = [reason('a', 5), reason('b', -30), reason('c', 5), reason('d', 20)]

it('puts first what moved the score most, in either direction, and leaves its input as it is', () => {
  expect(weightiestFirst(reasons).map(({ signal }) => signal)).toEqual(['b', 'd', 'a', 'c'])
  expect(reasons.map(({ signal }) => signal)).toEqual(['a', 'b', 'c', 'd'])
})

it('adds up what the reasons add', () => {
  expect(pointsOf(reasons)).toBe(0)
})
