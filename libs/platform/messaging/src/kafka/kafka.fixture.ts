import { Partitioners, type Admin, type ISocketFactory, type Kafka, type Message } from 'kafkajs'
import type { EventMessage } from '../event-message'
import { createTopics } from './create-topics'
import { kafkaClient } from './kafka-client'
import { KafkaTransport } from './kafka-transport'
import { readTopic } from './read-topic'
import { eventTopic, topicsOfGroup } from './topics'

/** The Kafka of KAFKA_TEST_BROKERS, and what tests look behind its back with. */
export interface KafkaUnderTest {
  readonly kafka: Kafka
  readonly admin: Admin
  connect(socketFactory?: ISocketFactory): Promise<KafkaTransport>
  /** Makes the topics of a producer and of groups; they are deleted at the end. */
  declare(producer: string, groups: readonly string[]): Promise<void>
  /** The name of an event, declared for a group of that name. */
  fresh(what: string): Promise<string>
  records(topic: string): ReturnType<typeof readTopic>
  /** Stores records past the transport, where it is said or by key. */
  store(topic: string, messages: Message[]): Promise<void>
  close(): Promise<void>
}

export async function openKafka(brokers: string): Promise<KafkaUnderTest> {
  const kafka = kafkaClient(brokers, 'test')
  const admin = kafka.admin()
  await admin.connect()
  const made: string[] = []
  const declare = async (producer: string, groups: readonly string[]): Promise<void> => {
    const topics = [eventTopic(producer), ...groups.flatMap(topicsOfGroup)]
    made.push(...(await createTopics(admin, topics, { partitions: 3, replication: 1 })))
  }
  return {
    kafka,
    admin,
    declare,
    connect: (socketFactory) => KafkaTransport.connect(brokers, 'test', socketFactory),
    fresh: async (what) => {
      const producer = `${what}-${crypto.randomUUID()}`
      const name = `${producer}.said.v1`
      await declare(producer, [name])
      return name
    },
    records: (topic) => readTopic({ kafka, admin }, topic),
    store: async (topic, messages) => {
      const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner })
      await producer.connect()
      await producer.send({ topic, messages })
      await producer.disconnect()
    },
    close: async () => {
      await admin.deleteTopics({ topics: made })
      await admin.disconnect()
    },
  }
}

export const eventOf = (name: string, part: Partial<EventMessage> = {}): EventMessage => ({
  id: crypto.randomUUID(),
  name,
  key: 'one',
  payload: '{}',
  occurredAt: new Date(),
  ...part,
})
