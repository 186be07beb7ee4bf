/**
 * `npm run bench -- trademark [--write] [marks…]`: the index of a register of made-up names (100,000 unless said, with --write also
 * 1,000,000 and 2,500,000) with the earlier mark of each similar labelled pair among them: building, keeping and reading it,
 * memory, time of a search, and how many are among the first 25; beside a scan of all names by edit distance in the same run.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { printFigures, quantile, spreadOf } from '../figures.mjs'
import { madeRegister } from './made-register.mjs'
import { writeSearchEvidence } from './write-evidence.mjs'

/** @type {typeof import('@originseal/mark-similarity')} */
const library = createRequire(import.meta.url)('@originseal/mark-similarity')
const here = dirname(fileURLToPath(import.meta.url))
const top = 25
/** Marks of one fortnightly issue of the gazette. */
const issueMarks = 2_434
setFlagsFromString('--expose-gc')
/** The bench's own names and the index that was built are no part of a service that has read one: their garbage is taken away before. */
const collectGarbage = runInNewContext('gc')
const scans = 10

/** @param {string[]} argv sizes of registers */
export async function run(argv) {
  const write = argv.includes('--write')
  const given = argv.filter((each) => each !== '--write').map(Number)
  const usual = write ? [100_000, 1_000_000, 2_500_000] : [100_000]
  const pairs = JSON.parse(readFileSync(join(here, 'labelled-pairs.json'), 'utf8'))
  const asked = pairs.filter(({ similar, axis }) => similar && axis !== 'goods')
  const load = []
  const reports = []
  for (const size of given.length > 0 ? given : usual) {
    load.push(loadavg()[0])
    const figures = measure(size, asked)
    load.push(loadavg()[0])
    printFigures(figures)
    reports.push({ size, figures })
  }
  if (write) await writeSearchEvidence(reports, load)
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
const seconds = (begun) => (cpuMs() - begun) / 1_000

function indexOf(names, classes, frequencies) {
  const builder = library.RegisterIndex.builder()
  names.forEach((name, mark) => builder.add(library.parseMark(name), classes[mark]))
  return builder.build(frequencies)
}

function built({ names, classes }) {
  const frequencies = new library.ElementCounter()
  const step = Math.max(1, Math.floor(names.length / 50_000))
  for (let mark = 0; mark < names.length; mark += step) frequencies.add(library.parseMark(names[mark]))
  return indexOf(names, classes, frequencies)
}

/** The index of a register, read from the file that it was written as. */
function builtAndRead(made) {
  const begun = cpuMs()
  const first = built(made)
  const building = seconds(begun)
  const writing = cpuMs()
  const bytes = Buffer.concat([...first.write()])
  const written = seconds(writing)
  const reading = cpuMs()
  const { index } = library.RegisterIndex.read(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length))
  return { index, building, written, readIn: seconds(reading), megabytes: bytes.length / 1e6 }
}

/** An issue of the gazette, merged with the index. */
function merged(index, size) {
  const begun = cpuMs()
  const { names, classes } = madeRegister(issueMarks, [])
  const recent = indexOf(names, classes, index.frequencies)
  const before = Uint32Array.from(names, () => size)
  index.with(recent, { before, gone: [] }, index.frequencies)
  return seconds(begun)
}

function measure(size, pairs) {
  const made = madeRegister(size, pairs)
  const { index, building, written, readIn, megabytes } = builtAndRead(made)
  const times = []
  const search = (name, classes) => {
    const started = cpuMs()
    const found = library.searchMarks(index, { text: library.parseMark(name), classes, top })
    times.push(cpuMs() - started)
    return found
  }
  const isFound = (pair, classes) => search(pair.a, classes).some(({ mark }) => made.names[mark] === pair.b)
  collectGarbage()
  // As the service does before anybody searches.
  for (let i = 0; i < library.warmingSearches; i++)
    search(made.names[(i * 7_919) % size], i % 2 === 0 ? made.classes[i] : [])
  times.length = 0
  const withClass = pairs.filter((pair) => isFound(pair, [pair.class])).length
  const without = pairs.filter((pair) => isFound(pair, [])).length
  // Names that are asked for the other way about: more samples for the slowest.
  for (const pair of pairs) for (const classes of [[pair.class], []]) search(pair.b, classes)
  const plain = scanTimes(made, pairs.slice(0, scans))
  const samples = pairs.length
  const name = (what) => `retrieval ${size} ${what}`
  const scan = quantile(plain, 0.5)
  const besideScan = (part) => {
    const value = quantile(times, part)
    return { value, reference: 'scan of all names by edit distance, p50', ratio: scan / value }
  }
  return [
    { name: name('build'), value: building, unit: 'CPU s' },
    { name: name('write'), value: written, unit: 'CPU s' },
    { name: name('read'), value: readIn, unit: 'CPU s' },
    { name: name('issue merged'), value: merged(index, size), unit: 'CPU s', samples: issueMarks },
    { name: name('file'), value: megabytes, unit: 'MB' },
    { name: name('index'), value: index.bytes / 1e6, unit: 'MB' },
    { name: name('process'), value: process.memoryUsage().rss / 1e6, unit: 'MB' },
    {
      name: name('search p50'),
      unit: 'CPU ms',
      ...besideScan(0.5),
      samples: times.length,
      spread: spreadOf(times),
    },
    { name: name('search p99'), unit: 'CPU ms', ...besideScan(0.99), samples: times.length },
    { name: name('scan p50'), value: scan, unit: 'CPU ms', samples: plain.length },
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

/** CPU ms of holding every name of a register against one, by edit distance alone. */
const scanTimes = ({ names }, pairs) =>
  pairs.map(({ a }) => {
    const begun = cpuMs()
    let best = 0
    for (const name of names) best = Math.max(best, library.editRatio(a, name))
    return cpuMs() - begun
  })

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
