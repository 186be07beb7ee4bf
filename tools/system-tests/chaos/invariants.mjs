import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invoicesOfOrders, moneyInBooks, paidOrders } from '../shared/books/books-of-money.mjs'
import {
  openedCases,
  remediesOfCases,
  timeLinesOfCases,
  unitsOfCases,
} from '../shared/books/books-of-cases.mjs'
import {
  ledgersOfUnits,
  mirrorOfUnits,
  sealsOfWorks,
  unitsOfOrders,
} from '../shared/books/books-of-units.mjs'
import { ask, json } from './ask.mjs'

/**
 * The invariants of a system at rest. Each reads the databases, the files, the chain or the product's own public answers
 * and compares them with the ledger, which was kept outside. A check gives how many things it looked at and those that
 * broke it; one that looked at nothing has shown nothing, and says so.
 *
 * @typedef {object} World
 * @property {import('./ledger.mjs').Ledger} ledger
 * @property {ReturnType<typeof import('../shared/databases.mjs').openDatabases>} databases
 * @property {string} origin
 * @property {string} dataDir where mails are files
 * @property {(sha256: string, key: string) => Promise<string | undefined>} hashOfObject SHA-256 of a stored object
 * @property {(method: string, params: unknown[]) => Promise<any>} chain JSON-RPC of the chain
 * @property {Record<string, () => Promise<{ name?: string, reason: string }[]>>} parked by service
 * @property {string[]} planted names of planted poison, as they must be found among the parked
 *
 * @typedef {{ looked: number, broken: string[] }} Finding
 * @type {[name: string, check: (world: World) => Promise<Finding>][]}
 */
export const invariants = [
  ['every command has an end', commandsEnded],
  [
    'no answer that can’t be right',
    async ({ ledger }) => ({ looked: ledger.commands.length, broken: ledger.wrong }),
  ],
  ['each acknowledged seal is one work, with the same bytes', sealsAreWorks],
  ['the original of a work is stored, with the same bytes', originalsStored],
  [
    'each work was announced once',
    (world) => announced(world, 'protection', 'work', 'protection.work-registered.v1'),
  ],
  ['each announced work has arrived, once', worksArrived],
  ['each acknowledged account is one account, with one welcome', accounts],
  [
    'each account was announced once',
    (world) => announced(world, 'identity', members, 'identity.user-registered.v1'),
  ],
  ['nothing waits in an outbox', outboxesEmpty],
  ['each work is in one batch, and the batch on the chain once', anchors],
  ['a certificate of a work has the bytes that were recorded', certificates],
  ['every scan has ended, and its steps have no gap', scans],
  ['what was said of a scan was heard, in order and once', streams],
  ['each acknowledged order is paid and was handed out', ordersHandedOut],
  ['whoever has paid has got it once, and nobody else', paidOrders],
  ['the provider’s books have the same money', moneyInBooks],
  ['each order that was handed out has one invoice', invoicesOfOrders],
  ['what an order has brought is what the catalogue says', unitsOfOrders],
  ['no unit is lost or spent twice, and balances are what the entries give', ledgersOfUnits],
  ['the mirror of units is what the ledgers are', mirrorOfUnits],
  ['a member’s work has taken one seal', sealsOfWorks],
  ['each takedown case was announced once, and numbers have no gap', openedCases],
  ['a takedown case has as much of one unit as its state says', unitsOfCases],
  ['each remedy of a case is one refund, one fact and one line', remediesOfCases],
  ['the time line of a case is an unbroken chain', timeLinesOfCases],
  ['what was parked is the poison that was planted', poison],
]

/** The first administrator is nobody's registration. */
const members = "(SELECT id FROM account WHERE role <> 'admin')"

const ended = (looked, broken) => ({ looked, broken })
/** Works of the ledger are told from those of others, such as an earlier run's, by their bytes. */
const hashes = (ledger) =>
  ledger.commands.filter(({ kind }) => kind === 'seal').map(({ about }) => about.sha256)

async function commandsEnded({ ledger }) {
  const open = ledger
    .open()
    .map(({ kind, key, statuses }) => `${kind} ${key}: ${statuses.slice(-3).join(', ')}`)
  return ended(ledger.commands.length, open)
}

async function sealsAreWorks({ ledger, databases }) {
  const rows = await databases.query('protection', 'SELECT id, sha256 FROM work WHERE sha256 = ANY($1)', [
    hashes(ledger),
  ])
  const works = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
  const seals = ledger.acknowledged('seal')
  const lost = seals.filter(({ answer, about }) => works.get(answer.id) !== about.sha256)
  const ids = new Set(seals.map(({ answer }) => answer.id))
  const twice = seals.length - ids.size
  return ended(seals.length, [
    ...lost.map(({ answer }) => `work ${answer.id} was acknowledged and is not there`),
    ...(twice > 0 ? [`${twice} acknowledged seals share a work`] : []),
  ])
}

