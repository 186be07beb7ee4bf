/**
 * `npm test`: everything that can be checked on one machine, a line for each part; `npm test -- small` runs
 * one part, `npm test -- --node 24 small` under another Node. The last line counts tests and checks: `N passed, N failed`.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild, ensurePackages, repository, requireNode, Unprepared } from '../standalone/prepare.mjs'
import { findHeadlessShell } from '../standalone/chromium.mjs'
import { budgetLines, budgets, costliestFiles } from './budget.mjs'
import { runUnder, splitNode } from './other-node.mjs'
import { check, jest, playwright, program } from './tally.mjs'

const node = process.execPath
/** @returns {[command: string, args: string[]]} */
// One checker: several infer what they share each for itself, and other programs have the cores meanwhile.
const types = (project) => [node, ['node_modules/ts7/bin/tsc', '-p', project, '--checkers', '1']]
const typed = ['tsconfig.json', 'tsconfig.tools.json', 'apps/web/tsconfig.json'].filter((path) =>
  existsSync(join(repository, path)),
)

/** Tests through browser and gateway, against a system of their own that they start and stop. */
async function e2e() {
  const specs = readdirSync(join(repository, 'e2e')).filter((name) => name.endsWith('.e2e.ts'))
  if (specs.length === 0) return { passed: 0, failed: 1, output: 'e2e/ holds no *.e2e.ts\n' }
  const PUPPETEER_EXECUTABLE_PATH = await findHeadlessShell(say)
  if (!PUPPETEER_EXECUTABLE_PATH) return { passed: 0, failed: 1, output: 'e2e needs a Chromium\n' }
  /** @type {typeof import('@originseal/engines')} */
  const { freePort } = createRequire(import.meta.url)('../engines/dist/index.js')
  const data = mkdtempSync(join(tmpdir(), 'originseal-e2e-'))
  try {
    const ports = {
      E2E_PORT: String(await freePort()),
      E2E_MARKET_PORT: String(await freePort()),
      E2E_BANK_PORT: String(await freePort()),
      E2E_GOOGLE_PORT: String(await freePort()),
    }
    return await playwright({ PUPPETEER_EXECUTABLE_PATH, ...ports, E2E_DATA_DIR: data })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** @type {Record<string, () => Promise<import('./tally.mjs').Outcome>>} */
const parts = {
  types: () => check(...typed.map(types)),
  lint: () => check([program('oxlint'), []]),
  format: () => check([program('oxfmt'), ['--check', '.']]),
  lockfile: () => check([node, ['tools/checks/lockfile.mjs']]),
  expressions: () => check([node, ['tools/checks/check-regular-expressions.mjs']]),
  boundaries: () => check([node, ['tools/checks/check-boundaries.mjs']]),
  unused: () => check([program('knip'), ['--no-progress', '--no-config-hints']]),
  small: () => jest(['small', 'web']),
  // Many of its tests mostly wait: for leases, restarts, mails that are tried again.
  medium: () => jest(['medium'], 4),
  e2e,
}

/**
 * Stage after stage; in a stage side by side, so that one computes while another waits; in each of these one after
 * another.
 */
const stages = [
  [['types'], ['lint', 'lockfile', 'expressions', 'boundaries', 'unused'], ['format']],
  [['small', 'medium'], ['e2e']],
]

/** @type {import('../standalone/prepare.mjs').Say} */
const say = (text) => console.log(text)

function line(name, { passed, failed, notRun = 0 }, began) {
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const rest = notRun > 0 ? `, ${notRun} not run` : ''
  return `${name.padEnd(11)}${passed} passed, ${failed} failed${rest}  (${seconds} s)`
}

async function test(names) {
  const unknown = names.find((name) => !(name in parts))
  if (unknown !== undefined) {
    console.error(`'${unknown}' is no part of the tests; they are: ${Object.keys(parts).join(', ')}`)
    return 1
  }
  const left = Object.keys(parts).filter((name) => !stages.flat(2).includes(name))
  if (left.length > 0) throw new Error(`no stage has ${left.join(', ')}`)
  const free = Object.keys(parts).filter((name) => !(name in budgets))
  if (free.length > 0) throw new Error(`no budget has ${free.join(', ')}`)
  requireNode()
  await ensurePackages(say)
  await ensureBuild(say)
  const total = { passed: 0, failed: 0 }
  const files = []
  const spent = []
  const start = Date.now()
  const run = async (name) => {
    const began = Date.now()
    const outcome = await parts[name]()
    spent.push({ name, seconds: (Date.now() - began) / 1_000, cpuSeconds: outcome.cpuSeconds })
    if (outcome.failed > 0) console.log(`\n${outcome.output.trimEnd()}\n`)
    console.log(line(name, outcome, began))
    total.passed += outcome.passed
    total.failed += outcome.failed
    files.push(...(outcome.files ?? []))
  }
  const isWanted = (name) => names.length === 0 || names.includes(name)
  const runAll = async (sequence) => {
    for (const name of sequence.filter(isWanted)) await run(name)
  }
  for (const sequences of stages) await Promise.all(sequences.map(runAll))
  if (files.length > 0)
    console.log(`\nfiles that cost most (CPU, time):\n${costliestFiles(files).join('\n')}`)
  console.log(`\n${budgetLines(spent, (Date.now() - start) / 1_000, names.length === 0).join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}

async function main(args) {
  const { version, rest } = splitNode(args)
  return version === undefined ? test(rest) : runUnder(version, rest, say)
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error) => {
    console.error(error instanceof Unprepared ? error.message : error)
    // What could not even be prepared is a failure, and the last line says so.
    console.log('\n0 passed, 1 failed')
    process.exitCode = 1
  },
)
