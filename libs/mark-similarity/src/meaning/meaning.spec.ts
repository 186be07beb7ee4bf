import { parseMark } from '../text/parse-mark'
import { conceptPairs, conceptsOf, meaningSimilarity, sharedMeaning } from './concepts'
import { segmentWords } from './segment-words'

const between = (a: string, b: string) => [conceptsOf(parseMark(a)), conceptsOf(parseMark(b))] as const

test('白雪公主 and Snow White mean the same, 白雪公主 and 黑熊 do not', () => {
  expect(meaningSimilarity(...between('白雪公主', 'Snow White'))).toBeGreaterThan(0.5)
  expect(meaningSimilarity(...between('白雪公主', '黑熊'))).toBeLessThan(0.1)
})

test('what they share is named', () => {
  expect(sharedMeaning(...between('白雪公主', 'Snow White'))).toContain('snow')
})

test('characters are split into the fewest words', () => {
  expect(segmentWords([...'白雪公主咖啡'])).toEqual(['白雪公主', '咖啡'])
  expect(segmentWords([])).toEqual([])
})

test('pairs of plain words meet across scripts', () => {
  expect(conceptPairs(parseMark('白雪公主'))).toContain('snow+white')
  expect(conceptPairs(parseMark('Snow White'))).toContain('snow+white')
})
