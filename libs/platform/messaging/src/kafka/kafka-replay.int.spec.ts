import { defineEvent } from '@originseal/contracts'
import { Exclusive, Listener, openDatabase, Transaction } from '@originseal/database'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import type { Message } from 'kafkajs'
import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { Inbox } from '../inbox'
import { Messaging1700000000001 } from '../messaging.migration'
import { Outbox } from '../outbox'
import { Relay } from '../relay'
import type { KafkaTransport } from './kafka-transport'
import { openKafka, type KafkaUnderTest } from './kafka.fixture'
import { eventTopic } from './topics'

const { KAFKA_TEST_BROKERS: brokers, KAFKA_TEST_SEED = String(Date.now() % 1_000_000) } = process.env

const facts = 60
const keys = 7

/** Lehmer's generator: the same order for the same seed. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed + 1
  const chance = (): number => (state = (state * 48_271) % 2_147_483_647)
  return items
    .map((item) => ({ item, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

if (brokers === undefined)
  test.todo('D6: a topic replayed and shuffled (not run: KAFKA_TEST_BROKERS is not set)')
else
  describe('D6: a topic replayed and shuffled changes nothing', () => {
    const producer = `replayed-${crypto.randomUUID()}`
    const said = defineEvent({
      name: `${producer}.said.v1`,
      payload: z.object({ subject: z.string(), number: z.number().int() }),
      key: ({ subject }) => subject,
    })
    let kafka: KafkaUnderTest
    let database: TestDatabase
    let source: DataSource
    let transaction: Transaction
    let deliveries = 0

    beforeAll(async () => {
      kafka = await openKafka(brokers)
      await kafka.declare(producer, [said.name])
      database = await createTestDatabase()
      source = await openDatabase({
        url: database.url,
        applicationName: 'test',
        entities: [],
        migrations: [Messaging1700000000001],
      })
      await source.query('CREATE TABLE effect (sequence bigserial, subject text, number int)')
      transaction = new Transaction(source)
    })
    afterAll(async () => {
      await source.destroy()
      await database.drop()
      await kafka.close()
    })

    const effects = (): Promise<object[]> =>
      source.query('SELECT sequence, subject, number FROM effect ORDER BY sequence')
    const idle = (transport: KafkaTransport) =>
      until(async () => (await transport.backlog(said.name)).unread === 0, {
        what: 'the group to have had all',
      })

    /** Another start of the service that listens. */
    async function listen(): Promise<KafkaTransport> {
      const transport = await kafka.connect()
      const inbox = new Inbox(transaction)
      await transport.subscribe({
        group: said.name,
        names: [said.name],
        able: () => inbox.able(),
        handle: async (message) => {
          await inbox.receive(message, (payload, tx) => {
            const { subject, number } = said.payload.parse(payload)
            return tx.query('INSERT INTO effect (subject, number) VALUES ($1, $2)', [subject, number])
          })
          deliveries += 1
        },
      })
      return transport
    }

    test(`${facts} facts, from offset 0 and once more in another order in other partitions`, async () => {
      const first = await listen()
      const listener = new Listener(database.url, 'test')
      await listener.connect()
      const relay = new Relay(new Exclusive(source), transaction, listener, first)
      relay.onApplicationBootstrap()
      const outbox = new Outbox()
      for (let number = 0; number < facts; number++)
        await transaction.run((tx) => outbox.add(tx, said, { subject: `subject ${number % keys}`, number }))
      await until(async () => (await effects()).length === facts, { what: 'all effects' })
      const before = await effects()
      await idle(first)
      await relay.beforeApplicationShutdown()
      await listener.close()
      await first.close()

      const topic = eventTopic(said.name)
      await kafka.admin.resetOffsets({ groupId: said.name, topic, earliest: true })
      deliveries = 0
      const second = await listen()
      await until(() => deliveries === facts, { what: 'every fact to be delivered again' })
      expect(await effects()).toEqual(before)

      const records = (await kafka.records(topic)).records
      const messages = shuffled(records, Number(KAFKA_TEST_SEED)).map(
        ({ key, value, headers = {} }, place): Message => ({ key, value, headers, partition: place % 3 }),
      )
      await kafka.store(topic, messages)
      await until(() => deliveries === 2 * facts, { what: 'every fact in another order' })
      await idle(second)
      process.stdout.write(
        `D6: ${facts} facts delivered ${facts + deliveries} times, shuffled with KAFKA_TEST_SEED=${KAFKA_TEST_SEED}: ${(await effects()).length} effects\n`,
      )
      expect(await effects()).toEqual(before)
      expect(await second.parked(said.name)).toEqual([])
      await second.close()
    })
  })
