import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Databases, and the tables that hold addresses until their owner is erased: of accounts, and of invoices for their allowances.
 * @type {Record<string, string[]>}
 */
const keptIn = {
  events: [],
  billing: ['purchase_order'],
  identity: ['account', 'trial_visitor'],
  protection: [],
  'scan-orchestrator': [],
  enforcement: [],
  trademark: [],
}

/**
 * Nobody's e-mail address or phone number stands in a log or in a row, facts and jobs included.
 * @param {import('../../shared/settings.mjs').Settings} settings
 * @param {readonly string[]} addresses
 * @param {import('../../shared/record.mjs').Record} record
 */
export async function checkAddresses({ databases, logs }, addresses, record) {
  if (databases === undefined) return record.omit('logs and databases: they are not of this machine')
  for (const name of readdirSync(logs)) {
    const text = readFileSync(join(logs, name), 'utf8')
    record.same(
      addresses.filter((address) => text.includes(address)),
      [],
      `the addresses in ${name}`,
    )
  }
  for (const [database, kept] of Object.entries(keptIn)) {
    const tables = await tablesOf(databases, database)
    const found = []
    let rows = 0
    for (const table of tables.filter((name) => !kept.includes(name))) {
      const counted = await countRows(databases, database, table, addresses)
      rows += counted.rows
      if (counted.told > 0) found.push(`${table}: ${counted.told}`)
    }
    record.same(found, [], `the tables of ${database} with an address`)
    const but = kept.length > 0 ? `, except ${kept.join(', ')}` : ''
    record.artefact(
      `${rows} rows`,
      `${tables.length - kept.length} tables of ${database}${but}: no address in them`,
    )
  }
  record.artefact('addresses', addresses.join(', '))
}

async function tablesOf(databases, database) {
  const rows = await databases.query(
    database,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY name`,
  )
  return rows.map(({ name }) => name)
}

async function countRows(databases, database, table, addresses) {
  const [counted] = await databases.query(
    database,
    `SELECT count(*)::int AS rows, count(*) FILTER (WHERE t::text LIKE ANY($1))::int AS told FROM "${table}" t`,
    [addresses.map((address) => `%${address}%`)],
  )
  return counted
}