/** So many of the last ones: each is read whole. */
const originalsLookedAt = 300

async function originalsStored({ ledger, hashOfObject }) {
  const seals = ledger.acknowledged('seal').slice(-originalsLookedAt)
  const broken = []
  for (const { answer, about } of seals) {
    const found = await hashOfObject(`works/${answer.id}/original`)
    if (found !== about.sha256) broken.push(`the original of ${answer.id} is ${found ?? 'not there'}`)
  }
  return ended(seals.length, broken)
}

/** What was paid at the bank and acknowledged by it. */
async function ordersHandedOut({ ledger, databases }) {
  const bought = ledger.acknowledged('buy')
  const rows = await databases.query(
    'billing',
    'SELECT id FROM purchase_order JOIN fulfilment ON order_id = id WHERE id = ANY($1)',
    [bought.map(({ answer }) => answer.order.id)],
  )
  const handedOut = new Set(rows.map(({ id }) => id))
  return ended(
    bought.length,
    bought
      .filter(({ answer }) => !handedOut.has(answer.order.id))
      .map(({ answer }) => `order ${answer.order.number} was paid and not handed out`),
  )
}

/** A row for each event and an event for each row: the transaction that made the one made the other. */
async function announced({ databases }, service, table, event) {
  const rows = await databases.query(
    service,
    `SELECT coalesce(t.id::text, o.key) AS id, count(o.id)::int AS events, count(t.id)::int AS rows
     FROM ${table} t FULL JOIN (SELECT * FROM outbox WHERE name = $1) o ON o.key = t.id::text
     GROUP BY 1`,
    [event],
  )
  const broken = rows.filter(({ events, rows: there }) => events !== 1 || there !== 1)
  return ended(
    rows.length,
    broken.map(({ id, events, rows: there }) => `${table} ${id}: ${there} rows, ${events} events`),
  )
}

async function worksArrived({ databases }) {
  const sent = await databases.query(
    'protection',
    "SELECT id, key FROM outbox WHERE name = 'protection.work-registered.v1'",
  )
  const seen = await databases.query('scan-orchestrator', 'SELECT work_id::text AS id FROM watched_work')
  const heard = await databases.query(
    'scan-orchestrator',
    "SELECT event_id::text AS id FROM inbox WHERE name = 'protection.work-registered.v1'",
  )
  const [watched, handled] = [new Set(seen.map(({ id }) => id)), new Set(heard.map(({ id }) => id))]
  const lost = sent.filter(({ id, key }) => !watched.has(key) || !handled.has(id))
  return ended(
    sent.length,
    lost.map(({ key }) => `work ${key} has not arrived`),
  )
}

async function accounts({ ledger, databases, dataDir }) {
  const people = ledger.acknowledged('register')
  const rows = await databases.query(
    'identity',
    'SELECT id::text AS id, lower(email) AS email FROM account WHERE lower(email) = ANY($1)',
    [people.map(({ about }) => about.email)],
  )
  const welcomed = welcomesTo(join(dataDir, 'mails'))
  const broken = people.flatMap(({ about, answer }) => {
    const found = rows.filter(({ email }) => email === about.email)
    if (found.length !== 1) return [`${found.length} accounts of ${about.email}`]
    if (found[0].id !== answer.data.userId) return [`${about.email} is another account than was said`]
    const got = welcomed.filter((to) => to === about.email).length
    return got === 1 ? [] : [`${about.email} gets ${got} welcomes`]
  })
  return ended(people.length, broken)
}

/** To whom mails were written that ask to confirm an address, one by one, where they stay on this machine. Buyers get others, too. */
const welcomesTo = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ text }) => text.includes('/confirm-email'))
    .map(({ to }) => to)

async function outboxesEmpty({ databases }) {
  let looked = 0
  const broken = []
  for (const service of [
    'identity',
    'protection',
    'scan-orchestrator',
    'billing',
    'enforcement',
    'trademark',
  ]) {
    const [row] = await databases.query(
      service,
      'SELECT count(*)::int AS events, count(*) FILTER (WHERE sent_at IS NULL)::int AS unsent FROM outbox',
    )
    looked += row.events
    if (row.unsent > 0) broken.push(`${row.unsent} events of ${service} have not left`)
  }
  return ended(looked, broken)
}

