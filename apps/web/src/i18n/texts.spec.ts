import { coverageNoteKeys, errors, progressKeys, scoreSignals } from '@originseal/contracts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@originseal/contracts/languages'

const sources = join(__dirname, '..')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })

type Texts = { [key: string]: string | Texts }

const read = (file: string): Texts => JSON.parse(readFileSync(join(sources, file), 'utf8')) as Texts

/** `{a: {b: 'x'}}` becomes `{'a.b': 'x'}`. */
function flat(texts: Texts, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flat(value, `${prefix}${key}.`)),
    ),
  )
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
const english = files.filter((file) => file.endsWith('.en.json'))
const inLanguage = (file: string, language: string) => file.replace('.en.json', `.${language}.json`)

it('finds the texts of every feature', () => {
  expect(english.length).toBeGreaterThanOrEqual(7)
})

describe.each(english)('%s', (file) => {
  const own = flat(read(file))

  it('has the same keys in Traditional Chinese, the first language', () => {
    expect(Object.keys(flat(read(inLanguage(file, 'zh-TW')))).sort()).toEqual(Object.keys(own).sort())
  })

  it.each(languages)('puts the same values into its sentences in %s', (language) => {
    for (const [key, text] of Object.entries(flat(read(inLanguage(file, language))))) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(own[key] ?? '')])
    }
  })
})

it('lists what is missing in the other languages, which then is English: nothing', () => {
  const missing = english.flatMap((file) =>
    ['zh', 'ja', 'ko'].flatMap((language) => {
      const there = flat(read(inLanguage(file, language)))
      return Object.keys(flat(read(file)))
        .filter((key) => !(key in there))
        .map((key) => `${inLanguage(file, language)}: ${key}`)
    }),
  )
  expect(missing).toEqual([])
})

it.each(['zh-TW', 'zh', 'ja', 'ko'])(
  'has a sentence for every error code in %s, and no other',
  (language) => {
    expect(Object.keys(read(`i18n/errors.${language}.json`)).sort()).toEqual(Object.keys(errors).sort())
  },
)

describe.each(languages)('what a scan says, in %s', (language) => {
  const texts = flat(read(`features/scans/scans.${language}.json`))
  const keysUnder = (prefix: string) =>
    Object.keys(texts)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))

  it.each([
    ['coverage.note.', coverageNoteKeys],
    ['scan.signal.', scoreSignals],
    // The page's own event: the server does not know that it is not heard.
    ['scan.event.', [...progressKeys, 'connection-interrupted']],
  ])('has a sentence for every key of %s, and no other', (prefix, keys) => {
    expect(keysUnder(prefix).sort()).toEqual([...keys].sort())
  })
})
