import { ElementCounter } from '../distinctiveness/element-weights'
import { parseMark } from '../text/parse-mark'
import { IndexBuilder } from './index-builder'
import { KeyTable } from './key-table'
import { PackedMarks } from './packed-marks'
import { searchMarks, type SearchedRegister } from './search-marks'

const syllables = [...'光明天海山水木金成永安順利發豐富美麗新世紀亞洲遠東華泰昌隆宏仁德']
/** A register of made-up names, with some of our own among them. */
function register(planted: readonly (readonly [string, number])[]): SearchedRegister & { names: string[] } {
  const rows: (readonly [string, number])[] = Array.from({ length: 3_000 }, (_, i) => {
    const pick = (n: number): string =>
      syllables[(i * 31 + n * 17 + ((i * i) >> 3)) % syllables.length] as string
    return [`${pick(1)}${pick(2)}${i % 3 === 0 ? pick(3) : ''}`, 1 + (i % 45)] as const
  })
  rows.splice(1_234, 0, ...planted)
  const texts = rows.map(([name]) => parseMark(name))
  const builder = new IndexBuilder()
  const frequencies = new ElementCounter()
  for (const text of texts) frequencies.add(text)
  const marks = new PackedMarks(frequencies)
  rows.forEach(([, each], i) => {
    builder.add(texts[i]!, [each])
    marks.add(texts[i]!)
  })
  return {
    source: builder.build(),
    frequencies,
    preparedOf: (mark) => marks.get(mark),
    classesOf: (mark) => [rows[mark]![1]],
    names: rows.map(([name]) => name),
  }
}

const planted = [
  ['茶裏王', 32],
  ['Snow White', 3],
  ['NOKIA', 9],
  ['黑熊牌', 30],
  ['馬辣', 43],
] as const
let shared: ReturnType<typeof register>
beforeAll(() => {
  shared = register(planted)
})
const found = (name: string, classes: number[], top = 10): string[] =>
  searchMarks(shared, { text: parseMark(name), classes, top }).map(({ mark }) => shared.names[mark] as string)

test.each([
  ['the same sound in other characters', '查理王', '茶裏王', 32],
  ['a look-alike character', '荼裏王', '茶裏王', 32],
  ['an idea in the other script', '白雪', 'Snow White', 3],
  ['a transliteration', '諾基亞', 'NOKIA', 9],
  ['a letter less', 'NOKA', 'NOKIA', 9],
  ['the distinctive part', '黑熊', '黑熊牌', 30],
])('found by %s: %s finds %s', (_, query, expected, each) => {
  expect(found(query, [each])).toContain(expected)
  expect(found(query, [])).toContain(expected)
})

test('the same search has the same answer, as often as it is asked', () => {
  const search = () => searchMarks(shared, { text: parseMark('茶裡王'), classes: [32], top: 25 })
  const first = JSON.stringify(search())
  found('NOKIA', [])
  expect(JSON.stringify(search())).toBe(first)
})

test('the nearest by spelling in the class are listed even where the model sees no likeness', () => {
  const marks = searchMarks(shared, { text: parseMark('馬麻'), classes: [43], top: 5 })
  expect(marks.map(({ mark }) => shared.names[mark])).toContain('馬辣')
})

test('an empty register and an empty query find nothing', () => {
  const empty = new IndexBuilder().build()
  expect(empty.candidates({ text: parseMark('茶'), classes: [], most: 10 })).toEqual([])
  expect(found('🍵', [])).toEqual([])
})

test('a key table keeps its numbers while it grows', () => {
  const table = new KeyTable(8)
  const numbers = Array.from({ length: 1_000 }, (_, i) => table.add(`key ${i}`))
  expect(numbers).toEqual(Array.from({ length: 1_000 }, (_, i) => i))
  expect(table.add('key 7')).toBe(7)
  expect(table.find('key 999')).toBe(999)
  expect(table.find('none')).toBeUndefined()
})
