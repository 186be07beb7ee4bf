/**
 * `npm run fuzz -- api [examples] [seed] [--write]`: Schemathesis over the OpenAPI document of a product that this starts
 * on free ports with an empty data folder: as a member, as an administrator, as a visitor of the trial, and as nobody. `examples`: generated
 * requests an operation in the last phase (default 25). Exit 0 when every check held and exactly the operations of
 * `pending.json` never succeeded, 1 when not, 3 when Schemathesis can't be had here. --write writes docs/evidence/api.md
 * and the pending ones.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startStack } from '../../shared/stack.mjs'
import { repository } from '../../../standalone/prepare.mjs'
import { prepareCallers } from './caller-samples.mjs'
import { ensureSchemathesis, runSchemathesis } from './schemathesis.mjs'
import { tallyOf, withoutSuccess } from './tally.mjs'
import { writeEvidence } from './write-evidence.mjs'

const NOT_RUN = 3
/** Operations that no example makes succeed yet; the journeys and the services' own tests do. */
const PENDING = new URL('pending.json', import.meta.url)
const without = (list, others) => list.filter((each) => !others.includes(each))
const adminEmail = 'admin@originseal.local'
const folder = join(repository, '.cache', 'fuzz-api')
const say = (line) => console.log(line)

/** @param {string[]} args @returns {Promise<number>} exit code */
export async function run(args) {
  const isWriting = args.includes('--write')
  const [examples, seed] = numbersOf(args.filter((arg) => arg !== '--write'))
  const reason = ensureSchemathesis(say)
  if (reason !== undefined) {
    say(`not run: ${reason}`)
    return NOT_RUN
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const settings = { TRUSTED_PROXIES: '127.0.0.1', ADMIN_EMAIL: adminEmail }
  const stack = await startStack(say, settings)
  try {
    const document = await (await fetch(`${stack.origin}/api/openapi.json`)).json()
    const callers = await prepareCallers(stack, { folder, seed, adminEmail })
    const runs = []
    for (const [caller, samples] of Object.entries(callers))
      runs.push(await runAs(caller, { origin: stack.origin, samples, examples, seed }))
    const missing = withoutSuccess(
      document,
      runs.map(({ tally }) => tally),
    )
    const pending = JSON.parse(readFileSync(PENDING, 'utf8'))
    const changes = [
      ...without(missing, pending).map((operation) => `never succeeded: ${operation}`),
      ...without(pending, missing).map((operation) => `succeeds now, and is still pending: ${operation}`),
    ]
    for (const change of changes) say(change)
    if (isWriting) {
      writeFileSync(PENDING, `${JSON.stringify(missing, undefined, 2)}\n`)
      await writeEvidence({ document, runs, missing, examples, seed })
    }
    return changes.length === 0 && runs.every(({ code }) => code === 0) ? 0 : 1
  } finally {
    await stack.stop()
  }
}

function numbersOf([examples = '25', seed = '2026', ...rest]) {
  const numbers = [examples, seed].map(Number)
  if (rest.length > 0 || !numbers.every((number) => Number.isSafeInteger(number) && number > 0))
    throw new Error('npm run fuzz -- api [examples] [seed] [--write]')
  return numbers
}

async function runAs(caller, options) {
  const began = Date.now()
  const { code, report, log } = await runSchemathesis({ ...options, folder: join(folder, caller) })
  const tally = tallyOf(readFileSync(report, 'utf8'))
  const seconds = Math.round((Date.now() - began) / 1000)
  say(`${caller}: ${tally.requests} requests in ${seconds} s, exit ${code}; ${log}`)
  console.table(tally.checks)
  for (const { check, operation, message, request, times } of tally.failures)
    say(
      `  ${check} (${times}): ${operation}\n    ${message.replaceAll('\n', ' ')}\n    ${request.slice(0, 600)}`,
    )
  for (const error of tally.errors) say(`  ${error}`)
  return { caller, code, seconds, tally }
}
