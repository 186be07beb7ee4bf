/**
 * `npm run bench -- office [users] [entries] [--write]`: the back office of an installation with 100,000 accounts, an order and
 * a case of each, and a year's audit log of 1,000,000 entries: how long the search takes for each thing that it knows, and each
 * list. Fails where the search takes longer than 300 ms or a page longer than 500 ms (95 % within). PostgreSQL is started for
 * it, without fsync, as for the tests. `--write` puts the figures into docs/evidence/office.md.
 */
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { printFigures, quantile, spreadOf } from '../figures.mjs'
import { fillOffice, userId } from './fill-office.mjs'
import { openOffice } from './open-office.mjs'
import { writeEvidence } from './write-evidence.mjs'

const require = createRequire(import.meta.url)
const ASKED = 100
const SEARCH_MS = 300
const PAGE_MS = 500

/** @param {string[]} args */
export async function run(args) {
  const options = { write: { type: 'boolean', default: false } }
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const size = { users: Number(positionals[0] ?? 100_000), entries: Number(positionals[1] ?? 1_000_000) }
  const { startTestServer } = require('../../engines/dist/postgres/test-server.js')
  const server = await startTestServer(`bench_${Date.now()}`)
  try {
    const office = await openOffice(server.url)
    try {
      await measure(office, size, values.write)
    } finally {
      await office.close()
    }
  } finally {
    await server.stop()
  }
}

async function measure(office, size, isWritten) {
  const seconds = (await timed(() => fillOffice(office, size))) / 1_000
  console.log(`${size.users} accounts and ${size.entries} entries were written in ${seconds.toFixed(0)} s`)
  const searches = await figuresOf(searchesOf(office, size))
  const pages = await figuresOf(pagesOf(office, size))
  const [load] = loadavg()
  printFigures([...searches, ...pages])
  console.log(`Load average: ${load.toFixed(1)}`)
  const slow = [
    ...searches.filter(({ value }) => value > SEARCH_MS),
    ...pages.filter(({ value }) => value > PAGE_MS),
  ]
  if (slow.length > 0) throw new Error(`too slow: ${slow.map(({ name }) => name).join(', ')}`)
  if (isWritten) await writeEvidence({ ...size, searches, pages, load })
}

async function timed(work) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function figuresOf(works) {
  const figures = []
  for (const [name, work] of Object.entries(works)) {
    const times = []
    for (let i = 0; i < ASKED; i += 1) times.push(await timed(work))
    figures.push({
      name,
      value: quantile(times, 0.95),
      unit: 'ms',
      samples: times.length,
      spread: spreadOf(times),
    })
  }
  return figures
}

const found = async (asked, kind, least = 1) => {
  const answer = await asked
  if (answer[kind].length < least) throw new Error(`${kind}: ${answer[kind].length} found`)
}

/** What the one search asks for each form of text; an id is asked of all who have such. */
function searchesOf({ users, payments, cases }, { users: count }) {
  const any = () => Math.floor(Math.random() * count)
  const digits = (n, length) => String(n).padStart(length, '0')
  const limit = 5
  const search = (text) => ({ search: text, limit })
  return {
    'an e-mail address': () => found(users(search(`user${any()}@example.tw`)), 'users'),
    'a mobile number': () => found(users(search(`09${digits(any(), 8)}`)), 'users'),
    'how a name begins': () => found(users(search(`王小${any() % 977}`)), 'users', 0),
    'an order number': () => found(payments(search(`OS${digits(any(), 18)}`)), 'orders'),
    'the number of a try to pay': () => found(payments(search(`OSA${digits(any(), 17)}`)), 'orders'),
    'the provider’s number': () => found(payments(search(`26${digits(any(), 14)}`)), 'orders'),
    'an invoice': () => found(payments(search(`QX${digits(any(), 8)}`)), 'orders'),
    'a business number': () => found(payments(search(digits(any() % 20_000, 8))), 'orders', 1),
    'a case number': () => found(cases(search(`ZK-2611-${any() + 100}`)), 'cases'),
    'an id, of all': async () => {
      const id = userId(any())
      await Promise.all([
        found(users(search(id)), 'users'),
        found(payments(search(id)), 'orders', 0),
        found(cases(search(id)), 'cases'),
      ])
    },
  }
}

/** The lists as the pages ask for them: newest, narrowed, and days long past. */
function pagesOf({ users, user, payments, cases, audit, auditDays }, { users: count }) {
  const any = () => Math.floor(Math.random() * count)
  const actor = () => `00000000-0000-4000-c000-${(any() % 20).toString(16).padStart(12, '0')}`
  const dayOf = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const longPast = () => dayOf(200 + (any() % 150))
  return {
    'users, newest': () => found(users({}), 'users'),
    'users of a plan': () => found(users({ role: 'elite' }), 'users'),
    'users who are kept out': () => found(users({ state: 'disabled' }), 'users'),
    'users who leave: none': () => users({ state: 'leaving' }),
    'a user': () => user(userId(any())),
    'orders, newest': () => found(payments({}), 'orders'),
    'orders of a user': () => found(payments({ ownerId: userId(any()) }), 'orders'),
    'orders to look at': () => found(payments({ review: true }), 'orders'),
    'cases, newest': () => found(cases({}), 'cases'),
    'cases in a state: none': () => cases({ state: 'litigation' }),
    'cases past the target': () => cases({ late: true }),
    'audit, newest': () => found(audit({}), 'entries'),
    'audit of an administrator': () => found(audit({ actorId: actor() }), 'entries'),
    'audit of a user': () => found(audit({ objectId: userId(any()) }), 'entries', 0),
    'audit of a rare act': () => found(audit({ action: 'disableAccount' }), 'entries'),
    'audit of a rare act of an administrator': () => audit({ action: 'disableAccount', actorId: actor() }),
    'audit of a kind of things': () => found(audit({ objectKind: 'order' }), 'entries'),
    'audit of a kind that nobody touched': () => audit({ objectKind: 'refund' }),
    'audit of a day long past': () => {
      const day = longPast()
      return found(audit({ from: day, until: day }), 'entries')
    },
    'audit of an administrator until a day long past': () =>
      found(audit({ actorId: actor(), until: longPast() }), 'entries'),
    'days of the audit log': () => found(auditDays(), 'days'),
  }
}
