import { knownGoods, type LoadedGoods } from './known-goods'

const loaded = (given: Partial<LoadedGoods>): LoadedGoods => ({
  ...{ terms: [], links: [], registered: [], files: [], date: null },
  ...given,
})

const terms = [
  { class: 30, nameZh: '鳳梨酥', nameEn: 'pineapple cakes', groups: ['3006'] },
  { class: 30, nameZh: '仙草粉', nameEn: 'mesona powder', groups: ['3014', '3015'] },
  { class: 43, nameZh: '仙草粉', nameEn: 'served mesona', groups: ['4301'] },
]

test('a word of the list has its groups in its class, and none elsewhere', () => {
  const { groupsOf } = knownGoods(loaded({ terms }))
  expect(groupsOf('仙草粉', 30)).toEqual(['3014', '3015'])
  expect(groupsOf('仙草粉', 43)).toEqual(['4301'])
  expect([groupsOf('仙草粉', 3), groupsOf('別的', 30)]).toEqual([[], []])
})

test('a word that only the list knows says its class', () => {
  expect(knownGoods(loaded({})).suggester.suggest('仙草粉')[0]?.because ?? []).not.toContain('仙草粉')
  const [first] = knownGoods(loaded({ terms: terms.slice(0, 2) })).suggester.suggest('仙草粉')
  expect(first).toMatchObject({ class: 30, level: 'main', because: ['仙草粉'] })
})

test('groups are searched together both ways', () => {
  const { crossSearched } = knownGoods(loaded({ links: [['0301', '4402']] }))
  expect([...crossSearched]).toEqual([
    ['0301', new Set(['4402'])],
    ['4402', new Set(['0301'])],
  ])
})

test('the list’s English names say their class, whole or by what stands before a comma', () => {
  const vacuum = { class: 7, nameZh: '吸塵器', nameEn: 'quorbles, electric', groups: ['0715'] }
  const { suggester } = knownGoods(loaded({ terms: [vacuum] }))
  for (const said of ['Quorbles, electric', 'we sell quorbles'])
    expect(suggester.suggest(said)[0]).toMatchObject({ class: 7, level: 'main' })
})

test('a name that many marks are registered for says its class, by its share of the classes', () => {
  const registered = [
    { class: 29, name: '霧凇凍', marks: 9 },
    { class: 30, name: '霧凇凍', marks: 3 },
  ]
  const suggestions = knownGoods(loaded({ registered })).suggester.suggest('霧凇凍')
  expect(suggestions[0]).toMatchObject({ class: 29, because: ['霧凇凍'] })
})

test('the edition names what is loaded: other files, another one', () => {
  const edition = (...files: string[]) => knownGoods(loaded({ files })).knowledge.edition
  expect(new Set([edition(), edition('a'), edition('b'), edition('a', 'b')]).size).toBe(4)
  expect(edition('a')).toBe(edition('a'))
})