/** The registry's only event: `Sealed(sealer indexed, root indexed, leafCount)`; topic 0 is its signature. */
async function anchors({ databases, chain }) {
  const loose = await databases.query(
    'protection',
    'SELECT work.id FROM work LEFT JOIN seal_leaf ON seal_leaf.work_id = work.id WHERE seal_leaf.batch_id IS NULL',
  )
  const batches = await databases.query('protection', 'SELECT id, root, state, registry FROM anchor_batch')
  const onChain = new Map()
  for (const registry of new Set(batches.map((batch) => batch.registry))) {
    const logs = await chain('eth_getLogs', [{ address: registry, fromBlock: '0x0', toBlock: 'latest' }])
    for (const { topics } of logs) onChain.set(topics[2].slice(2), (onChain.get(topics[2].slice(2)) ?? 0) + 1)
  }
  return ended(batches.length, [
    ...loose.map(({ id }) => `work ${id} is in no batch`),
    ...batches.flatMap(({ id, root, state }) => {
      const times = onChain.get(root.toLowerCase().replace(/^0x/, '')) ?? 0
      if (times !== 1) return [`batch ${id} is ${times} times on the chain`]
      return state === 'confirmed' ? [] : [`batch ${id} is on the chain and stands as ${state}`]
    }),
  ])
}

async function certificates({ ledger, databases, origin, hashOfObject }) {
  const seals = ledger.acknowledged('seal').slice(-5)
  for (const { answer } of seals)
    await ask(origin, `/protect/trial/certificates/${answer.id}`, {
      headers: { authorization: `Bearer ${answer.token}` },
    })
  const rows = await databases.query('protection', 'SELECT work_id, object_key, sha256 FROM certificate')
  const broken = []
  for (const { work_id: id, object_key: key, sha256 } of rows) {
    const found = await hashOfObject(key)
    if (found !== sha256) broken.push(`the certificate of ${id} is ${found ?? 'not there'}, not ${sha256}`)
  }
  const asked = new Set(rows.map(({ work_id: id }) => id))
  for (const { answer } of seals)
    if (!asked.has(answer.id)) broken.push(`work ${answer.id} got no certificate`)
  return ended(rows.length, broken)
}

async function scans({ ledger, databases }) {
  const started = ledger.acknowledged('scan')
  const rows = await databases.query(
    'scan-orchestrator',
    `SELECT scan.id::text AS id, scan.state, count(event.sequence)::int AS events, max(event.sequence)::int AS last,
       count(DISTINCT event.sequence)::int AS different
     FROM scan LEFT JOIN scan_event event ON event.scan_id = scan.id GROUP BY scan.id`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return ended(started.length, [
    ...started
      .filter(({ answer }) => !known.has(answer.scanId))
      .map(({ answer }) => `scan ${answer.scanId} is lost`),
    ...rows.filter(({ state }) => state !== 'completed').map(({ id, state }) => `scan ${id} is ${state}`),
    ...rows
      .filter(({ events, last, different }) => events !== last || events !== different)
      .map(({ id, events, last }) => `scan ${id} has ${events} events, the last is number ${last}`),
  ])
}

/** Each reader went on where it was cut off. */
async function streams({ ledger, databases }) {
  const rows = await databases.query(
    'scan-orchestrator',
    'SELECT scan_id::text AS id, max(sequence)::int AS last FROM scan_event GROUP BY scan_id',
  )
  const said = new Map(rows.map(({ id, last }) => [id, last]))
  const broken = ledger.streams.flatMap(({ scanId, ids, isOver }) => {
    if (!isOver) return [`a reader of scan ${scanId} has not heard its end`]
    const isWhole = ids.length === said.get(scanId) && ids.every((id, index) => id === index + 1)
    return isWhole ? [] : [`of scan ${scanId} were said 1 to ${said.get(scanId)}, heard ${ids.join(' ')}`]
  })
  return ended(ledger.streams.length, broken)
}

async function poison({ parked, planted }) {
  const found = []
  for (const [service, read] of Object.entries(parked))
    for (const { name, reason, tries } of await read())
      found.push({ what: `${service}: ${name ?? 'no event'}`, reason, tries })
  const names = found.map(({ what }) => what).toSorted()
  const same = JSON.stringify(names) === JSON.stringify(planted.toSorted())
  return ended(planted.length, [
    ...(same ? [] : [`parked are ${JSON.stringify(names)}, planted were ${JSON.stringify(planted)}`]),
    ...found.filter(({ reason }) => !reason).map(({ what }) => `${what} was parked without a reason`),
    ...found.filter(({ tries }) => tries > 5).map(({ what, tries }) => `${what} was tried ${tries} times`),
  ])
}

/** SHA-256 in hexadecimal. @param {Buffer} bytes */
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
/** An answer of JSON-RPC. */
export async function rpc(url, method, params) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = json(await response.text()) ?? {}
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}
