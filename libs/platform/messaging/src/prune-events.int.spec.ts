import { workAnchored, type PayloadOf } from '@originseal/contracts'
import { openDatabase, Transaction } from '@originseal/database'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { Client } from 'pg'
import type { DataSource } from 'typeorm'
import type { EventMessage } from './event-message'
import { Inbox } from './inbox'
import { Messaging1700000000001 } from './messaging.migration'
import { PostgresTransport } from './postgres/postgres-transport'
import { PruneEvents } from './prune-events'

let database: TestDatabase
let events: TestDatabase
let log: Client
let source: DataSource
let transport: PostgresTransport
let inbox: Inbox
let pruning: PruneEvents

beforeAll(async () => {
  ;[database, events] = await Promise.all([createTestDatabase(), createTestDatabase()])
  source = await openDatabase({
    url: database.url,
    applicationName: 'test',
    entities: [],
    migrations: [Messaging1700000000001],
  })
  await source.query('CREATE TABLE effect (event_id uuid)')
  log = new Client(events.url)
  await log.connect()
  transport = await PostgresTransport.connect(events.url, 'test')
  inbox = new Inbox(new Transaction(source))
  pruning = new PruneEvents(new Transaction(source), transport, 8)
  await transport.subscribe({ group: 'test', names: [workAnchored.name], handle })
})

afterAll(async () => {
  await transport.close()
  await Promise.all([source.destroy(), log.end()])
  await Promise.all([database.drop(), events.drop()])
})

const payload: PayloadOf<typeof workAnchored> = {
  workId: crypto.randomUUID(),
  ownerId: crypto.randomUUID(),
  transactionHash: `0x${'ab'.repeat(32)}`,
  blockNumber: 7,
  blockTime: new Date(0).toISOString(),
}
const fact = (): EventMessage => ({
  id: crypto.randomUUID(),
  name: workAnchored.name,
  key: payload.workId,
  payload: JSON.stringify(payload),
  occurredAt: new Date(),
})
const handle = (message: EventMessage): Promise<void> =>
  inbox.receive(message, (_, tx) => tx.query('INSERT INTO effect VALUES ($1)', [message.id]))
const effects = async (): Promise<number> => (await source.query('SELECT FROM effect')).length
const stored = async (): Promise<string[]> =>
  (await log.query<{ id: string }>('SELECT id FROM event_log ORDER BY id')).rows.map(({ id }) => id)
const noted = async (): Promise<string[]> =>
  (await source.query('SELECT event_id FROM inbox ORDER BY event_id')).map(
    (row: { event_id: string }) => row.event_id,
  )
const past = async (hours: number, ids: readonly string[]): Promise<void> => {
  const ago = `${hours} hours`
  await log.query('UPDATE event_log SET stored_at = now() - $1::interval WHERE id = ANY($2)', [ago, ids])
  await source.query('UPDATE inbox SET handled_at = now() - $1::interval WHERE event_id = ANY($2)', [
    ago,
    ids,
  ])
}

test('what everybody has had goes after the retention, and the note that it was had one retention later', async () => {
  const [old, young] = [fact(), fact()]
  await transport.publish([old, young])
  await until(async () => (await effects()) === 2, { what: 'both effects' })
  await past(9, [old.id])
  await until(async () => (await pruning.execute()) === 1, { what: 'the old event to go' })
  expect(await stored()).toEqual([young.id])
  expect(await noted()).toEqual([old.id, young.id].toSorted())
  await past(17, [old.id])
  await pruning.execute()
  expect(await noted()).toEqual([young.id])
})

test('D6: whatever is left, delivered again from the beginning and shuffled, changes nothing', async () => {
  const facts = Array.from({ length: 12 }, fact)
  await transport.publish(facts)
  const before = (await effects()) + 12
  await until(async () => (await effects()) === before, { what: 'twelve effects' })
  const old = facts.slice(0, 4).map(({ id }) => id)
  await past(100, old)
  // Another group is behind: the old events stay for it, and their notes here must stay as long.
  await log.query("INSERT INTO consumer_position VALUES ('behind', $1, 0)", [workAnchored.name])
  expect(await pruning.execute()).toBe(0)
  expect(await noted()).toEqual(expect.arrayContaining(old))

  for (const message of [...facts].sort(() => Math.random() - 0.5)) await handle(message)
  const again = await PostgresTransport.connect(events.url, 'test')
  let delivered = 0
  await again.subscribe({
    group: 'behind',
    names: [workAnchored.name],
    handle: async (message) => {
      await handle(message)
      delivered += 1
    },
  })
  const left = (await stored()).length
  await until(() => delivered === left, { what: 'the whole log once more' })
  await again.close()
  expect(await effects()).toBe(before)
  await pruning.execute()
  expect(await stored()).toEqual(expect.not.arrayContaining(old))
})

test('an outbox row that was not sent stays, however old it is', async () => {
  await source.query(
    `INSERT INTO outbox (id, name, key, payload, occurred_at, sent_at) VALUES
       (gen_random_uuid(), 'sent', '', 'long ago', now() - interval '9 hours', now() - interval '9 hours'),
       (gen_random_uuid(), 'sent', '', 'just now', now() - interval '9 hours', now()),
       (gen_random_uuid(), 'unsent', '', 'never', now() - interval '99 hours', NULL)`,
  )
  await pruning.execute()
  const left: { payload: string }[] = await source.query('SELECT payload FROM outbox ORDER BY payload')
  expect(left.map((row) => row.payload)).toEqual(['just now', 'never'])
})
