import { parseMark } from '../text/parse-mark'
import type { MarkText } from '../text/parse-mark'
import { ElementCounter, weighHan, weighWords } from './element-weights'

function countElements(marks: readonly MarkText[]): ElementCounter {
  const counter = new ElementCounter()
  for (const mark of marks) counter.add(mark)
  return counter
}

test('what describes the goods is weak, as a part and not as the whole mark', () => {
  expect(weighHan([...'旺旺咖啡'])).toEqual([1, 1, 0.25, 0.25])
  expect(weighHan([...'咖啡'])).toEqual([1, 1])
  expect(weighWords(['vsofa', 'coffee'])).toEqual([1, 0.25])
  expect(weighWords(['coffee'])).toEqual([1])
})

test('what many marks of a register have is weak', () => {
  const marks = Array.from({ length: 200 }, (_, i) => parseMark(i % 4 === 0 ? '幸運星' : `獨一${i}`))
  const weights = weighHan([...'幸運貓'], countElements(marks))
  expect(weights[0]).toBeLessThan(0.5)
  expect(weights[2]).toBe(1)
})

test('a register of a few marks says nothing of frequencies', () => {
  expect(weighHan([...'幸運貓'], countElements([parseMark('幸運')]))).toEqual([1, 1, 1])
})
