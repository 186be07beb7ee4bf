import { classTitle } from './class-titles'
import { ClassSuggester, questionsFor } from './suggest-classes'

let suggester: ClassSuggester
beforeAll(() => {
  suggester = new ClassSuggester()
})

test.each([
  ['我們賣手工香皂和天然洗髮精', 3],
  ['台北街頭的精品咖啡館,提供現煮咖啡與甜點', 43],
  ['精釀啤酒廠', 32],
  ['律師事務所', 45],
  ['coffee beans', 30],
  ['手沖咖啡濾掛包', 30],
  ['夜市賣鹽酥雞的攤位', 43],
  ['到府幫貓洗澡的寵物沙龍', 44],
  ['二手包買賣', 35],
  ['露營用的天幕帳篷', 22],
  ['電動輔助自行車', 12],
  ['婚紗出租', 45],
  ['冷氣安裝與維修', 37],
  ['小學生程式課程', 41],
])('TM-03: %s is of class %i', (description, expected) => {
  const [first] = suggester.suggest(description)
  expect(first).toMatchObject({ class: expected, level: 'main' })
})

test('TM-03: the words that speak for a class are named', () => {
  const [soap] = suggester.suggest('我們賣手工香皂和天然洗髮精')
  expect(soap?.because).toEqual(expect.arrayContaining(['洗髮精']))
})

test('TM-03: a class that a word names is told of, however little it weighs', () => {
  const tea = suggester.suggest('手搖飲料店，也賣茶葉').find((each) => each.class === 30)
  expect(tea).toMatchObject({ level: 'maybe', because: ['茶葉'] })
})

test('what no word is known of has no suggestion', () => {
  expect(suggester.suggest('ψψψ')).toEqual([])
  expect(suggester.suggest('')).toEqual([])
})

test('retail, a shop and an app are asked for and not added', () => {
  const suggestions = suggester.suggest('鳳梨酥')
  expect(suggestions[0]?.class).toBe(30)
  expect(questionsFor(suggestions).map(({ kind }) => kind)).toEqual(['retail', 'shop', 'app'])
  expect(questionsFor([])).toEqual([])
})

test('every class has a title', () => {
  expect(classTitle(45).en).toBe('Legal, security, personal services')
  expect(() => classTitle(46)).toThrow(RangeError)
})
