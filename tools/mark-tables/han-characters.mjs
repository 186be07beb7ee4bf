import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const firstHan = 0x4e00
const lastHan = 0x9fa5

/** Values of some fields of a Unihan file, by character. */
export function fields(folder, file, wanted) {
  const found = new Map()
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    if (!line.startsWith('U+')) continue
    const [codePoint, field, value] = line.split('\t')
    if (!wanted.includes(field)) continue
    const character = String.fromCodePoint(Number.parseInt(codePoint.slice(2), 16))
    found.set(character, { ...found.get(character), [field]: value })
  }
  return found
}

const toneMarks = { '\u0304': 1, '\u0301': 2, '\u030C': 3, '\u0300': 4 }

/** `lǜ` as `lv4`; the neutral tone is 5. */
function numbered(pinyin) {
  let tone = 5
  let letters = ''
  for (const character of pinyin.normalize('NFD')) {
    if (character in toneMarks) tone = toneMarks[character]
    else if (character === '\u0308') letters = `${letters.slice(0, -1)}v`
    else if (character !== '\u0302') letters += character
  }
  return `${letters}${tone}`
}

/** At most three: of two values of kMandarin the second is Taiwan's and stands first; then what is in common use. */
function readingsOf({ kMandarin, kHanyuPinlu, kTGHZ2013 }) {
  const readings = kMandarin.split(' ').reverse()
  if (kHanyuPinlu) {
    for (const entry of kHanyuPinlu.split(' ')) {
      const [pinyin, count] = entry.replace(')', '').split('(')
      if (Number(count) > 20) readings.push(pinyin)
    }
  } else if (kTGHZ2013) {
    for (const entry of kTGHZ2013.split(' ').slice(0, 3)) readings.push(...entry.split(':')[1].split(','))
  }
  return [...new Set(readings.map(numbered))].slice(0, 3)
}

/** Characters of a field that names code points. */
export const charactersOf = (value = '') =>
  value
    .split(' ')
    .filter(Boolean)
    .map((each) => String.fromCodePoint(Number.parseInt(each.split('<')[0].slice(2), 16)))

/**
 * Character, readings, Cangjie code, four-corner code, strokes, whether Big5 has it (1 or 0), phonetic series, variants.
 * The characters are those of the first block (U+4E00 to U+9FA5) and of Big5 that have a Mandarin reading.
 * @param {string} folder of Unihan's text files
 */
export function hanCharacters(folder) {
  const readings = fields(folder, 'Unihan_Readings.txt', ['kMandarin', 'kHanyuPinlu', 'kTGHZ2013'])
  const codes = fields(folder, 'Unihan_DictionaryLikeData.txt', ['kCangjie', 'kFourCornerCode', 'kPhonetic'])
  const strokes = fields(folder, 'Unihan_IRGSources.txt', ['kTotalStrokes'])
  const mappings = fields(folder, 'Unihan_OtherMappings.txt', ['kBigFive'])
  const kinds = ['kTraditionalVariant', 'kZVariant', 'kSemanticVariant']
  const variants = fields(folder, 'Unihan_Variants.txt', kinds)
  const rows = []
  for (const [character, entry] of readings) {
    const codePoint = character.codePointAt(0)
    const inBig5 = mappings.has(character)
    if (!entry.kMandarin || !(inBig5 || (codePoint >= firstHan && codePoint <= lastHan))) continue
    if (codePoint < firstHan) continue
    const code = codes.get(character) ?? {}
    const forms = kinds.flatMap((kind) => charactersOf(variants.get(character)?.[kind]))
    rows.push([
      character,
      readingsOf(entry).join(' '),
      code.kCangjie ?? '',
      (code.kFourCornerCode ?? '').split(' ')[0].replace('.', ''),
      strokes.get(character)?.kTotalStrokes.split(' ').at(-1) ?? '0',
      inBig5 ? '1' : '0',
      code.kPhonetic ?? '',
      [...new Set(forms)].filter((form) => form !== character).join(''),
    ])
  }
  return rows.sort(([a], [b]) => a.codePointAt(0) - b.codePointAt(0))
}
