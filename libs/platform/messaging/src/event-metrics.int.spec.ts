import { workAnchored } from '@originseal/contracts'
import { openDatabase, Reads, Transaction } from '@originseal/database'
import { Metrics } from '@originseal/runtime'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import type { DataSource } from 'typeorm'
import { EventMetrics } from './event-metrics'
import { Undeliverable, type EventMessage } from './event-message'
import { Messaging1700000000001 } from './messaging.migration'
import { Outbox } from './outbox'
import { PostgresTransport } from './postgres/postgres-transport'

let databases: TestDatabase[]
let source: DataSource
let transport: PostgresTransport
const metrics = new Metrics()

beforeAll(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()])
  const [own, events] = databases as [TestDatabase, TestDatabase]
  const migrations = [Messaging1700000000001]
  source = await openDatabase({ url: own.url, applicationName: 'test', entities: [], migrations })
  transport = await PostgresTransport.connect(events.url, 'test')
  new EventMetrics(metrics, new Reads(source), transport).watch('protection')
})
afterAll(async () => {
  await transport.close()
  await source.destroy()
  await Promise.all(databases.map((database) => database.drop()))
})

/** Values by name, as Prometheus would read them. */
const told = async (): Promise<Record<string, number>> => {
  const lines = (await metrics.text()).matchAll(/^originseal_events_(\S+) (\S+)$/gmu)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, Number(value)]))
}
const message = (payload: string): EventMessage => ({
  id: crypto.randomUUID(),
  name: 'test.said.v1',
  key: 'one',
  payload,
  occurredAt: new Date(),
})

test('what has not left, what was not had and what was given up are told', async () => {
  expect(await told()).toEqual({ unsent: 0, oldest_unsent_seconds: 0, lag: 0, parked: 0 })
  await new Transaction(source).run((tx) =>
    new Outbox().add(tx, workAnchored, {
      workId: crypto.randomUUID(),
      ownerId: crypto.randomUUID(),
      transactionHash: `0x${'ab'.repeat(32)}`,
      blockNumber: 7,
      blockTime: new Date(0).toISOString(),
    }),
  )
  await source.query("UPDATE outbox SET occurred_at = now() - interval '90 seconds'")
  const { oldest_unsent_seconds: age, unsent } = await told()
  expect(unsent).toBe(1)
  expect(age).toBeGreaterThanOrEqual(90)
  expect(age).toBeLessThan(150)
  await source.query('UPDATE outbox SET sent_at = now()')

  let release: () => void = () => undefined
  const free = new Promise<void>((resolve) => (release = resolve))
  await transport.subscribe({
    group: 'protection',
    names: ['test.said.v1'],
    handle: async ({ payload }) => {
      await free
      if (payload === '2') throw new Undeliverable('planted')
    },
  })
  await transport.publish(['1', '2', '3'].map(message))
  await until(async () => (await told())['lag'] === 3, { what: 'a lag of three' })
  release()
  await until(async () => (await told())['lag'] === 0, { what: 'no lag' })
  expect(await told()).toEqual({ unsent: 0, oldest_unsent_seconds: 0, lag: 0, parked: 1 })
})
