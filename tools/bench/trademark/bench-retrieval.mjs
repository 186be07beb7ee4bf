/**
 * `npm run bench -- trademark [marks…]`: the index of a register of made-up names (100,000 unless said) with the earlier mark of
 * each similar labelled pair among them: building, memory, time of a search, and how many are among the first 25; beside a
 * scan of all names by edit distance.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printFigures, quantile, spreadOf } from '../figures.mjs'

const require = createRequire(import.meta.url)
const library = require('../../../libs/mark-similarity/dist/index.js')
const here = dirname(fileURLToPath(import.meta.url))
const top = 25

/** @param {string[]} argv sizes of registers */
export async function run(argv) {
  const sizes = argv.length > 0 ? argv.map(Number) : [100_000]
  const pairs = JSON.parse(readFileSync(join(here, 'labelled-pairs.json'), 'utf8'))
  const asked = pairs.filter(({ similar, axis }) => similar && axis !== 'goods')
  for (const size of sizes) printFigures(measure(size, asked))
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Uniform numbers from a seed (xorshift). */
function numbersFrom(seed) {
  let state = seed
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

/** Names of the script mix and the lengths of an issue of the gazette; pairs' earlier marks stand at random places. */
function register(size, pairs) {
  const {
    beginnings,
    endings,
    middles,
    syllables,
    businesses,
  } = require('../../../apps/trademark/dist/demonstration/name-parts.js')
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

function built({ names, classes }) {
  const begun = cpuMs()
  const builder = new library.IndexBuilder()
  const frequencies = new library.ElementCounter()
  const step = Math.max(1, Math.floor(names.length / 50_000))
  for (let mark = 0; mark < names.length; mark += step) frequencies.add(library.parseMark(names[mark]))
  const packed = new library.PackedMarks(frequencies)
  names.forEach((name, mark) => {
    const text = library.parseMark(name)
    builder.add(text, classes[mark])
    packed.add(text)
  })
  const source = builder.build()
  const searched = {
    source,
    frequencies,
    preparedOf: (mark) => packed.get(mark),
    classesOf: (mark) => classes[mark],
  }
  return { searched, bytes: source.bytes + packed.bytes, seconds: (cpuMs() - begun) / 1_000 }
}

function measure(size, pairs) {
  const made = register(size, pairs)
  const { searched, bytes, seconds } = built(made)
  const times = []
  const isFound = (pair, classes) => {
    const begun = cpuMs()
    const found = library.searchMarks(searched, { text: library.parseMark(pair.a), classes, top })
    times.push(cpuMs() - begun)
    return found.some(({ mark }) => made.names[mark] === pair.b)
  }
  for (const pair of pairs.slice(0, 5)) isFound(pair, [])
  times.length = 0
  const withClass = pairs.filter((pair) => isFound(pair, [pair.class])).length
  const without = pairs.filter((pair) => isFound(pair, [])).length
  const samples = pairs.length
  const name = (what) => `retrieval ${size} ${what}`
  return [
    { name: name('build'), value: seconds, unit: 'CPU s' },
    { name: name('index'), value: bytes / 1e6, unit: 'MB' },
    {
      name: name('search p50'),
      value: quantile(times, 0.5),
      unit: 'CPU ms',
      samples: times.length,
      spread: spreadOf(times),
    },
    { name: name('search p99'), value: quantile(times, 0.99), unit: 'CPU ms', samples: times.length },
    { name: name('found in 25, class given'), value: withClass, unit: 'marks', samples },
    { name: name('found in 25'), value: without, unit: 'marks', samples },
    {
      name: name('edit distance, found in 25, class given'),
      value: scanned(made, pairs),
      unit: 'marks',
      samples,
    },
  ]
}

/** How many a scan of the class by edit distance has among its first 25; of equal ones half are before. */
function scanned({ names, classes }, pairs) {
  return pairs.filter((pair) => {
    const own = library.editRatio(pair.a.toLowerCase(), pair.b.toLowerCase())
    let before = 0
    names.forEach((name, mark) => {
      if (classes[mark][0] !== pair.class || name === pair.b) return
      const ratio = library.editRatio(pair.a.toLowerCase(), name.toLowerCase())
      before += ratio > own ? 1 : ratio === own ? 0.5 : 0
    })
    return own > 0 && before < top
  }).length
}
