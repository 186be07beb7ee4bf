import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeHashes, makeQueries } from './make-hashes.mjs'

/**
 * The same hashes and queries in faiss, where FAISS_BENCH names a program: called with a file of hashes and one of
 * queries (32 bytes each) and the limit, it prints the median milliseconds a query of its best exact index, one thread.
 * @param {{ count: number, p50: number }[]} points
 * @returns {import('../figures.mjs').Figure[]}
 */
export function runFaiss(points, seed) {
  const program = process.env.FAISS_BENCH
  return points.map(({ count, p50 }) => {
    const name = `query p50 against faiss, ${count}`
    if (!program) return { name, value: 'not run', unit: 'ms', reference: 'faiss (FAISS_BENCH is not set)' }
    const folder = mkdtempSync(join(tmpdir(), 'originseal-faiss-'))
    try {
      const [stored, asked] = ['hashes', 'queries'].map((file) => join(folder, file))
      const hashes = makeHashes(count, seed)
      const queries = makeQueries(hashes, 200, seed + 1)
      writeFileSync(stored, hashes)
      writeFileSync(asked, Buffer.concat(queries.map((query) => Buffer.from(query.buffer))))
      const { status, stdout, stderr } = spawnSync(program, [stored, asked, '31'], { encoding: 'utf8' })
      const theirs = Number(stdout)
      if (status !== 0 || !(theirs > 0)) throw new Error(`${program} failed: ${stderr || stdout}`)
      return {
        name,
        value: p50,
        unit: 'ms',
        reference: `faiss ${theirs} ms`,
        ratio: theirs / p50,
        samples: 200,
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}
