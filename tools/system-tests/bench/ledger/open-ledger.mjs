import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const built = (path) => require(`../../../../${path}`)

/** The ledger of a spender and billing's mirror in one database, beside a plain counter. @param {string} server */
export async function openLedger(server) {
  const { openDatabase, Reads, Transaction } = require('@originseal/database')
  const { Messaging1700000000001, Outbox } = require('@originseal/messaging')
  const { protectionUnits } = require('@originseal/contracts')
  const { countEntriesSql, Units1700000031000 } = require('@originseal/units')
  const { provideDatabase } = require('@originseal/engines')
  const { Catalogue1700000030000 } = built('apps/billing/dist/migrations/1700000030000-catalogue.js')
  const { Subscriptions1700000032000 } = built('apps/billing/dist/migrations/1700000032000-subscriptions.js')
  const { UnitsQueries } = built('apps/billing/dist/units/units.queries.js')
  const { LedgerRepository } = built('libs/units/dist/ledger.repository.js')
  const { AdvancesRepository } = built('libs/units/dist/advances.repository.js')
  const { AdvanceUnits } = built('libs/units/dist/advance-units.js')
  const { SpendUnits } = built('libs/units/dist/spend-units.js')
  const { WriteMove } = built('libs/units/dist/write-move.js')

  const source = await openDatabase({
    url: await provideDatabase(server, `ledger_${Date.now()}`, 'bench'),
    applicationName: 'bench',
    entities: [],
    migrations: [
      Messaging1700000000001,
      Units1700000031000,
      Catalogue1700000030000,
      Subscriptions1700000032000,
    ],
  })
  const transaction = new Transaction(source)
  const reads = new Reads(source)
  const ledger = new LedgerRepository()
  const writeMove = new WriteMove(ledger, new Outbox(), protectionUnits)
  const spendUnits = new SpendUnits(
    ledger,
    new AdvanceUnits(new AdvancesRepository(), ledger, writeMove),
    writeMove,
  )
  const units = new UnitsQueries(reads)
  const query = (sql, parameters = []) => reads.query(sql, parameters)
  return {
    /** The n-th owner's id. */
    ownerOf: (n) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`,
    write: (sql, parameters = []) => transaction.run((tx) => tx.query(sql, parameters)),
    /** Statements that take longer than a service lets them. */
    async load(sql, parameters = []) {
      await transaction.run(async (tx) => {
        await tx.query('SET LOCAL statement_timeout = 0')
        await tx.query(sql, parameters)
      })
    },
    spend: (ownerId, eventId, cause) =>
      transaction.run((tx) => spendUnits.execute(tx, { ownerId, unit: 'seal', quantity: 1, eventId, cause })),
    count: (ownerId) =>
      transaction.run((tx) =>
        tx.query('UPDATE counter SET balance = balance - 1 WHERE owner_id = $1 AND balance > 0', [ownerId]),
      ),
    balance: (ownerId) => units.lotsOf(ownerId),
    async digest(table, until) {
      const begun = performance.now()
      const [{ entries, digest }] = await query(countEntriesSql(table), ['seal', until])
      return { ms: performance.now() - begun, entries, digest }
    },
    async bytes(...tables) {
      const [{ sum }] = await query(
        'SELECT sum(pg_total_relation_size(name::regclass))::float8 AS sum FROM unnest($1::text[]) AS name',
        [tables],
      )
      return sum
    },
    close: () => source.destroy(),
  }
}
