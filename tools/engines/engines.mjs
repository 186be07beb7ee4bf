/**
 * `npm run engines`: the real servers, for whoever outgrows the embedded ones: PostgreSQL, Kafka, MinIO, Kubo.
 */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { ensureBuild, ensurePackages, repository, requireNode, Unprepared } from '../standalone/prepare.mjs'

const began = Date.now()

/** @type {import('../standalone/prepare.mjs').Say} */
const say = (text) => console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`)

async function engines(argv) {
  requireNode()
  await ensurePackages(say)
  await ensureBuild(say)
  /** @type {typeof import('@originseal/engines')} */
  const { runEngines } = createRequire(import.meta.url)('./dist/index.js')
  const dataDir = resolve(repository, process.env.DATA_DIR || '.data')
  return runEngines(argv, { repository, dataDir, environment: process.env }, { say, print: console.log })
}

engines(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error) => {
    const isTold = error instanceof Unprepared || ['Refusal', 'Missing'].includes(error?.name)
    console.error(isTold ? error.message : error)
    process.exitCode = 1
  },
)
