import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'

const built = createRequire(import.meta.url)

/** Single characters and pairs of them. */
const grams = (text) => {
  const characters = Array.from(text.toLowerCase().replaceAll(/\s/gu, ''))
  return new Set([...characters, ...characters.slice(1).map((each, i) => characters[i] + each)])
}
function dice(a, b) {
  const [x, y] = [grams(a), grams(b)]
  const shared = [...x].filter((gram) => y.has(gram)).length
  return (2 * shared) / (x.size + y.size || 1)
}

/** Scores by simple measures, for each pair. @param {typeof import('@originseal/mark-similarity')} library */
export function simpleBaselines({ editRatio, parseMark, readingOf }) {
  const pinyin = (text) => {
    const { written, words } = parseMark(text)
    return [...written.map((each) => readingOf(each)?.slice(0, -1) ?? each), ...words].join(' ')
  }
  return {
    'edit distance': ({ a, b }) => editRatio(a.toLowerCase(), b.toLowerCase()),
    'pinyin edit distance': ({ a, b }) => editRatio(pinyin(a), pinyin(b)),
    'pairs of characters (Dice)': ({ a, b }) => dice(a, b),
  }
}

/** PostgreSQL's own measure, on a server that is started for it; undefined where its extension is not there. */
export async function trigramScores(pairs) {
  /** @type {typeof import('../../../engines/src/postgres/test-server.js')} */
  const { startTestServer } = built('../../../engines/dist/postgres/test-server.js')
  const { Client } = built('pg')
  const server = await startTestServer(`bench_${Date.now()}`)
  const client = new Client({ connectionString: server.url })
  try {
    await client.connect()
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    const { rows } = await client.query(
      'SELECT similarity(a, b) AS score FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS pair (a, b, n) ORDER BY n',
      [pairs.map(({ a }) => a.toLowerCase()), pairs.map(({ b }) => b.toLowerCase())],
    )
    return rows.map(({ score }) => Number(score))
  } finally {
    await client.end()
    await server.stop()
  }
}

const dimsim = `
import json, sys
from dimsim import get_distance
far = 1e6
out = []
for a, b in json.load(sys.stdin):
    try: out.append(get_distance(a, b) if a and len(a) == len(b) else far)
    except Exception: out.append(far)
print(json.dumps(out))`

/** DimSim's distances of Han texts of equal length; undefined where Python or the package is not there. */
export function dimsimScores(texts) {
  try {
    const answer = execFileSync(process.env.PYTHON ?? 'python3', ['-W', 'ignore', '-c', dimsim], {
      input: JSON.stringify(texts),
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    return JSON.parse(answer.trim().split('\n').at(-1) ?? '').map((distance) => 1 / (1 + distance))
  } catch {
    return undefined
  }
}
