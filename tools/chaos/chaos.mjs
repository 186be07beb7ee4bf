/**
 * `npm run chaos [-- --engines] [NAME …]`: starts the product, asks it 20 times a second, does one thing after the other to
 * it, lets it come to rest after each, and checks every invariant. Prints a table; with `--log FILE` writes it there, too.
 * Exit 0 when no invariant was broken, else 1.
 */
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { faults } from './faults.mjs'
import { invariants } from './invariants.mjs'
import { Ledger } from './ledger.mjs'
import { Load } from './load.mjs'
import { startStack } from './stack.mjs'
import { until } from './until.mjs'

const HELP = `Does things to a product that it starts for itself, and checks that nothing is lost.

  npm run chaos                          with the engines of npm start
  npm run chaos -- --engines             with Kafka, MinIO, Kubo and PostgreSQL (npm run engines)
  npm run chaos -- --only TEXT …         only faults whose name holds one of the texts
  npm run chaos -- --rate 20             requests a second
  npm run chaos -- --log FILE            writes the table there, too

${faults.map(({ name, needsEngines }) => `  ${name}${needsEngines ? ' (--engines)' : ''}`).join('\n')}`

/** Scans take long, the rest comes to its end at once. */
const restWithin = 300_000

async function main() {
  const { values } = parseArgs({
    options: {
      engines: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      rate: { type: 'string', default: '20' },
      log: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(HELP)
  const lines = []
  const print = (line = '') => {
    lines.push(line)
    console.log(line)
  }
  if (process.platform !== 'linux')
    throw new Error(
      'Each request comes from an address of its own in 127.0.0.0/8, which only Linux gives: not run.',
    )
  const isWanted = ({ name }) => values.only.length === 0 || values.only.some((text) => name.includes(text))
  const chosen = faults.filter(isWanted)
  if (chosen.length === 0) throw new Error(`no fault is called so\n\n${HELP}`)

  const stack = await startStack((text) => console.log(text), { hasEngines: values.engines })
  let broken = 0
  try {
    const ledger = new Ledger()
    const planted = []
    print(
      `${new Date().toISOString()}, ${values.rate} requests/s, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`,
    )
    print(`on ${values.engines ? 'Kafka, MinIO, Kubo, PostgreSQL' : 'the engines of npm start'}\n`)
    print(
      '| fault | promise | commands | at their first try | questions answered | p50 / p99 ms | at rest after s | broken |',
    )
    print('| --- | --- | --- | --- | --- | --- | --- | --- |')
    const violations = []
    for (const fault of chosen) {
      if (fault.needsEngines && !values.engines) {
        print(`| ${fault.name} | ${fault.promise} | not run: needs --engines | | | | | |`)
        continue
      }
      const { row, found } = await inflict(fault, { stack, ledger, planted, rate: Number(values.rate) })
      print(row)
      violations.push(...found)
    }
    broken = violations.length
    print()
    for (const sentence of violations) print(`- ${sentence}`)
    print(await summary(stack, ledger, planted))
  } finally {
    await stack.stop()
    if (values.log) writeFileSync(values.log, `${lines.join('\n')}\n`)
  }
  process.exitCode = broken === 0 ? 0 : 1
}

async function inflict(fault, { stack, ledger, planted, rate }) {
  const from = ledger.commands.length
  const before = { ...ledger.questions, times: ledger.times.length, wrong: ledger.wrong.length }
  const load = new Load(stack, ledger, rate)
  load.start()
  await until(async () => ledger.acknowledged('seal').length > 0, { what: 'a first seal' })
  planted.push(...((await fault.during(stack)) ?? []))
  await load.stop()
  const rest = await comeToRest(stack, ledger)
  const found = []
  for (const [name, check] of invariants) {
    const { looked, broken } = await check({ ...stack, ledger, planted })
    const isEmpty = looked === 0 && name !== 'what was parked is the poison that was planted'
    if (isEmpty && ledger.commands.length > 50) found.push(`${fault.name}: '${name}' had nothing to look at`)
    found.push(...broken.slice(0, 5).map((one) => `${fault.name}: ${name}: ${one}`))
    if (broken.length > 5) found.push(`${fault.name}: ${name}: and ${broken.length - 5} more`)
  }
  const times = ledger.times.slice(before.times).toSorted((one, other) => one - other)
  const at = (share) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const asked = ledger.questions.asked - before.asked
  const answered = ledger.questions.answered - before.answered
  const row = [
    fault.name,
    fault.promise,
    ledger.commands.length - from,
    percent(ledger.acceptedAtOnce(from)),
    `${answered} of ${asked}`,
    `${at(0.5)} / ${at(0.99)}`,
    typeof rest === 'number' ? (rest / 1000).toFixed(1) : rest,
    found.length,
  ]
  return { row: `| ${row.join(' | ')} |`, found }
}

const percent = (share) => `${(share * 100).toFixed(1)} %`

/** At rest: nothing waits in an outbox or for a listener, no scan runs, every batch is confirmed. */
async function comeToRest({ databases }) {
  const waiting = [
    ['identity', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
    ['protection', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
    ['scan-orchestrator', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
    ['scan-orchestrator', "SELECT count(*)::int AS n FROM scan WHERE state = 'processing'"],
    ['protection', "SELECT count(*)::int AS n FROM anchor_batch WHERE state <> 'confirmed'"],
    ['protection', 'SELECT count(*)::int AS n FROM seal_leaf WHERE batch_id IS NULL'],
  ]
  const isQuiet = async () => {
    for (const [database, sql] of waiting) if ((await databases.query(database, sql))[0].n > 0) return false
    const sent = await databases.query(
      'protection',
      "SELECT key FROM outbox WHERE name = 'protection.work-registered.v1'",
    )
    const heard = await databases.query('scan-orchestrator', 'SELECT work_id::text AS id FROM watched_work')
    const watched = new Set(heard.map(({ id }) => id))
    return sent.every(({ key }) => watched.has(key))
  }
  try {
    return await until(isQuiet, { what: 'rest', within: restWithin, every: 500 })
  } catch (error) {
    return error.message
  }
}

async function summary(stack, ledger, planted) {
  const counted = []
  for (const [name, check] of invariants) {
    const { looked } = await check({ ...stack, ledger, planted })
    counted.push(`  ${String(looked).padStart(6)}  ${name}`)
  }
  return `\nLooked at in the end:\n\n${counted.join('\n')}`
}

main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
