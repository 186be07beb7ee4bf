import { knownGoods } from './goods-list'

const terms = [
  { class: 30, nameZh: '鳳梨酥', nameEn: 'pineapple cakes', groups: ['3006'] },
  { class: 30, nameZh: '仙草粉', nameEn: 'mesona powder', groups: ['3014', '3015'] },
  { class: 43, nameZh: '仙草粉', nameEn: 'served mesona', groups: ['4301'] },
]

test('a word of the list has its groups in its class, and none elsewhere', () => {
  const { groupsOf } = knownGoods(terms, [])
  expect(groupsOf('仙草粉', 30)).toEqual(['3014', '3015'])
  expect(groupsOf('仙草粉', 43)).toEqual(['4301'])
  expect([groupsOf('仙草粉', 3), groupsOf('別的', 30)]).toEqual([[], []])
})

test('a word that only the list knows says its class', () => {
  expect(knownGoods([], []).suggester.suggest('仙草粉')[0]?.because ?? []).not.toContain('仙草粉')
  const [first] = knownGoods(terms.slice(0, 2), []).suggester.suggest('仙草粉')
  expect(first).toMatchObject({ class: 30, level: 'main', because: ['仙草粉'] })
})

test('groups are searched together both ways', () => {
  const { crossSearched } = knownGoods([], [['0301', '4402']])
  expect([...crossSearched]).toEqual([
    ['0301', new Set(['4402'])],
    ['4402', new Set(['0301'])],
  ])
})
