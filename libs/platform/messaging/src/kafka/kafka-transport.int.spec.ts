import { until } from '@originseal/testing'
import { Partitioners, type KafkaMessage } from 'kafkajs'
import { Undeliverable, type EventMessage } from '../event-message'
import { describeEventTransport } from '../event-transport.contract'
import { createTopics } from './create-topics'
import { kafkaClient } from './kafka-client'
import { KafkaTransport } from './kafka-transport'
import { readTopic } from './read-topic'
import { deadLetterTopic, eventTopic, topicsOfGroup } from './topics'

const { KAFKA_TEST_BROKERS: brokers } = process.env

if (brokers === undefined) test.todo('SYS-03: events through Kafka (not run: KAFKA_TEST_BROKERS is not set)')
else
  describe('SYS-03: events through Kafka', () => {
    const kafka = kafkaClient(brokers, 'test')
    const admin = kafka.admin()
    const made: string[] = []
    beforeAll(() => admin.connect())
    afterAll(async () => {
      await admin.deleteTopics({ topics: made })
      await admin.disconnect()
    })

    const connect = () => KafkaTransport.connect(brokers, 'test')
    const declare = async (producer: string, groups: readonly string[]) => {
      const topics = [eventTopic(producer), ...groups.flatMap(topicsOfGroup)]
      made.push(...(await createTopics(admin, topics, { partitions: 3, replication: 1 })))
    }
    const records = async (topic: string) => (await readTopic({ kafka, admin }, topic)).records
    const header = (record: KafkaMessage, name: string) => String(record.headers?.[name])
    const message = (name: string, part: Partial<EventMessage> = {}): EventMessage => ({
      id: crypto.randomUUID(),
      name,
      key: 'one',
      payload: '{}',
      occurredAt: new Date(),
      ...part,
    })
    const fresh = async (what: string) => {
      const producer = `${what}-${crypto.randomUUID()}`
      const name = `${producer}.said.v1`
      await declare(producer, [name])
      return name
    }

    describeEventTransport(() => ({ connect, declare }))

    test('nothing is made by itself: neither who speaks nor who listens gets a topic that was not declared', async () => {
      const name = `undeclared-${crypto.randomUUID()}.said.v1`
      const transport = await connect()
      await expect(transport.publish([message(name)])).rejects.toThrow('topic-partition')
      await expect(
        transport.subscribe({ group: name, names: [name], handle: async () => undefined }),
      ).rejects.toThrow('npm run topics')
      expect(await admin.listTopics()).not.toContain(eventTopic(name))
      await transport.close()
    })

    test('what is parked says where it was and is otherwise as it came; a foreign record is parked too', async () => {
      const name = await fresh('parked')
      const stranger = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner })
      await stranger.connect()
      await stranger.send({ topic: eventTopic(name), messages: [{ key: 'one', value: 'hello' }] })
      await stranger.disconnect()
      const transport = await connect()
      const event = message(name, { payload: '"wrong"' })
      await transport.publish([event])
      await transport.subscribe({
        group: name,
        names: [name],
        handle: async () => {
          throw new Undeliverable('planted')
        },
      })
      await until(async () => (await transport.parked(name)).length === 2, { what: 'both parked records' })
      const [foreign, own] = await records(deadLetterTopic(name))
      expect([String(foreign?.value), header(foreign!, 'reason')]).toEqual([
        'hello',
        'the record is not an event of ours',
      ])
      expect([String(own?.key), String(own?.value), header(own!, 'id')]).toEqual(['one', '"wrong"', event.id])
      expect([header(own!, 'topic'), header(own!, 'offset'), header(own!, 'tries')]).toEqual([
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
      const name = await fresh('left')
      const first = await connect()
      let tries = 0
      await first.subscribe({
        group: name,
        names: [name],
        handle: async () => {
          tries += 1
          throw new Error('planted')
        },
      })
      await first.publish([message(name)])
      await until(() => tries === 3, { what: 'a long pause between tries' })
      const begun = Date.now()
      await first.close()
      expect(Date.now() - begun).toBeLessThan(2_500)
      const second = await connect()
      let heard = 0
      await second.subscribe({ group: name, names: [name], handle: async () => void (heard += 1) })
      await until(() => heard === 1, { what: 'the message' })
      await second.close()
    })

    test('the topics can be declared again', async () => {
      const name = await fresh('again')
      expect(await createTopics(admin, [eventTopic(name)], { partitions: 9, replication: 1 })).toEqual([])
      expect(await admin.fetchTopicOffsets(eventTopic(name))).toHaveLength(3)
    })
  })

test('Kafka that is not there is said within seconds, and nothing is left open', async () => {
  await expect(KafkaTransport.connect('127.0.0.1:1', 'test')).rejects.toThrow(/ECONNREFUSED|Connection/u)
})
