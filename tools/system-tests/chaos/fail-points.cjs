/**
 * Loaded into every process of a product under test (NODE_OPTIONS=--require): where the file FAIL_POINTS names a point,
 * the first process that comes by it ends itself there, at once, as a power cut would. The product itself knows nothing
 * of this. A file is used once: it is gone when a process has taken it.
 */
const { readFileSync, renameSync } = require('node:fs')
/** @type {any} what loads modules is not for the public */
const Module = require('node:module')

const file = process.env.FAIL_POINTS ?? ''

/** Writes of money, units and cases, and how each is known by its SQL and its parameters. */
const writes = {
  notice: (sql) => sql.startsWith('INSERT INTO payment_notice'),
  order: (sql) => sql.startsWith('INSERT INTO fulfilment'),
  grant: (sql) => sql.startsWith('insert into "unit_grant"'),
  lot: (sql, [, move]) => sql.startsWith('INSERT INTO unit_entry') && move === 'grant',
  spend: (sql, [, move]) => sql.startsWith('INSERT INTO unit_entry') && move === 'spend',
  hold: (sql, [, move]) => sql.startsWith('INSERT INTO unit_entry') && move === 'hold',
  remedy: (sql) => sql.startsWith('insert into "case_remedy"'),
  refund: (sql, [, move]) => sql.startsWith('INSERT INTO unit_entry') && move === 'refund',
  mirror: (sql, parameters) =>
    sql.startsWith('insert into "mirrored_entry"') && parameters.includes('takedown'),
}
const writeNames = Object.keys(writes)

/** What a file may say, before and after the commit of each. */
const pointsOf = (names) =>
  names.flatMap((name) => [`${name} written, not committed`, `${name} committed, not answered`])
/** Between a payment and a spent unit. */
const pointsOfMoney = pointsOf(['notice', 'order', 'grant', 'lot', 'spend'])
/** Between the opening of a takedown case and the unit that comes back. */
const pointsOfCases = pointsOf(['hold', 'remedy', 'refund', 'mirror'])

/** What a file may say of any transaction and event. */
const points = [
  'event written, not committed',
  'committed, not answered',
  'not yet published',
  'published, not marked',
  'marked, not committed',
  'mark committed',
  'effect had, not committed',
  'effect committed, position not stored',
]

function pass(point) {
  let wanted
  try {
    wanted = readFileSync(file, 'utf8')
    if (wanted !== point) return
    renameSync(file, `${file}.taken`) // one process only: for the second there is nothing to rename
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  process.kill(process.pid, 'SIGKILL')
  for (;;); // not one step further
}

/** Transactions that say a fact, and those that mark events as sent. */
const saying = new WeakSet()
const marking = new WeakSet()
/** Names of the `writes` that a transaction has done. @type {WeakMap<object, Set<string>>} */
const written = new WeakMap()

function noteWrite(tx, sql, parameters) {
  const name = writeNames.find((each) => writes[each](sql, parameters))
  if (name !== undefined) written.set(tx, (written.get(tx) ?? new Set()).add(name))
}

function passWrites(tx, moment) {
  for (const name of written.get(tx) ?? []) pass(`${name} ${moment}`)
}

function around(prototype, name, make) {
  prototype[name] = make(prototype[name])
}

/** By the end of a module's path: what is put around the methods of its classes. */
const patches = {
  'database/dist/tx.js': ({ Tx }) =>
    around(
      Tx.prototype,
      'query',
      (query) =>
        /** @this {any} */
        async function (sql, parameters) {
          const rows = await query.call(this, sql, parameters)
          if (sql.startsWith('UPDATE outbox SET sent_at') && parameters[0].length > 0) marking.add(this)
          noteWrite(this, sql, parameters ?? [])
          return rows
        },
    ),
  'database/dist/transaction.js': ({ Transaction }) =>
    around(
      Transaction.prototype,
      'once',
      (once) =>
        /** @this {any} */
        async function (work) {
          let mine
          const result = await once.call(this, async (tx) => {
            mine = tx
            const made = await work(tx)
            passWrites(tx, 'written, not committed')
            if (saying.has(tx)) pass('event written, not committed')
            if (marking.has(tx)) pass('marked, not committed')
            return made
          })
          passWrites(mine, 'committed, not answered')
          if (saying.has(mine)) pass('committed, not answered')
          if (marking.has(mine)) pass('mark committed')
          return result
        },
    ),
  'messaging/dist/outbox.js': ({ Outbox }) =>
    around(
      Outbox.prototype,
      'add',
      (add) =>
        /** @this {any} */
        async function (tx, event, payload) {
          await add.call(this, tx, event, payload)
          saying.add(tx)
        },
    ),
  'messaging/dist/inbox.js': ({ Inbox }) =>
    around(
      Inbox.prototype,
      'receive',
      (receive) =>
        /** @this {any} */
        async function (message, handle) {
          await receive.call(this, message, async (payload, tx) => {
            const had = await handle(payload, tx)
            pass('effect had, not committed')
            return had
          })
          pass('effect committed, position not stored')
        },
    ),
  'messaging/dist/kafka/kafka-transport.js': ({ KafkaTransport }) => aroundPublish(KafkaTransport),
  'messaging/dist/postgres/postgres-transport.js': ({ PostgresTransport }) =>
    aroundPublish(PostgresTransport),
}

function aroundPublish({ prototype }) {
  around(
    prototype,
    'publish',
    (publish) =>
      /** @this {any} */
      async function (messages) {
        if (messages.length > 0) pass('not yet published')
        await publish.call(this, messages)
        if (messages.length > 0) pass('published, not marked')
      },
  )
}

const done = new Set()
const load = Module._load
if (file !== '')
  Module._load = function (request, parent, isMain) {
    const loaded = load.call(this, request, parent, isMain)
    if (!request.startsWith('.')) return loaded
    const path = Module._resolveFilename(request, parent).replaceAll('\\', '/')
    const end = Object.keys(patches).find((each) => path.endsWith(`/libs/platform/${each}`))
    if (end !== undefined && !done.has(end)) {
      done.add(end)
      patches[end](loaded)
    }
    return loaded
  }

module.exports = { points, pointsOfMoney, pointsOfCases }
