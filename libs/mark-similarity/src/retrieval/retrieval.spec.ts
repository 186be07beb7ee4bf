import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { ElementCounter } from '../distinctiveness/element-weights'
import { parseMark } from '../text/parse-mark'
import { KeyTable } from './key-table'
import { IndexUnreadable, RegisterIndex } from './register-index'
import { editRatio } from '../look/edit-ratio'
import { spellingOf } from './nearest-spellings'
import { searchMarks } from './search-marks'

const syllables = [...'光明天海山水木金成永安順利發豐富美麗新世紀亞洲遠東華泰昌隆宏仁德']
/** A register of made-up names, with some of our own among them. */
function register(planted: readonly (readonly [string, number])[]): {
  index: RegisterIndex
  names: string[]
} {
  const rows: (readonly [string, number])[] = Array.from({ length: 3_000 }, (_, i) => {
    const pick = (n: number): string =>
      syllables[(i * 31 + n * 17 + ((i * i) >> 3)) % syllables.length] as string
    return [`${pick(1)}${pick(2)}${i % 3 === 0 ? pick(3) : ''}`, 1 + (i % 45)] as const
  })
  rows.splice(1_234, 0, ...planted)
  return { index: indexOf(rows), names: rows.map(([name]) => name) }
}

type Row = readonly [name: string, each: number]

function counted(rows: readonly Row[]): ElementCounter {
  const frequencies = new ElementCounter()
  for (const [name] of rows) frequencies.add(parseMark(name))
  return frequencies
}
function indexOf(rows: readonly Row[], frequencies = counted(rows)): RegisterIndex {
  const builder = RegisterIndex.builder()
  for (const [name, each] of rows) builder.add(parseMark(name), [each])
  return builder.build(frequencies)
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
  searchMarks(shared.index, { text: parseMark(name), classes, top }).map(
    ({ mark }) => shared.names[mark] as string,
  )

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
  const search = () => searchMarks(shared.index, { text: parseMark('茶裡王'), classes: [32], top: 25 })
  const first = JSON.stringify(search())
  found('NOKIA', [])
  expect(JSON.stringify(search())).toBe(first)
})

test('the nearest by spelling in the class are listed even where the model sees no likeness', () => {
  const marks = searchMarks(shared.index, { text: parseMark('馬麻'), classes: [43], top: 5 })
  expect(marks.map(({ mark }) => shared.names[mark])).toContain('馬辣')
})

test.each([1, 5, 10])(
  'at top %i the nearest by spelling stand beside the likest, not in their place',
  (top) => {
    for (const name of ['光明', '茶裏王', '馬麻', 'NOKIA'])
      for (const classes of [[3], [43], []]) {
        const marks = searchMarks(shared.index, { text: parseMark(name), classes, top })
        const likest = searchMarks(shared.index, { text: parseMark(name), classes, top: 200 })
        const listed = marks.filter(({ bySpelling }) => !bySpelling)
        expect(listed).toEqual(likest.filter(({ bySpelling }) => !bySpelling).slice(0, top))
        expect(marks.length - listed.length).toBeLessThanOrEqual(5)
        expect(new Set(marks.map(({ mark }) => mark)).size).toBe(marks.length)
      }
    expect(found('茶裏王', [32], top)[0]).toBe('茶裏王')
  },
)

test('in the classes asked for no mark is nearer by edit distance than those that are listed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'光明天海noka茶辣'), minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 45 }),
      (name, each) => {
        const text = parseMark(name)
        const ratioOf = (other: string): number => editRatio(spellingOf(text), spellingOf(parseMark(other)))
        const classes = each % 3 === 0 ? [each] : [each, 30, 43, 44]
        const listed = shared.index.nearestBySpelling(text, classes, 5)
        const nearest = shared.names
          .map((other, mark) => ({ mark, ratio: ratioOf(other) }))
          .filter(({ mark, ratio }) => ratio >= 0.34 && shared.index.isInClasses(mark, classes))
          .sort((a, b) => b.ratio - a.ratio || a.mark - b.mark)
        expect(listed).toEqual(nearest.slice(0, 5))
      },
    ),
    { numRuns: 300 },
  )
})

test('a mark whose classes are not known is of every class that is asked for', () => {
  const builder = RegisterIndex.builder()
  builder.add(parseMark('霧凇亭'), [])
  const index = builder.build(counted([['霧凇亭', 1]]))
  for (const each of [1, 31, 32, 45]) expect(index.isInClasses(0, [each])).toBe(true)
})

