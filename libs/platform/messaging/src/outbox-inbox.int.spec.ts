import { workAnchored, type PayloadOf } from '@originseal/contracts'
import { openDatabase, Transaction, type DatabaseOptions } from '@originseal/database'
import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import type { DataSource } from 'typeorm'
import { Undeliverable, type EventMessage } from './event-message'
import { Inbox } from './inbox'
import { Messaging1700000000001 } from './messaging.migration'
import { Outbox } from './outbox'

let database: TestDatabase
let source: DataSource
let transaction: Transaction

beforeAll(async () => {
  database = await createTestDatabase()
  const options: DatabaseOptions = {
    url: database.url,
    applicationName: 'test',
    entities: [],
    migrations: [Messaging1700000000001],
  }
  source = await openDatabase(options)
  transaction = new Transaction(source)
  await source.query('CREATE TABLE effect (number int)')
})

afterAll(async () => {
  await source.destroy()
  await database.drop()
})

const payload: PayloadOf<typeof workAnchored> = {
  workId: crypto.randomUUID(),
  ownerId: crypto.randomUUID(),
  transactionHash: `0x${'ab'.repeat(32)}`,
  blockNumber: 7,
  blockTime: new Date(0).toISOString(),
}
const count = async (table: string): Promise<number> => {
  const [row]: { count: number }[] = await source.query(`SELECT count(*)::int AS count FROM ${table}`)
  return row!.count
}
const delivery = (part: Partial<EventMessage> = {}): EventMessage => ({
  id: crypto.randomUUID(),
  name: workAnchored.name,
  key: payload.workId,
  payload: JSON.stringify(payload),
  occurredAt: new Date(),
  ...part,
})

test('a fact and the change that makes it true commit together or not at all', async () => {
  const outbox = new Outbox()
  const failing = transaction.run(async (tx) => {
    await outbox.add(tx, workAnchored, payload)
    throw new Error('planted')
  })
  await expect(failing).rejects.toThrow('planted')
  expect(await count('outbox')).toBe(0)
  await transaction.run((tx) => outbox.add(tx, workAnchored, payload))
  expect(await count('outbox')).toBe(1)
})

test('a fact that does not fit its schema does not leave', async () => {
  const wrong = transaction.run((tx) => new Outbox().add(tx, workAnchored, { ...payload, blockNumber: 1.5 }))
  await expect(wrong).rejects.toThrow('blockNumber')
})

test('D6: an event that is delivered again, also at the same time, has its effect once', async () => {
  const inbox = new Inbox(transaction)
  const message = delivery()
  const receive = () => inbox.receive(message, (_, tx) => tx.query('INSERT INTO effect VALUES (1)'))
  await Promise.all(Array.from({ length: 8 }, receive))
  await receive()
  expect(await count('effect')).toBe(1)
})

test('an effect that fails leaves no note that it happened', async () => {
  const inbox = new Inbox(transaction)
  const message = delivery()
  const failing = inbox.receive(message, async (_, tx) => {
    await tx.query('INSERT INTO effect VALUES (2)')
    throw new Error('planted')
  })
  await expect(failing).rejects.toThrow('planted')
  await inbox.receive(message, (_, tx) => tx.query('INSERT INTO effect VALUES (2)'))
  expect(await count('effect')).toBe(2)
})

test.each([
  ['not JSON', delivery({ payload: '{' })],
  ['not what its schema says', delivery({ payload: '{}' })],
  ['unknown by name', delivery({ name: 'nobody.said-this.v1' })],
])('a payload that is %s is never guessed at', async (_, message) => {
  const receiving = new Inbox(transaction).receive(message, async () => undefined)
  await expect(receiving).rejects.toThrow(Undeliverable)
})

test('D7: why a payload does not fit is one line, without what its fields hold', async () => {
  const wrong = delivery({ payload: JSON.stringify({ workId: 'a secret', blockNumber: 'seven' }) })
  const receiving = new Inbox(transaction).receive(wrong, async () => undefined)
  const { message } = await receiving.then(
    () => new Error('it was taken'),
    (error: Error) => error,
  )
  expect(message).toMatch(/^the payload does not fit: workId: [^\n]+; and 2 more$/u)
  expect(message).not.toMatch(/secret|seven/u)
})
