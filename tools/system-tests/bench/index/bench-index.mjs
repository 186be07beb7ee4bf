/**
 * `npm run bench -- index [largest] [smallest]`: exact search within 31 bits among `smallest` hashes (default 10^4), and
 * ten times as many up to `largest` (default 10^7, which takes about 3 GB), by the index and by its own plain scan, in
 * turn; and against faiss where FAISS_BENCH names `faiss-search.py` or its like, and pgvector where PGVECTOR_URL names a
 * database that has it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { printFigures, quantile, spreadOf } from '../figures.mjs'
import { againstFaiss } from './run-faiss.mjs'
import { againstPgvector } from './run-pgvector.mjs'
import { makeHashes, makeQueries } from './make-hashes.mjs'

const require = createRequire(import.meta.url)
const { HammingIndex } = require('@originseal/fingerprint')

const SEED = 20_12
const BATCH = 2 ** 16
const BLOCK = 50

function fill(index, hashes) {
  const count = hashes.length / 8
  index.reserve(index.size + count)
  for (let from = 0; from < count; from += BATCH) {
    const length = Math.min(BATCH, count - from)
    const keys = Uint32Array.from({ length }, (_, i) => from + i)
    index.addMany(keys, hashes.subarray(from * 8, (from + length) * 8))
  }
}

function timed(action) {
  const began = process.hrtime.bigint()
  const result = action()
  return { ms: Number(process.hrtime.bigint() - began) / 1e6, result }
}

/** @returns {Promise<{ figures: import('../figures.mjs').Figure[], p50: number }>} */
async function measure(count) {
  const hashes = makeHashes(count, SEED)
  const queries = makeQueries(hashes, count >= 1e7 ? 200 : 400, SEED + 1)
  const scan = new HammingIndex({ plan: () => undefined })
  const index = new HammingIndex()
  fill(scan, hashes)
  fill(index, hashes)
  const steps = []
  for (let more = true; more;) {
    const step = timed(() => index.mergeStep())
    steps.push(step.ms)
    more = step.result
  }
  const times = { index: [], scan: [] }
  let hits = 0
  const answers = { index: [], scan: [] }
  // The first calls run code that is still being optimised.
  for (const query of queries.slice(0, 100)) for (const each of [index, scan]) each.within(query)
  // In turn by blocks: after every scan the caches hold its rows and none of the tables, which no owner would see.
  for (let from = 0; from < queries.length; from += BLOCK) {
    for (const [name, searched] of Object.entries({ index, scan })) {
      for (const query of queries.slice(from, from + BLOCK)) {
        const { ms, result } = timed(() => searched.within(query))
        times[name].push(ms)
        answers[name].push(JSON.stringify(result))
        if (name === 'scan') hits += result.length
      }
    }
  }
  const wrong = answers.index.filter((answer, i) => answer !== answers.scan[i]).length
  const p50 = quantile(times.index, 0.5)
  const scanned = quantile(times.scan, 0.5)
  const samples = queries.length
  const spread = spreadOf(times.index)
  const at = `10^${Math.round(Math.log10(count))}`
  const figures = [
    {
      name: `query p50, ${at}`,
      value: p50,
      unit: 'ms',
      reference: 'plain scan',
      ratio: scanned / p50,
      samples,
      spread,
    },
    { name: `query p99, ${at}`, value: quantile(times.index, 0.99), unit: 'ms', samples },
    { name: `plain scan p50, ${at}`, value: scanned, unit: 'ms', samples },
    { name: `answers unlike the scan's, ${at}`, value: wrong, unit: `of ${samples} (${hits} hits)`, samples },
    { name: `memory, ${at}`, value: index.bytes / 1e6, unit: 'MB' },
    { name: `memory per million, ${at}`, value: index.bytes / count, unit: 'MB' },
    { name: `tables built, ${at}`, value: steps.reduce((a, b) => a + b, 0) / 1000, unit: 's', samples: 1 },
    ...(await againstFaiss(index, hashes, queries, at)),
    ...(await againstPgvector(index, hashes, queries, at)),
    ...(await measureUpkeep(index, count, at)),
  ]
  return { figures, p50 }
}

/** What additions and a restart cost: a merge of one more 256th part, writing the image, reading it. */
async function measureUpkeep(index, count, at) {
  fill(index, makeHashes(Math.ceil(count / 256), SEED + 2))
  const steps = []
  for (let more = true; more;) {
    const step = timed(() => index.mergeStep())
    steps.push(step.ms)
    more = step.result
  }
  const folder = mkdtempSync(join(tmpdir(), 'originseal-bench-'))
  try {
    const path = join(folder, 'index.image')
    const began = performance.now()
    await index.dump(path)
    const dumped = performance.now()
    const { index: loaded } = await HammingIndex.load(path)
    const done = performance.now()
    if (loaded.size !== index.size) throw new Error('The image holds other hashes')
    return [
      {
        name: `merge of N/256, longest step, ${at}`,
        value: Math.max(...steps),
        unit: 'ms',
        samples: steps.length,
      },
      { name: `image written, ${at}`, value: (dumped - began) / 1000, unit: 's', samples: 1 },
      { name: `image loaded, ${at}`, value: (done - dumped) / 1000, unit: 's', samples: 1 },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Slope of log time over log count, by least squares. */
function exponentOf(points) {
  const logs = points.map(({ count, p50 }) => [Math.log(count), Math.log(p50)])
  const [mx, my] = [0, 1].map((k) => logs.reduce((sum, log) => sum + log[k], 0) / logs.length)
  const over = logs.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0)
  return over / logs.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
}

export async function run([largest = '1e7', smallest = '1e4']) {
  const [most, least] = [Number(largest), Number(smallest)]
  if (!(least >= 1e4 && most >= least))
    throw new Error(`From 10,000 hashes on, not ${smallest} to ${largest}`)
  console.log(
    `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model}; seed ${SEED}; one thread`,
  )
  const figures = []
  const points = []
  for (let count = least; count <= most; count *= 10) {
    const measured = await measure(count)
    figures.push(...measured.figures)
    points.push({ count, p50: measured.p50 })
    console.error(`measured ${count}`)
  }
  if (points.length > 1) {
    const name = `exponent of the query time, ${least} to ${points.at(-1).count}`
    figures.push({ name, value: exponentOf(points), unit: '', samples: points.length })
  }
  printFigures(figures)
}