test('an empty register and an empty query find nothing', () => {
  const empty = indexOf([])
  expect(empty.source.candidates({ text: parseMark('茶'), classes: [], most: 10 })).toEqual([])
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

const bytesOf = (index: RegisterIndex): Uint8Array => Buffer.concat([...index.write()])

test('an index that is read from its bytes answers as the one that was written; the same register gives the same bytes', () => {
  const bytes = bytesOf(shared.index)
  expect(Buffer.compare(bytes, bytesOf(register(planted).index))).toBe(0)
  const { index } = RegisterIndex.read(bytes)
  for (const name of ['查理王', '白雪', 'NOKA', '黑熊']) {
    const search = { text: parseMark(name), classes: [], top: 25 }
    expect(searchMarks(index, search)).toEqual(searchMarks(shared.index, search))
  }
})

test('bytes that are no index, or not all of it, are refused', () => {
  const bytes = bytesOf(indexOf([['茶', 30]]))
  expect(() => RegisterIndex.read(bytes.subarray(0, bytes.length - 8))).toThrow(IndexUnreadable)
  expect(() => RegisterIndex.read(Buffer.from(bytes).fill('x', 20, 40))).toThrow(IndexUnreadable)
})

const names = [
  '茶裏王',
  '荼裏王',
  '查理王',
  '茶坊',
  '晨光咖啡',
  'Nokia',
  'NOKA',
  '諾基亞',
  'Snow White',
  '白雪',
  'Dawn 晨光',
]
const row = fc.tuple(
  fc.integer({ min: 0, max: 40 }),
  fc.constantFrom(...names),
  fc.integer({ min: 1, max: 3 }),
)
const rowsOf = (kept: ReadonlyMap<number, Row>): Row[] =>
  [...kept].sort(([a], [b]) => a - b).map(([, each]) => each)

test('marks that came since, and those that took the place of others, are found as if the index were made anew', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), fc.array(row, { maxLength: 25 }), (earlier, later) => {
      const kept = new Map<number, Row>(earlier.map(([number, ...each]) => [number, each]))
      const came = new Map<number, Row>(later.map(([number, ...each]) => [number, each]))
      const numbers = [...kept.keys()].sort((a, b) => a - b)
      const recent = [...came.keys()].sort((a, b) => a - b)
      const all = new Map([...kept, ...came])
      const whole = indexOf(rowsOf(all))
      const placeOf = (number: number): number => numbers.filter((each) => each < number).length
      const merged = indexOf(rowsOf(kept)).with(
        indexOf(rowsOf(came)),
        {
          before: Uint32Array.from(recent, placeOf),
          gone: recent.filter((number) => kept.has(number)).map(placeOf),
        },
        counted(rowsOf(all)),
      )
      const wholeNumbers = [...all.keys()].sort((a, b) => a - b)
      const numberIn = (mark: number): number => numbers[mark] ?? recent[mark - numbers.length]!
      expect(merged.size).toBe(whole.size)
      for (const name of names)
        for (const classes of [[], [2]]) {
          const search = { text: parseMark(name), classes, top: 10 }
          const lists = (index: RegisterIndex, numbered: (mark: number) => number | undefined) =>
            searchMarks(index, search).map(({ mark, ...rest }) => [numbered(mark), rest])
          expect(lists(merged, numberIn)).toEqual(lists(whole, (mark) => wholeNumbers[mark]))
        }
    }),
    { numRuns: 60 },
  )
})

/** Of the lists as plain arithmetic over every key gives them: whatever makes a search faster leaves them as they are. */
const firstLists = '04dfdde24766d3da3f63d881e6bbbd55ee696bd5ccbf0ece228bdec13faa9240'

test('the lists of a search are those that plain arithmetic gives', () => {
  const asked = ['查理王', '荼裏王', '白雪', '諾基亞', 'NOKA', 'Nokiaa', '黑熊', 'Black Bear', '馬麻', '光明']
  const further = ['永安利', '海山', '美利華', '新世界 New World', '大發', '明光']
  const hash = createHash('sha256')
  for (const name of [...asked, ...further])
    for (const classes of [[], [3]]) {
      const marks = searchMarks(shared.index, { text: parseMark(name), classes, top: 25 })
      const list = marks
        .filter(({ bySpelling }) => !bySpelling)
        .map(({ mark, likelihood }) => [mark, likelihood.toFixed(9)])
      hash.update(JSON.stringify(list))
    }
  expect(hash.digest('hex')).toBe(firstLists)
})
