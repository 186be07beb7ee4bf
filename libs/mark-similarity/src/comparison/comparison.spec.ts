import fc from 'fast-check'
import { compareMarks } from './compare-marks'
import { explainComparison } from './explain'
import { likelihood } from './likelihood'
import { levelOfMarks, levelWithGoods } from './levels'
import { prepareMark } from './prepared-mark'

const likely = (a: string, b: string): number => likelihood(compareMarks(prepareMark(a), prepareMark(b)))

test.each([
  ['the same sound', '美而梅', '美而美'],
  ['characters that look alike', '茶裏王', '荼裏王'],
  ['one within the other', '東生華', '生華'],
  ['a letter more', 'Nokiaa', 'Nokia'],
  ['the same idea', 'Black Bear', '黑熊'],
  ['another order', '美麗佳', '佳美麗'],
])('alike by %s: %s and %s', (_, a, b) => {
  expect(likely(a, b)).toBeGreaterThan(0.3)
})

test.each([
  ['nothing', '長榮', '味全'],
  ['weak words alone', '晨光咖啡', '黑潮咖啡'],
  ['one short syllable', 'AB', 'AD'],
])('not alike: %s in common, %s and %s', (_, a, b) => {
  expect(likely(a, b)).toBeLessThan(0.3)
})

test('any two texts compare the same both ways, between 0 and 1', () => {
  const text = fc.string({ unit: fc.constantFrom(...'茶裏王美而白雪公主abcxyz0185 🍵'), maxLength: 12 })
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [there, back] = [likely(a, b), likely(b, a)]
      expect(there).toBeGreaterThan(0)
      expect(there).toBeLessThan(1)
      expect(back).toBeCloseTo(there, 5)
    }),
    { numRuns: 300 },
  )
})

test('levels: by the marks alone, and lower where the goods are not related', () => {
  expect([0.9, 0.85, 0.6, 0.3, 0.29].map(levelOfMarks)).toEqual([
    'very-high',
    'very-high',
    'high',
    'medium',
    'low',
  ])
  expect([1, 0.3, 0.1].map((goods) => levelWithGoods(0.9, goods))).toEqual(['very-high', 'high', 'medium'])
  expect(levelWithGoods(0.1, 0.05)).toBe('low')
})

test('the reason of each axis is told: pairs with bopomofo, shared words, weak parts', () => {
  const { sound, look, distinctiveness } = explainComparison(prepareMark('茶理王咖啡'), prepareMark('茶裏王'))
  expect(sound.pairs.slice(0, 2)).toEqual([
    { own: '茶', other: '茶', score: 1, ownReading: 'ㄔㄚˊ', otherReading: 'ㄔㄚˊ' },
    { own: '理', other: '裏', score: 1, ownReading: 'ㄌㄧˇ', otherReading: 'ㄌㄧˇ' },
  ])
  expect(sound.pairs[3]).toMatchObject({ own: '咖', other: '' })
  expect(look.pairs.map(({ own }) => own).join('')).toBe('茶理王咖啡')
  expect(distinctiveness.own).toEqual([
    { text: '茶', weak: true },
    { text: '理', weak: false },
    { text: '王咖啡', weak: true },
  ])
  expect(explainComparison(prepareMark('Snow White'), prepareMark('白雪公主')).meaning.shared).toContain(
    'snow',
  )
})

test('what is in the same place stands side by side, also where it is not alike; what is more stands alone', () => {
  const sides = (a: string, b: string) =>
    explainComparison(prepareMark(a), prepareMark(b)).look.pairs.map(({ own, other }) => `${own}/${other}`)
  expect(sides('松月', '蒔月')).toEqual(['松/蒔', '月/月'])
  expect(sides('茶裏王牌', '茶裏王')).toEqual(['茶/茶', '裏/裏', '王/王', '牌/'])
  expect(sides('松', '')).toEqual(['松/'])
})
