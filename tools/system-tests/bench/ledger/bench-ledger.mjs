/**
 * `npm run bench -- ledger [entries] [owners] [--write]`: the ledger of units with a million entries of a hundred thousand owners: how
 * long a spend takes, beside a plain `UPDATE … SET balance = balance - 1` in the same run, by turns; how long reading a
 * balance in billing's mirror takes, and the nightly comparison; and how it grows. PostgreSQL is started for it, without
 * fsync, as for the tests. `--write` puts the figures into docs/evidence/ledger.md.
 */
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { printFigures, quantile, spreadOf } from '../figures.mjs'
import { fill } from './fill-ledger.mjs'
import { openLedger } from './open-ledger.mjs'
import { writeEvidence } from './write-evidence.mjs'

const built = createRequire(import.meta.url)
const SPENDS = 3_000
const READS = 1_000

/** @param {string[]} args */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  })
  const [entries = '1000000', owners = '100000'] = positionals
  /** @type {typeof import('../../../engines/src/postgres/test-server.js')} */
  const { startTestServer } = built('../../../engines/dist/postgres/test-server.js')
  const server = await startTestServer(`bench_${Date.now()}`)
  const ledger = await openLedger(server.url)
  try {
    const size = { entries: Number(entries), owners: Number(owners) }
    const seconds = await timed(() => fill(ledger, size))
    console.log(`${entries} entries of ${owners} owners were written in ${(seconds / 1_000).toFixed(0)} s`)
    const filledAt = new Date()
    const figures = [
      ...(await growth(ledger, size.entries)),
      ...(await spends(ledger, size.owners)),
      ...(await balances(ledger, size.owners)),
      ...(await comparison(ledger, filledAt)),
    ]
    const [load] = loadavg()
    printFigures(figures)
    console.log(`Load average: ${load.toFixed(1)}`)
    if (values.write) await writeEvidence({ ...size, figures, load })
  } finally {
    await ledger.close()
    await server.stop()
  }
}

async function timed(work) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Each spend in a transaction of its own, in turn with one that changes a counter. */
async function spends(ledger, owners) {
  /** @type {number[][]} */
  const [ours, plain] = [[], []]
  for (let i = 0; i < SPENDS; i += 1) {
    const owner = ledger.ownerOf(Math.floor(Math.random() * owners))
    const id = randomUUID()
    ours.push(await timed(() => ledger.spend(owner, `work:${id}`, { kind: 'work', id })))
    plain.push(await timed(() => ledger.count(owner)))
  }
  return [
    { name: 'ledger.spend p50', value: quantile(ours, 0.5), unit: 'ms', samples: SPENDS },
    {
      name: 'ledger.spend p95',
      value: quantile(ours, 0.95),
      unit: 'ms',
      reference: 'plain UPDATE p95',
      ratio: quantile(plain, 0.95) / quantile(ours, 0.95),
      samples: SPENDS,
      spread: spreadOf(ours),
    },
    { name: 'plain UPDATE p50', value: quantile(plain, 0.5), unit: 'ms', samples: SPENDS },
    {
      name: 'plain UPDATE p95',
      value: quantile(plain, 0.95),
      unit: 'ms',
      samples: SPENDS,
      spread: spreadOf(plain),
    },
  ]
}

async function balances(ledger, owners) {
  const times = []
  for (let i = 0; i < READS; i += 1)
    times.push(await timed(() => ledger.balance(ledger.ownerOf(Math.floor(Math.random() * owners)))))
  return [
    {
      name: 'ledger.balance p95, from the mirror',
      value: quantile(times, 0.95),
      unit: 'ms',
      samples: READS,
      spread: spreadOf(times),
    },
  ]
}

/** @param {Date} until what was written in bulk, on both sides; the spends of this run are not mirrored */
async function comparison(ledger, until) {
  const [one, other] = [
    await ledger.digest('unit_entry', until),
    await ledger.digest('mirrored_entry', until),
  ]
  if (one.digest !== other.digest || one.entries === 0) throw new Error('the mirror differs from the ledger')
  return [
    { name: 'ledger.count, the spender', value: one.ms, unit: 'ms', samples: 1 },
    { name: 'ledger.count, the mirror', value: other.ms, unit: 'ms', samples: 1 },
  ]
}

async function growth(ledger, entries) {
  const [ledgerBytes, mirrorBytes] = [
    await ledger.bytes('unit_lot', 'unit_entry', 'unit_balance'),
    await ledger.bytes('unit_grant', 'mirrored_entry'),
  ]
  return [
    { name: 'ledger.growth, the spender', value: ledgerBytes / entries, unit: 'bytes an entry', samples: 1 },
    { name: 'ledger.growth, the mirror', value: mirrorBytes / entries, unit: 'bytes an entry', samples: 1 },
  ]
}
