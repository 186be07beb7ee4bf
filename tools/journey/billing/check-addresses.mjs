import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Databases whose services tell of buyers, and where their facts wait. */
const outboxes = ['billing', 'identity', 'protection', 'scan-orchestrator']

/** Nobody's e-mail address stands in a log or in a fact. @param {readonly string[]} addresses */
export async function checkAddresses({ databases, logs }, addresses, record) {
  if (databases === undefined) return record.omit('logs and facts: they are not of this machine')
  for (const name of readdirSync(logs)) {
    const text = readFileSync(join(logs, name), 'utf8')
    record.same(
      addresses.filter((address) => text.includes(address)),
      [],
      `the addresses in ${name}`,
    )
  }
  for (const [database, table] of [...outboxes.map((each) => [each, 'outbox']), ['events', 'event_log']]) {
    const [{ facts, told }] = await databases.query(
      database,
      `SELECT count(*)::int AS facts, count(*) FILTER (WHERE ${table}::text LIKE ANY($1))::int AS told FROM ${table}`,
      [addresses.map((address) => `%${address}%`)],
    )
    record.same(told, 0, `the facts of ${database} with an address`)
    record.artefact(`${facts} facts`, `${table} of ${database}: no address in it`)
  }
  record.artefact('addresses', addresses.join(', '))
}
