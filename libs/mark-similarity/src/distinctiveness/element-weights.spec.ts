import * as fc from 'fast-check'
import { parseMark } from '../text/parse-mark'
import type { MarkText } from '../text/parse-mark'
import { ElementCounter, weighHan, weighWords } from './element-weights'
import { weakHanWords } from './weak-words'

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

/** The definition, place by place, with every weak word and every pair looked up. */
function definedWeight(
  han: readonly string[],
  at: number,
  { of, marks }: { readonly of: ReadonlyMap<string, number>; readonly marks: number },
): number {
  const share = (element: string): number => (of.get(element) ?? 0) / marks
  const weights = [1]
  for (let start = 0; start <= at; start++)
    for (let end = at + 1; end <= han.length; end++) {
      const word = han.slice(start, end)
      if (word.length < han.length && weakHanWords.has(word.join('')))
        weights.push(word.length === 1 ? 0.5 : 0.25)
    }
  if (marks <= 100 || han.length === 1) return Math.min(...weights)
  if (share(han[at]!) > 0.01) weights.push(Math.max(0.45, 1 - Math.log10(share(han[at]!) / 0.01) * 0.6))
  for (const pair of [han.slice(at - 1, at + 1), han.slice(at, at + 2)]) {
    const ofPair = pair.length === 2 ? share(pair.join('')) : 0
    if (ofPair > 0.002) weights.push(Math.max(0.25, 0.6 - Math.log10(ofPair / 0.002) * 0.5))
  }
  return Math.min(...weights)
}

test('weights are those of the definition, whatever the register has', () => {
  const han = fc.array(fc.constantFrom(...'咖啡牛肉麵幸運貓台灣新館𠮷'), { minLength: 1, maxLength: 7 })
  const register = fc.array(han, { minLength: 90, maxLength: 130 })
  fc.assert(
    fc.property(han, register, (asked, marks) => {
      const frequencies = countElements(marks.map((each) => ({ ...parseMark(''), han: each })))
      const defined = asked.map((_, at) => definedWeight(asked, at, frequencies))
      expect(weighHan(asked, frequencies)).toEqual(defined)
    }),
    { numRuns: 200 },
  )
})
