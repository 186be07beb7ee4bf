import { Controller, Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { userErased, type PayloadOf } from '@originseal/contracts'
import { openDatabase, Transaction, type Tx } from '@originseal/database'
import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import type { DataSource } from 'typeorm'
import type { Subscription } from './event-message'
import { EventServer } from './event-server'
import { Inbox } from './inbox'
import { Messaging1700000000001 } from './messaging.migration'
import { KeepReason } from './messaging.module'
import { OnEvent } from './on-event'

let database: TestDatabase
let source: DataSource
let subscription: Subscription
let close: () => Promise<void>
/** What the handlers did, in order; whose turn it is to fail. */
let said: string[] = []
let failing: string | null = null

/** Writes in two steps, between which others might. */
async function write(tx: Tx, handler: string): Promise<void> {
  said.push(`${handler} begins`)
  if (handler === failing) throw new Error('planted')
  await tx.query('INSERT INTO effect VALUES ($1)', [handler])
  await tx.query('SELECT pg_sleep(0.05)')
  await tx.query('INSERT INTO effect VALUES ($1)', [handler])
  said.push(`${handler} ends`)
}

@Controller()
class First {
  @OnEvent(userErased)
  erased(_: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    return write(tx, 'first')
  }
}

@Controller()
class Second {
  @OnEvent(userErased)
  erased(_: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    return write(tx, 'second')
  }
}

@Module({ controllers: [First, Second] })
class TwoHandlers {}

beforeAll(async () => {
  database = await createTestDatabase()
  source = await openDatabase({
    url: database.url,
    applicationName: 'test',
    entities: [],
    migrations: [Messaging1700000000001],
  })
  await source.query('CREATE TABLE effect (handler text)')
  const transport = { subscribe: async (given: Subscription) => void (subscription = given) }
  const server = new EventServer('test', transport, new Inbox(new Transaction(source)))
  const app = await NestFactory.createMicroservice(TwoHandlers, { strategy: server, logger: false })
  app.useGlobalFilters(new KeepReason())
  await app.listen()
  close = () => app.close()
})

beforeEach(async () => {
  said = []
  failing = null
  await source.query('DELETE FROM effect')
})

afterAll(async () => {
  await close()
  await source.destroy()
  await database.drop()
})

const erased = (): Promise<void> =>
  subscription.handle({
    id: crypto.randomUUID(),
    name: userErased.name,
    key: 'somebody',
    payload: JSON.stringify({ userId: crypto.randomUUID(), erasedAt: new Date(0).toISOString() }),
    occurredAt: new Date(),
  })

test('the handlers of one event share its transaction one after another', async () => {
  await erased()
  expect(said).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(await source.query('SELECT FROM effect')).toHaveLength(4)
})

test.each(['first', 'second'])('nothing is left of any when the %s fails', async (handler) => {
  failing = handler
  await expect(erased()).rejects.toThrow('planted')
  expect(said.at(-1)).toBe(`${handler} begins`)
  expect(await source.query('SELECT FROM effect')).toEqual([])
})
