import { createRequire } from 'node:module'
import { quantile, spreadOf } from '../figures.mjs'

const LIMIT = 31
const BLOCK = 25
/** A scan in a database takes a tenth of a second and more. */
const QUERIES = 50
/** More would take longer to load than to measure. */
const MOST = 1e6
const ROWS_A_STATEMENT = 5000

/**
 * The same hashes and queries in PostgreSQL with pgvector (0.7 or later, for distances of bits), which PGVECTOR_URL names:
 * exact, so without an index of its own, which would be an approximate one; one process, in turn with the index by
 * blocks of queries. Both must find the same.
 * @param {{ within(query: Uint32Array): { key: number }[] }} index whose keys count the hashes from 0
 * @param {Uint32Array} hashes
 * @param {Uint32Array[]} queries
 * @param {string} at how many hashes, for the figures' names
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function againstPgvector(index, hashes, queries, at) {
  const name = `query p50 against pgvector, ${at}`
  const notRun = (why) => [{ name, value: 'not run', unit: 'ms', reference: `pgvector (${why})` }]
  const url = process.env.PGVECTOR_URL
  if (!url) return notRun('PGVECTOR_URL is not set')
  const count = hashes.length / 8
  if (count > MOST) return notRun(`up to ${MOST} hashes only`)
  // Who has no such database needs no client for it.
  const { Client } = createRequire(import.meta.url)('pg')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const version = await load(client, hashes)
    const asked = queries.slice(0, QUERIES)
    const { ours, theirs } = await takeTurns(index, client, asked)
    const [p50, median] = [quantile(ours, 0.5), quantile(theirs, 0.5)]
    const samples = asked.length
    const reference = `pgvector ${version}, full scan`
    return [
      { name, value: p50, unit: 'ms', reference, ratio: median / p50, samples, spread: spreadOf(ours) },
      { name: `pgvector p50, ${at}`, value: median, unit: 'ms', samples, spread: spreadOf(theirs) },
    ]
  } finally {
    await client.end()
  }
}

/** @returns {Promise<string>} the extension's version */
async function load(client, hashes) {
  await client.query('CREATE EXTENSION IF NOT EXISTS vector')
  const { rows } = await client.query("SELECT extversion FROM pg_extension WHERE extname = 'vector'")
  await client.query('SET max_parallel_workers_per_gather = 0')
  // Behind a pool the session may be another one's of before.
  await client.query('DROP TABLE IF EXISTS pg_temp.bench_hash')
  await client.query('CREATE TEMPORARY TABLE bench_hash (key int NOT NULL, hash bit(256) NOT NULL)')
  for (let from = 0; from < hashes.length / 8; from += ROWS_A_STATEMENT) {
    const keys = Array.from(
      { length: Math.min(ROWS_A_STATEMENT, hashes.length / 8 - from) },
      (_, i) => from + i,
    )
    await client.query('INSERT INTO bench_hash SELECT * FROM unnest($1::int[], $2::bit(256)[])', [
      keys,
      keys.map((key) => bitsOf(hashes.subarray(key * 8, key * 8 + 8))),
    ])
  }
  await client.query('ANALYZE bench_hash')
  return rows[0].extversion
}

async function takeTurns(index, client, queries) {
  /** @type {{ ours: number[], theirs: number[] }} */
  const times = { ours: [], theirs: [] }
  const nearest = (query) => index.within(query).map(({ key }) => key)
  const text = `SELECT key FROM bench_hash WHERE hash <~> $1::bit(256) <= ${LIMIT}`
  const scanned = async (query) => {
    const { rows } = await client.query(text, [bitsOf(query)])
    return rows.map(({ key }) => key)
  }
  for (let from = 0; from < queries.length; from += BLOCK) {
    const block = queries.slice(from, from + BLOCK)
    const found = []
    for (const query of block) {
      const began = performance.now()
      found.push(nearest(query))
      times.ours.push(performance.now() - began)
    }
    for (const [i, query] of block.entries()) {
      const began = performance.now()
      const keys = await scanned(query)
      times.theirs.push(performance.now() - began)
      const [a, b] = [keys, found[i]].map((each) => each.toSorted((x, y) => x - y).join())
      if (a !== b) throw new Error(`pgvector found ${a || 'nothing'}, we ${b || 'nothing'}`)
    }
  }
  return times
}

/** The words' own order: a distance is the same in any. */
function bitsOf(words) {
  return Array.from(words, (word) => word.toString(2).padStart(32, '0')).join('')
}
