import { until } from '@originseal/testing'
import type { KafkaMessage } from 'kafkajs'
import { Undeliverable } from '../event-message'
import { describeEventTransport } from '../event-transport.contract'
import { createTopics } from './create-topics'
import { KafkaTransport } from './kafka-transport'
import { eventOf, openKafka, type KafkaUnderTest } from './kafka.fixture'
import { deadLetterTopic, eventTopic } from './topics'

const { KAFKA_TEST_BROKERS: brokers } = process.env

if (brokers === undefined) test.todo('SYS-03: events through Kafka (not run: KAFKA_TEST_BROKERS is not set)')
else
  describe('SYS-03: events through Kafka', () => {
    let kafka: KafkaUnderTest
    beforeAll(async () => (kafka = await openKafka(brokers)))
    afterAll(() => kafka.close())

    const header = (record: KafkaMessage | undefined, name: string) => String(record?.headers?.[name])

    describeEventTransport(() => kafka)

    test('nothing is made by itself: neither who speaks nor who listens gets a topic that was not declared', async () => {
      const name = `undeclared-${crypto.randomUUID()}.said.v1`
      const transport = await kafka.connect()
      await expect(transport.publish([eventOf(name)])).rejects.toThrow('topic-partition')
      await expect(
        transport.subscribe({ group: name, names: [name], handle: async () => undefined }),
      ).rejects.toThrow('npm run topics')
      expect(await kafka.admin.listTopics()).not.toContain(eventTopic(name))
      await transport.close()
    })

    test('what is parked says where it was and is otherwise as it came; a foreign record is parked too', async () => {
      const name = await kafka.fresh('parked')
      await kafka.store(eventTopic(name), [{ key: 'one', value: 'hello' }])
      const transport = await kafka.connect()
      const event = eventOf(name, { payload: '"wrong"' })
      await transport.publish([event])
      await transport.subscribe({
        group: name,
        names: [name],
        handle: async () => {
          throw new Undeliverable('planted')
        },
      })
      await until(async () => (await transport.parked(name)).length === 2, { what: 'both parked records' })
      const [foreign, own] = (await kafka.records(deadLetterTopic(name))).records
      expect([String(foreign?.value), header(foreign, 'reason')]).toEqual([
        'hello',
        'the record is not an event of ours',
      ])
      expect([String(own?.key), String(own?.value), header(own, 'id')]).toEqual(['one', '"wrong"', event.id])
      expect([header(own, 'topic'), header(own, 'offset'), header(own, 'tries')]).toEqual([
        eventTopic(name),
        '1',
        '1',
      ])
      expect((await transport.prune(1)).givenUp).toBe(0)
      expect((await transport.prune(0)).givenUp).toBeGreaterThanOrEqual(2)
      expect(await transport.parked(name)).toEqual([])
      await transport.close()
    })

    test('a closed process that was at work leaves its message to the next one', async () => {
      const name = await kafka.fresh('left')
      const first = await kafka.connect()
      let tries = 0
      await first.subscribe({
        group: name,
        names: [name],
        handle: async () => {
          tries += 1
          throw new Error('planted')
        },
      })
      await first.publish([eventOf(name)])
      await until(() => tries === 3, { what: 'a long pause between tries' })
      const begun = Date.now()
      await first.close()
      expect(Date.now() - begun).toBeLessThan(2_500)
      const second = await kafka.connect()
      let heard = 0
      await second.subscribe({ group: name, names: [name], handle: async () => void (heard += 1) })
      await until(() => heard === 1, { what: 'the message' })
      await second.close()
    })

    test('the topics can be declared again', async () => {
      const name = await kafka.fresh('again')
      expect(await createTopics(kafka.admin, [eventTopic(name)], { partitions: 9, replication: 1 })).toEqual(
        [],
      )
      expect(await kafka.admin.fetchTopicOffsets(eventTopic(name))).toHaveLength(3)
    })
  })

test('Kafka that is not there is said within seconds, and nothing is left open', async () => {
  await expect(KafkaTransport.connect('127.0.0.1:1', 'test')).rejects.toThrow(/ECONNREFUSED|Connection/u)
})
