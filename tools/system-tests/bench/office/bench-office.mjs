/**
 * `npm run bench -- office [users] [entries] [--write]`: the back office of an installation with 100,000 accounts, an order and
 * a case of each, and a year's audit log of 1,000,000 entries: how long the search takes for each thing that it knows, and each
 * list, as an administrator asks the gateway by HTTP. Fails where the search takes longer than 300 ms or a page longer than
 * 500 ms (95 % within). PostgreSQL is started for it, without fsync, as for the tests; the services share one process with
 * whoever asks. `--write` puts the figures into docs/evidence/office.md.
 */
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { printFigures, quantile, spreadOf } from '../figures.mjs'
import { actorId, caseId, entryId, fillOffice, orderId, userId } from './fill-office.mjs'
import { openOffice } from './open-office.mjs'
import { writeEvidence } from './write-evidence.mjs'

const built = createRequire(import.meta.url)
const ASKED = 100
const SEARCH_MS = 300
const PAGE_MS = 500

/** @param {string[]} args */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  })
  const size = { users: Number(positionals[0] ?? 100_000), entries: Number(positionals[1] ?? 1_000_000) }
  /** @type {typeof import('../../../engines/src/postgres/test-server.js')} */
  const { startTestServer } = built('../../../engines/dist/postgres/test-server.js')
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

const found = async (answer, kind, least = 1) => {
  const list = (await answer)[kind]
  if (list.length < least) throw new Error(`${kind}: ${list.length} found`)
  return list
}

/** The lists, by what they hold. */
const listsOf = ({ ask }) => ({
  users: (query, least) => found(ask('/users', query), 'users', least),
  orders: (query, least) => found(ask('/payments', query), 'orders', least),
  cases: (query, least) => found(ask('/cases', query), 'cases', least),
  entries: (query, least) => found(ask('/audit', query), 'entries', least),
})

/** What the one search asks for each form of text; an id is asked of all who have such. */
function searchesOf(office, { users: count }) {
  const { users, orders, cases } = listsOf(office)
  const any = () => Math.floor(Math.random() * count)
  const digits = (n, length) => String(n).padStart(length, '0')
  const limit = 5
  const search = (text) => ({ search: text, limit })
  return {
    'an e-mail address': () => users(search(`user${any()}@example.tw`)),
    'a mobile number': () => users(search(`09${digits(any(), 8)}`)),
    'how a name begins': () => users(search(`王小${any() % 977}`), 0),
    'an order number': () => orders(search(`OS${digits(any(), 18)}`)),
    'the number of a try to pay': () => orders(search(`OSA${digits(any(), 17)}`)),
    'the provider’s number': () => orders(search(`26${digits(any(), 14)}`)),
    'an invoice': () => orders(search(`QX${digits(any(), 8)}`)),
    'a business number': () => orders(search(digits(any() % 20_000, 8))),
    'a case number': () => cases(search(`ZK-2611-${any() + 100}`)),
    'an id, of all': () => {
      const id = userId(any())
      return Promise.all([users(search(id)), orders(search(id), 0), cases(search(id))])
    },
  }
}

/** The lists as the pages ask for them: newest, narrowed, far down, and days long past. */
function pagesOf(office, { users: count, entries: entryCount }) {
  const { ask } = office
  const { users, orders, cases, entries } = listsOf(office)
  const any = () => Math.floor(Math.random() * count)
  const actor = () => actorId(any() % 20)
  const dayOf = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const longPast = () => dayOf(200 + (any() % 150))
  /** Nobody has it, and nobody has ever looked at it. */
  const nobody = '00000000-0000-4000-8fff-000000000000'
  return {
    'users, newest': () => users({}),
    'users, far down': () => users({ cursor: userId(count * 0.9 + any() / 100) }),
    'users of a plan': () => users({ role: 'elite' }),
    'users of a plan who are kept out': () => users({ role: 'elite', state: 'disabled' }, 0),
    'users who are kept out': () => users({ state: 'disabled' }),
    'users who leave: none': () => users({ state: 'leaving' }, 0),
    'users whose name begins alike': () => users({ search: '王小' }),
    'users found by their address': () => users({ search: `user${any()}@example.tw` }),
    'a user': () => ask(`/users/${userId(any())}`),
    'orders, newest': () => orders({}),
    'orders, far down': () => orders({ cursor: orderId(count * 0.9 + any() / 100) }),
    'orders of a user': () => orders({ ownerId: userId(any()) }),
    'orders to look at': () => orders({ review: true }),
    'orders that nobody pays any more': () => orders({ state: 'expired' }),
    'orders in a state: none': () => orders({ state: 'refunded' }, 0),
    'orders by transfer: none': () => orders({ payment: 'transfer' }, 0),
    'orders of days long past': () => orders({ from: dayOf(300), until: dayOf(290) }, 0),
    'cases, newest': () => cases({}),
    'cases, far down': () => cases({ cursor: caseId(any()) }, 0),
    'cases in a state': () => cases({ state: 'removed' }),
    'cases in a state: none': () => cases({ state: 'litigation' }, 0),
    'cases past the target': () => cases({ late: true }),
    'cases of a user': () => cases({ search: userId(any()) }),
    'audit, newest': () => entries({}),
    'audit, far down': () => entries({ cursor: entryId(entryCount * 0.1 + any() / 10) }),
    'audit of an administrator': () => entries({ actorId: actor() }),
    'audit of a thing': () => entries({ objectId: userId(any()) }),
    'audit of a member': () => entries({ subjectId: userId(any()) }),
    'audit of somebody of whom there is nothing': () => entries({ subjectId: nobody }, 0),
    'audit of a rare act': () => entries({ action: 'disableAccount' }),
    'audit of a rare act of an administrator': () =>
      entries({ action: 'disableAccount', actorId: actor() }, 0),
    'audit of an act that nobody did': () => entries({ action: 'eraseEverything' }, 0),
    'audit of a kind of things': () => entries({ objectKind: 'order' }),
    'audit of a kind that nobody touched': () => entries({ objectKind: 'refund' }, 0),
    'audit of an administrator with a kind that nobody touched': () =>
      entries({ objectKind: 'refund', actorId: actor() }, 0),
    'audit of a day long past': () => {
      const day = longPast()
      return entries({ from: day, until: day })
    },
    'audit of an administrator until a day long past': () => entries({ actorId: actor(), until: longPast() }),
    'audit of a rare act until a day long past': () =>
      entries({ action: 'disableAccount', until: longPast() }, 0),
    'days of the audit log': () => found(ask('/audit/days'), 'days'),
  }
}
