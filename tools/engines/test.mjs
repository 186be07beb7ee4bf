/**
 * `npm run test:engines`: the contract of every interface that has a real server behind it, on the servers that
 * `npm run engines` started or the environment names, and the journey on them. A server that is absent is 'not run'.
 */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuild, ensurePackages, repository, requireNode, Unprepared } from '../standalone/prepare.mjs'
import { journey, run, withProduct } from './product.mjs'

const say = (text) => console.log(text)
const secret = (file) => readFileSync(file, 'utf8').trim()

/** What stands behind each interface, and the tests of its contract with the variables that name the server. */
const contracts = [
  {
    engine: 'postgres',
    tests: ['libs/platform/database/'],
    env: ({ adminUrl }) => ({ ORIGINSEAL_TEST_POSTGRES_URL: adminUrl }),
  },
  {
    engine: 'kafka',
    tests: ['libs/platform/messaging/src/kafka/'],
    env: ({ brokers }) => ({ KAFKA_TEST_BROKERS: brokers }),
  },
  {
    engine: 'minio',
    tests: ['libs/platform/storage/src/s3-object-store'],
    env: ({ endpoint, accessKeyFile, secretKeyFile }) => ({
      S3_TEST_ENDPOINT: endpoint,
      S3_TEST_ACCESS_KEY: secret(accessKeyFile),
      S3_TEST_SECRET_KEY: secret(secretKeyFile),
    }),
  },
  {
    engine: 'kubo',
    tests: ['libs/platform/storage/src/kubo-ipfs'],
    env: ({ rpcUrl }) => ({ KUBO_TEST_RPC: rpcUrl }),
  },
]

async function contract({ tests, env }, endpoint) {
  const jest = join(repository, 'node_modules/jest/bin/jest.js')
  const { code, output } = await run(
    process.execPath,
    [jest, '--selectProjects', 'medium', '--', ...tests],
    env(endpoint),
  )
  const counted = /^Tests: .*$/m.exec(output)?.[0] ?? 'no test ran'
  return { passed: code === 0, words: counted, output }
}

async function test() {
  requireNode()
  await ensurePackages(say)
  await ensureBuild(say)
  /** @type {typeof import('../standalone/src/index.js')} */
  const { givenEngines } = createRequire(import.meta.url)('../standalone/dist/index.js')
  const dataDir = resolve(repository, process.env.DATA_DIR || '.data')
  const given = givenEngines(process.env, dataDir)
  const count = { passed: 0, failed: 0, notRun: 0 }
  const tell = (name, { passed, words, output }, began) => {
    if (!passed) console.log(`\n${output.trimEnd()}\n`)
    count[passed ? 'passed' : 'failed'] += 1
    console.log(
      `${name.padEnd(9)} ${passed ? 'passed' : 'FAILED'}  ${words}  (${((Date.now() - began) / 1000).toFixed(1)} s)`,
    )
  }
  for (const each of contracts) {
    const endpoint = given[each.engine]
    if (!endpoint) {
      count.notRun += 1
      console.log(
        `${each.engine.padEnd(9)} not run: it does not run here ('npm run engines -- --only ${each.engine}')`,
      )
      continue
    }
    const began = Date.now()
    tell(each.engine, await contract(each, endpoint), began)
  }
  const began = Date.now()
  const onEngines = await withProduct(dataDir, [], () => journey(dataDir))
  tell('journey', onEngines ?? { passed: false, words: 'the product did not start', output: '' }, began)
  console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.notRun} not run`)
  return count.failed > 0 ? 1 : 0
}

test().then(
  (code) => (process.exitCode = code),
  (error) => {
    console.error(error instanceof Unprepared || error?.name === 'Refusal' ? error.message : error)
    process.exitCode = 1
  },
)
