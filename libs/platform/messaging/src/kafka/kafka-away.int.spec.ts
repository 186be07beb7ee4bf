import { defineEvent } from '@originseal/contracts'
import { Exclusive, Listener, openDatabase, Transaction } from '@originseal/database'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { Inbox } from '../inbox'
import { Line, type Fault } from '../line.fixture'
import { Messaging1700000000001 } from '../messaging.migration'
import { Outbox } from '../outbox'
import { Relay } from '../relay'
import { openKafka, type KafkaUnderTest } from './kafka.fixture'

const { KAFKA_TEST_BROKERS: brokers } = process.env

const awayMs = 60_000
const commandEveryMs = 100

if (brokers === undefined) test.todo('D3: Kafka away for 60 s (not run: KAFKA_TEST_BROKERS is not set)')
else
  describe('D3: Kafka away for 60 s', () => {
    let kafka: KafkaUnderTest
    let database: TestDatabase
    let source: DataSource
    let transaction: Transaction
    let listener: Listener
    const line = new Line()

    beforeAll(async () => {
      kafka = await openKafka(brokers)
      database = await createTestDatabase()
      source = await openDatabase({
        url: database.url,
        applicationName: 'test',
        entities: [],
        migrations: [Messaging1700000000001],
      })
      await source.query('CREATE TABLE effect (sequence bigserial, event text, number int)')
      transaction = new Transaction(source)
      listener = new Listener(database.url, 'test')
      await listener.connect()
    })
    afterAll(async () => {
      await listener.close()
      await source.destroy()
      await database.drop()
      await line.close()
      await kafka.close()
    })

    const numbers = async (name: string): Promise<number[]> => {
      const rows: { number: number }[] = await source.query(
        'SELECT number FROM effect WHERE event = $1 ORDER BY sequence',
        [name],
      )
      return rows.map(({ number }) => number)
    }

    test.each<Fault>(['refused', 'silent'])(
      '%s: commands are accepted meanwhile, all had their effect once and in order at most 30 s after',
      async (fault) => {
        const producer = `away-${crypto.randomUUID()}`
        const said = defineEvent({
          name: `${producer}.said.v1`,
          payload: z.object({ number: z.number().int() }),
          key: () => 'one',
        })
        await kafka.declare(producer, [said.name])
        const transport = await kafka.connect(line.socketFactory)
        const inbox = new Inbox(transaction)
        await transport.subscribe({
          group: said.name,
          names: [said.name],
          able: () => inbox.able(),
          handle: (message) =>
            inbox.receive(message, (payload, tx) =>
              tx.query('INSERT INTO effect (event, number) VALUES ($1, $2)', [
                said.name,
                said.payload.parse(payload).number,
              ]),
            ),
        })
        const relay = new Relay(new Exclusive(source), transaction, listener, transport)
        relay.onApplicationBootstrap()

        const outbox = new Outbox()
        let [sent, refused] = [0, 0]
        // One after the other, as commands about one thing are: each holds its row until it is committed.
        let commands = Promise.resolve()
        const commanding = setInterval(() => {
          const number = (sent += 1)
          commands = commands
            .then(() => transaction.run((tx) => outbox.add(tx, said, { number })))
            .catch(() => void (refused += 1))
        }, commandEveryMs)
        await until(async () => (await numbers(said.name)).length > 10, { what: 'events to flow' })

        line.cut(fault)
        const cutAt = Date.now()
        await until(() => Date.now() - cutAt >= awayMs, { what: 'a minute', within: awayMs + 5_000 })
        const heardBefore = (await numbers(said.name)).length
        line.mend()
        const mendedAt = Date.now()
        clearInterval(commanding)
        await commands
        const accepted = (): number => sent - refused
        await until(async () => (await numbers(said.name)).length >= accepted(), {
          what: 'all effects',
          within: 45_000,
        })
        const drainedMs = Date.now() - mendedAt
        const heard = await numbers(said.name)
        process.stdout.write(
          `D3 ${fault}: ${accepted()} of ${sent} commands accepted, ${heard.length - heardBefore} of them ` +
            `had their effect after the minute, the last ${(drainedMs / 1000).toFixed(1)} s after it\n`,
        )
        expect(sent).toBeGreaterThan(400)
        expect(accepted() / sent).toBeGreaterThanOrEqual(0.999)
        expect(heardBefore).toBeLessThan(sent / 2)
        expect(heard).toEqual([...heard].sort((one, other) => one - other))
        expect(new Set(heard).size).toBe(heard.length)
        expect(drainedMs).toBeLessThanOrEqual(30_000)
        await until(
          async () => {
            const [row]: { count: number }[] = await source.query(
              'SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NULL',
            )
            return row?.count === 0
          },
          { what: 'the outbox to be empty' },
        )
        expect(await transport.parked(said.name)).toEqual([])

        await relay.beforeApplicationShutdown()
        await transport.close()
      },
      180_000,
    )
  })
