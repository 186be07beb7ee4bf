/**
 * `npm run chaos [-- --engines] [--only TEXT …]`: starts the product, asks it 20 times a second, does one thing after the
 * other to it, lets it come to rest after each, and checks every invariant. Prints a table; of all faults on real engines
 * it is kept in docs/evidence/chaos.md. Exit 0 when no invariant was broken and no figure missed, else 1.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { allFaults } from './faults.mjs'
import { inflict } from './inflict.mjs'
import { invariants } from './invariants.mjs'
import { Ledger } from './ledger.mjs'
import { writeEvidence } from './report.mjs'
import { startStack } from './stack.mjs'

const usualKills = '3'
const HELP = `Does things to a product that it starts for itself, and checks that nothing is lost.

  npm run chaos                          with the engines of npm start, one process of each service
  npm run chaos -- --engines             with Kafka, MinIO, Kubo and PostgreSQL (npm run engines), two of each;
                                         writes docs/evidence/chaos.md
  npm run chaos -- --only TEXT …         only faults whose name holds one of the texts; writes nothing
  npm run chaos -- --rate 20             requests a second
  npm run chaos -- --kills ${usualKills}             of each service

${allFaults(Number(usualKills))
  .map(({ name, needsEngines }) => `  ${name}${needsEngines ? ' (--engines)' : ''}`)
  .join('\n')}`

function choose() {
  const { values } = parseArgs({
    options: {
      engines: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      rate: { type: 'string', default: '20' },
      kills: { type: 'string', default: usualKills },
      help: { type: 'boolean', default: false },
    },
  })
  const [rate, kills] = [values.rate, values.kills].map(Number)
  if (!(rate > 0 && Number.isInteger(kills) && kills > 0)) throw new Error(`--rate and --kills are numbers`)
  const isWanted = ({ name }) => values.only.length === 0 || values.only.some((text) => name.includes(text))
  return { ...values, rate, chosen: allFaults(kills).filter(isWanted) }
}

async function main() {
  const { engines, only, rate, help, chosen } = choose()
  if (help) return console.log(HELP)
  if (chosen.length === 0) throw new Error(`no fault is called so\n\n${HELP}`)
  if (process.platform !== 'linux')
    throw new Error(
      'Each request comes from an address of its own in 127.0.0.0/8, which only Linux gives: not run.',
    )
  const began = Date.now()
  const stack = await startStack((text) => console.log(text), { hasEngines: engines })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void stack.stop().finally(() => process.exit(1)))
  /** @type {{ rows: Awaited<ReturnType<typeof inflict>>[], counted: { name: string, looked: number, broken: string[] }[] }} */
  const found = { rows: [], counted: [] }
  const run = { engines, rate, cores: cpus().length, load: [loadavg()[0]], ...found }
  try {
    const ledger = new Ledger()
    const planted = []
    for (const fault of chosen) {
      if (fault.needsEngines && !engines) {
        console.log(`${fault.name}: not run, needs --engines`)
        continue
      }
      console.log(`${new Date().toISOString()}  ${fault.name} …`)
      const row = await inflict(fault, { stack, ledger, planted, rate })
      run.rows.push(row)
      run.load.push(loadavg()[0])
      tell(row)
    }
    for (const [name, check] of invariants)
      run.counted.push({ name, ...(await check({ ...stack, ledger, planted })) })
  } finally {
    await stack.stop()
  }
  console.log(`\nLooked at in the end:\n`)
  for (const { name, looked } of run.counted) console.log(`  ${String(looked).padStart(6)}  ${name}`)
  const faulty = run.rows.filter(({ broken, missed }) => broken.length + missed.length > 0)
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  console.log(`\n${run.rows.length} faults in ${minutes} min, ${faulty.length} with violations`)
  if (engines && only.length === 0) console.log(`written: ${await writeEvidence({ ...run, minutes })}`)
  process.exitCode = faulty.length === 0 ? 0 : 1
}

/** @param {Awaited<ReturnType<typeof inflict>>} row */
function tell({ name, cells, measured, broken, missed }) {
  console.log(`${new Date().toISOString()}  ${name}: ${cells.join(' | ')}`)
  if (measured) console.log(`    ${measured}`)
  for (const one of broken) console.log(`    BROKEN  ${one}`)
  for (const one of missed) console.log(`    MISSED  ${one}`)
}

main().catch((error) => {
  console.error(error.stack)
  process.exitCode = 1
})
