import { createRequire } from 'node:module'

const built = createRequire(import.meta.url)

/** Uniform numbers from a seed (xorshift). */
export function numbersFrom(seed) {
  let state = seed
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

/** Names of the script mix and the lengths of an issue of the gazette; pairs' earlier marks stand at random places. */
export function madeRegister(size, pairs) {
  /** @type {typeof import('../../../../apps/trademark/src/demonstration/name-parts.js')} */
  const { beginnings, endings, middles, syllables, businesses } = built(
    '../../../../apps/trademark/dist/demonstration/name-parts.js',
  )
  const random = numbersFrom(size + 1)
  const pick = (values) => values[random(values.length)]
  const han = [...beginnings, ...middles, ...endings]
  const names = Array.from({ length: size }, () => {
    const characters = Array.from({ length: 2 + random(3) }, () => pick(han)).join('')
    const letters = Array.from({ length: 2 + random(3) }, () => pick(syllables)).join('')
    const kind = random(10)
    if (kind < 5) return random(4) === 0 ? characters.slice(0, 2) + pick(businesses) : characters
    return kind < 9 ? letters : `${characters} ${letters}`
  })
  const classes = names.map(() => [1 + random(45)])
  for (const pair of pairs) {
    const place = random(size)
    names[place] = pair.b
    classes[place] = [pair.class]
  }
  return { names, classes }
}
