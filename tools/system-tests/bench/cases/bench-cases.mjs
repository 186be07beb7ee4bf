/**
 * `npm run bench -- cases [cases] [owners] [--write]`: 100,000 live takedown cases of 2,000 owners: how long the sweeps take
 * when nothing is due and when targets are missed, beside as many plain `UPDATE`s in the same run; how long an owner's list,
 * first page and the page of a case take, beside reading one row by its key, by turns; and how it grows. PostgreSQL is started
 * for it, without fsync, as for the tests. `--write` puts the figures into docs/evidence/cases.md.
 */
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { printFigures, quantile, spreadOf } from '../figures.mjs'
import { fill, tablesOfCases } from './fill-cases.mjs'
import { openCases } from './open-cases.mjs'
import { writeEvidence } from './write-evidence.mjs'

const built = createRequire(import.meta.url)
const SWEEPS = 20
const MISSED = 1_000
const READS = 500

/** @param {string[]} args */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  })
  const [cases, owners] = [Number(positionals[0] ?? 100_000), Number(positionals[1] ?? 2_000)]
  /** @type {typeof import('../../../engines/src/postgres/test-server.js')} */
  const { startTestServer } = built('../../../engines/dist/postgres/test-server.js')
  const server = await startTestServer(`bench_${Date.now()}`)
  const world = await openCases(server.url)
  try {
    const seconds = (await timed(() => fill(world, { cases, owners }))) / 1_000
    console.log(`${cases} cases of ${owners} owners were written in ${seconds.toFixed(0)} s`)
    const figures = [
      ...(await growth(world, cases)),
      ...(await pages(world, owners)),
      ...(await idleSweeps(world)),
      ...(await missedTargets(world, Math.min(MISSED, Math.floor(cases / 10)))),
    ]
    const [load] = loadavg()
    printFigures(figures)
    console.log(`Load average: ${load.toFixed(1)}`)
    if (values.write) await writeEvidence({ cases, owners, figures, load })
  } finally {
    await world.close()
    await server.stop()
  }
}

async function timed(work) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const p95 = (name, times, more = {}) => ({
  name,
  value: quantile(times, 0.95),
  unit: 'ms',
  samples: times.length,
  spread: spreadOf(times),
  ...more,
})

/** What members ask for, in turn with one row by its key. */
async function pages(world, owners) {
  /** @type {number[][]} */
  const [lists, summaries, cases, rows] = [[], [], [], []]
  const drawn = await world.query('SELECT id, owner_id FROM takedown_case ORDER BY random() LIMIT $1', [
    READS,
  ])
  for (let i = 0; i < READS; i += 1) {
    const owner = world.ownerOf(Math.floor(Math.random() * owners))
    lists.push(await timed(() => world.list(owner)))
    summaries.push(await timed(() => world.summarize(owner)))
    const { id, owner_id: ownerId } = drawn[i % drawn.length]
    cases.push(await timed(() => world.readPage(id, ownerId)))
    rows.push(await timed(() => world.byId(id)))
  }
  const reference = { reference: 'a row by its key p95' }
  const ratio = (times) => quantile(rows, 0.95) / quantile(times, 0.95)
  return [
    p95('cases.list p95', lists, { ...reference, ratio: ratio(lists) }),
    p95('cases.summary p95', summaries, { ...reference, ratio: ratio(summaries) }),
    p95('cases.page p95', cases, { ...reference, ratio: ratio(cases) }),
    p95('a row by its key p95', rows),
  ]
}

/** Every minute both sweeps look for what is due, and mostly find nothing. */
async function idleSweeps(world) {
  /** @type {number[][]} */
  const [targets, deadlines] = [[], []]
  for (let i = 0; i < SWEEPS; i += 1) {
    targets.push(await timed(() => world.sweep()))
    deadlines.push(await timed(() => world.endDeadlines()))
  }
  return [p95('cases.sweep p95, nothing due', targets), p95('cases.deadlines p95, nothing due', deadlines)]
}

/** So many targets are missed at once: each is a remedy, a refund, facts and a line; beside as many plain updates. */
async function missedTargets(world, count) {
  await world.write(
    `UPDATE takedown_case SET target_running_since = now() - interval '73 hours', decide_at = now() WHERE id IN
       (SELECT id FROM takedown_case WHERE state = 'filed' ORDER BY id LIMIT $1)`,
    [count],
  )
  const swept = await timed(() => world.sweep())
  const [{ given }] = await world.query('SELECT count(*)::int AS given FROM case_remedy')
  if (given !== count) throw new Error(`${given} remedies of ${count}`)
  const rows = await world.query('SELECT id FROM plain_row LIMIT $1', [count])
  const plain = await timed(async () => {
    for (const { id } of rows)
      await world.write('UPDATE plain_row SET changed_at = now() WHERE id = $1', [id])
  })
  return [
    {
      name: 'cases.sweep, a missed target',
      value: swept / count,
      unit: 'ms',
      reference: 'a plain UPDATE',
      ratio: plain / swept,
      samples: count,
    },
    { name: 'a plain UPDATE', value: plain / count, unit: 'ms', samples: count },
  ]
}

async function growth(world, cases) {
  const [{ sum }] = await world.query(
    'SELECT sum(pg_total_relation_size(name::regclass))::float8 AS sum FROM unnest($1::text[]) AS name',
    [tablesOfCases],
  )
  return [{ name: 'cases.growth', value: sum / cases, unit: 'bytes a case', samples: 1 }]
}
