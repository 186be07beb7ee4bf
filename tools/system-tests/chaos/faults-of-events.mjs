import { seconds, until } from '../shared/until.mjs'

/** @type {import('./faults.mjs').Fault[]} */
export const faultsOfEvents = [
  {
    name: 'every event again, shuffled',
    promise: 'D6',
    needsEngines: true,
    async during(stack) {
      const count = await stack.kafka.replayShuffled()
      await seconds(20)
      return { measured: `${count} records, from the first one of every topic` }
    },
  },
  { name: 'poison in every topic', promise: 'D7', needsEngines: true, during: plantPoison },
  { name: 'an event parked, and redriven', promise: 'redrive', needsEngines: true, during: parkAndRedrive },
]

/** What each listener has parked by now. */
const parkedNames = async (stack) => {
  const found = []
  for (const [service, read] of Object.entries(stack.parked))
    for (const { name } of await read()) found.push(`${service}: ${name ?? 'no event'}`)
  return found.toSorted()
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other.toSorted())

async function plantPoison(stack) {
  const planted = await stack.kafka.plantPoison()
  const began = Date.now()
  await until(async () => same(await parkedNames(stack), planted), { what: 'the poison to be parked' })
  const took = (Date.now() - began) / 1_000
  await seconds(20)
  // Given once more, it is parked once more, and nothing else is.
  for (const service of Object.keys(stack.parked)) await stack.redrive(service)
  await until(async () => same(await parkedNames(stack), planted), { what: 'the poison to be parked again' })
  const measured = `parked within ${took.toFixed(1)} s, and again after a redrive`
  return { planted, measured, missed: took > 60 ? [`D7: ${measured}`] : [] }
}

/** A fault of the listener's own that is mended later: the database refuses one work, by its title. */
async function parkAndRedrive(stack, load) {
  const title = `parked ${crypto.randomUUID()}`
  const [service, event] = ['scan-orchestrator', 'protection.work-registered.v1']
  const before = await stack.parked[service]()
  const known = new Set(before.map(({ id }) => id))
  const fresh = async () => (await stack.parked[service]()).find(({ id }) => !known.has(id))
  const alter = (sql) => stack.databases.query(service, `ALTER TABLE watched_work ${sql}`)
  // The title is ours, made above: nothing in it has to be escaped.
  await alter(`ADD CONSTRAINT chaos CHECK (title <> '${title}') NOT VALID`)
  let workId, listed, parked
  try {
    workId = (await load.seal(title)).answer.id
    await until(fresh, { what: 'the event to be parked' })
    parked = await fresh()
    listed = await stack.redrive(service, ['--list'])
  } finally {
    await alter('DROP CONSTRAINT chaos')
  }
  const { id, reason, tries } = parked
  await stack.redrive(service, ['--event', event, '--id', id])
  const sql = 'SELECT FROM watched_work WHERE work_id = $1'
  const arrived = async () => (await stack.databases.query(service, sql, [workId])).length > 0
  const ms = await until(arrived, { what: 'the work to arrive' })
  const after = (await stack.parked[service]()).length
  return {
    measured: `parked after ${tries} tries ("${reason}"), there ${(ms / 1_000).toFixed(1)} s after the redrive`,
    missed: [
      ...(/check constraint/u.test(reason) && listed.includes(reason)
        ? []
        : [`redrive --list said: ${listed}`]),
      ...(after === before.length
        ? []
        : [`${after} events are parked after the redrive, ${before.length} before`]),
    ],
  }
}
