import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { quantile, spreadOf } from '../figures.mjs'

const LIMIT = 31
const BLOCK = 50
/** Queries of a block that are asked first and not counted. */
const WARM_UP = 20

/**
 * The same hashes and queries in faiss, where FAISS_BENCH names a program like `faiss-search.py`, in turn with the index
 * by blocks of queries. Figures: the index against the best of faiss's exact indexes, and each of those.
 * @param {{ within(query: Uint32Array): object[] }} index
 * @param {Uint32Array} hashes
 * @param {Uint32Array[]} queries
 * @param {string} at how many hashes, for the figures' names
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function againstFaiss(index, hashes, queries, at) {
  const name = `query p50 against faiss, ${at}`
  const program = process.env.FAISS_BENCH
  if (!program) return [{ name, value: 'not run', unit: 'ms', reference: 'faiss (FAISS_BENCH is not set)' }]
  const folder = mkdtempSync(join(tmpdir(), 'originseal-faiss-'))
  try {
    const [stored, asked] = ['hashes', 'queries'].map((file) => join(folder, file))
    writeFileSync(stored, hashes)
    writeFileSync(asked, Buffer.concat(queries.map((query) => Buffer.from(query.buffer))))
    const faiss = startFaiss(program, [stored, asked, String(LIMIT)])
    try {
      const { version } = await faiss.line()
      return figuresOf(await takeTurns(index, queries, faiss), { name, at, version, samples: queries.length })
    } finally {
      faiss.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function startFaiss(program, given) {
  const child = spawn(program, given, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const failed = new Promise((_, reject) => child.once('error', reject))
  failed.catch(() => undefined)
  const line = async () => {
    const { value, done } = await Promise.race([lines.next(), failed])
    if (done) throw new Error(`${program} ended without an answer`)
    return JSON.parse(value)
  }
  return {
    line,
    ask(from, to) {
      child.stdin.write(`${from} ${to}\n`)
      return line()
    },
    close: () => child.stdin.end(),
  }
}

async function takeTurns(index, queries, faiss) {
  /** @type {{ ms: number[], found: number }} */
  const ours = { ms: [], found: 0 }
  /** @type {Record<string, { ms: number[], found: number }>} */
  const theirs = {}
  await faiss.ask(0, Math.min(WARM_UP, queries.length))
  for (const query of queries.slice(0, WARM_UP)) index.within(query)
  for (let from = 0; from < queries.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, queries.length)
    for (const query of queries.slice(from, to)) {
      const began = performance.now()
      ours.found += index.within(query).length
      ours.ms.push(performance.now() - began)
    }
    for (const [name, { ms, found }] of Object.entries(await faiss.ask(from, to))) {
      theirs[name] ??= { ms: [], found: 0 }
      theirs[name].ms.push(...ms)
      theirs[name].found += found
    }
  }
  return { ours, theirs }
}

function figuresOf({ ours, theirs }, { name, at, version, samples }) {
  const p50 = quantile(ours.ms, 0.5)
  const medians = Object.entries(theirs).map(([index, { ms }]) => ({ index, median: quantile(ms, 0.5) }))
  const best = medians.reduce((a, b) => (b.median < a.median ? b : a))
  const spread = spreadOf(ours.ms)
  const wrong = Object.entries(theirs).filter(([, { found }]) => found !== ours.found)
  if (wrong.length > 0)
    throw new Error(`faiss found ${wrong.map(([i, w]) => `${w.found} by ${i}`)}, we ${ours.found}`)
  const medianOf = ({ index, median }) => ({
    name: `faiss ${index} p50, ${at}`,
    value: median,
    unit: 'ms',
    samples,
    spread: spreadOf(theirs[index].ms),
  })
  const reference = `faiss ${version} ${best.index}`
  return [
    { name, value: p50, unit: 'ms', reference, ratio: best.median / p50, samples, spread },
    ...medians.map(medianOf),
    { name: `found by us and by faiss, ${at}`, value: ours.found, unit: 'hashes', samples },
  ]
}
