import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { charactersOf, fields } from '../../../mark-tables/han-characters.mjs'
import { numbersFrom } from './made-register.mjs'
import { areaUnderCurve } from './statistics.mjs'

const require = createRequire(import.meta.url)
const inLibrary = (file) => require(`../../../../libs/mark-similarity/dist/${file}.js`)
const library = inLibrary('index')
const here = dirname(fileURLToPath(import.meta.url))
export const read = (file) => readFileSync(join(here, file), 'utf8')

/** Pairs of characters that are often taken for each other: an own list, which nothing was fitted on. */
const lookAlikes =
  '末未 土士 天夭 己已 日曰 干千 戌戍 茶荼 辛幸 侯候 治冶 楊揚 萊菜 炎炙 壁璧 梁粱 暑署 崇祟 毫亳 贏羸 晴睛 拆折 析折 刺剌 汨汩 陝陜 洗冼 沐休 鳥烏 兔免 狼狠 鑛礦 裡理 清請 蘭欄 堡煲'
    .split(' ')
    .map((pair) => Array.from(pair))
const unlike = 5_000

/**
 * Pairs of characters that Unicode says are taken for each other, of which the weights of the look were not fitted on: every second in the
 * order of its file, of those with a Mandarin reading and a Cangjie code. The tables know some of them only.
 */
function heldSpoofingPairs(folder) {
  const readings = fields(folder, 'Unihan_Readings.txt', ['kMandarin'])
  const codes = fields(folder, 'Unihan_DictionaryLikeData.txt', ['kCangjie'])
  const variants = fields(folder, 'Unihan_Variants.txt', ['kSpoofingVariant'])
  const hasCodes = (character) => readings.has(character) && codes.has(character)
  return [...variants]
    .flatMap(([a, { kSpoofingVariant }]) => charactersOf(kSpoofingVariant).map((b) => [a, b]))
    .filter(([a, b]) => a < b && hasCodes(a) && hasCodes(b))
    .filter((_, i) => i % 2 === 1)
}

/** Do characters that look alike stand above any two, and above two of as many strokes? @param {string} [unihan] folder of its text files */
export function looks(unihan) {
  const { characterLook } = inLibrary('look/character-look')
  const { glyphCosine } = inLibrary('look/glyphs')
  const { editRatio } = inLibrary('look/edit-ratio')
  const known = inLibrary('text/han-characters').hanCharacters()
  const characters = [...known].filter(([, { inBig5 }]) => inBig5)
  /** @type {Map<number, any[]>} */
  const byStrokes = new Map(characters.map(([, { strokes }]) => [strokes, []]))
  for (const each of characters) byStrokes.get(each[1].strokes)?.push(each)
  const random = numbersFrom(7)
  const others = Array.from({ length: unlike }, (_, i) => {
    const [a, { strokes }] = characters[random(characters.length)]
    const among = (i % 2 === 0 ? undefined : byStrokes.get(strokes)) ?? characters
    return [a, among[random(among.length)][0]]
  }).filter(([a, b]) => a !== b)
  const cangjie = (character) => known.get(character)?.cangjie ?? ''
  const measures = {
    model: characterLook,
    'picture alone': glyphCosine,
    'Cangjie alone': (a, b) => editRatio(cangjie(a), cangjie(b)),
  }
  const spoofing = unihan ? heldSpoofingPairs(unihan) : []
  const knownSpoofing = spoofing.filter((pair) => pair.every((each) => known.has(each)))
  /** @type {Record<string, string[][]>} */
  const lists = { look: lookAlikes, ...(unihan ? { spoofing: knownSpoofing } : {}) }
  const areas = Object.entries(lists).flatMap(([list, pairs]) =>
    Object.entries(measures).map(([name, measure]) => ({
      name: `${list}.auc ${name}`,
      value: areaUnderCurve([
        ...pairs.map(([a, b]) => ({ similar: true, score: measure(a, b) })),
        ...others.map(([a, b]) => ({ similar: false, score: measure(a, b) })),
      ]),
      unit: '',
      samples: pairs.length,
    })),
  )
  if (!unihan) return [...areas, { name: 'spoofing.auc model', value: 'not run', unit: '' }]
  return [...areas, { name: 'spoofing.held', value: spoofing.length, unit: 'pairs' }]
}

/** Foreign brands against the names that they bear in Taiwan: is the right one first? */
export function transliterations() {
  const brands = JSON.parse(read('brands.json')).map((pair) => pair.map((text) => library.prepareMark(text)))
  const rows = brands.flatMap(([latin], i) =>
    brands.map(([, han], j) => ({ of: i, similar: i === j, score: library.transliterationOf(latin, han) })),
  )
  const ranks = brands.map((_, i) => {
    const own = rows.find(({ of, similar }) => of === i && similar).score
    return rows.filter(({ of, score }) => of === i && score > own).length
  })
  const wrong = rows
    .filter(({ similar }) => !similar)
    .map(({ score }) => score)
    .sort((a, b) => b - a)
  const limit = wrong[Math.floor(wrong.length / 100)]
  const count = (name, value) => ({ name, value, unit: 'brands', samples: brands.length })
  return [
    { name: 'transliteration.auc', value: areaUnderCurve(rows), unit: '', samples: rows.length },
    count('transliteration.first', ranks.filter((rank) => rank === 0).length),
    count('transliteration.in three', ranks.filter((rank) => rank < 3).length),
    count(
      'transliteration.found at 1 % false',
      rows.filter(({ similar, score }) => similar && score > limit).length,
    ),
  ]
}

/** Words of a dictionary, which nobody here chose, with the classes of the terms that they mean. */
function dictionaryWords(suggester) {
  const rows = JSON.parse(read('cc-cedict/dictionary-words.json')).map(([word, wanted]) => ({
    wanted,
    suggested: suggester.suggest(word).map((each) => each.class),
  }))
  const count = (name, holds) => ({
    name: `classes.dictionary ${name}`,
    value: rows.filter(holds).length,
    unit: 'words',
    samples: rows.length,
  })
  return [
    count('first', ({ wanted, suggested }) => wanted.includes(suggested[0])),
    count('in three', ({ wanted, suggested }) => suggested.slice(0, 3).some((each) => wanted.includes(each))),
    count('unknown', ({ suggested }) => suggested.length === 0),
  ]
}

export function classes() {
  const suggester = new library.ClassSuggester()
  const rows = read('class-descriptions.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [description, wanted] = line.split('|')
      const suggested = suggester.suggest(description).map((each) => each.class)
      return { suggested, main: Number(wanted.split(',')[0]) }
    })
  const count = (name, value) => ({ name, value, unit: 'descriptions', samples: rows.length })
  return [
    count('classes.main first', rows.filter(({ suggested, main }) => suggested[0] === main).length),
    count(
      'classes.main in three',
      rows.filter(({ suggested, main }) => suggested.slice(0, 3).includes(main)).length,
    ),
    ...dictionaryWords(suggester),
  ]
}
