import { Partitioners, type Admin, type Kafka, type Message, type Producer } from 'kafkajs'
import type { EventMessage, EventTransport, Pruned, Subscription } from '../event-message'
import { toDeadLetter, toRecord, type Parked } from './event-record'
import { GroupReader } from './group-reader'
import { kafkaClient } from './kafka-client'
import { pruneTopics } from './prune-topics'
import { deadLetterTopic, eventTopic } from './topics'

const storeWithinMs = 10_000

/** A topic that is needed was never declared. */
export class TopicsMissing extends Error {
  constructor(topics: readonly string[]) {
    super(`Kafka has no ${topics.join(', ')}: make the topics with \`npm run topics\``)
    this.name = 'TopicsMissing'
  }
}

/** Events through Kafka: a topic per producer, partitions by key, a consumer group per service. */
export class KafkaTransport implements EventTransport {
  private readonly readers: GroupReader[] = []

  private constructor(
    private readonly kafka: Kafka,
    private readonly admin: Admin,
    private readonly producer: Producer,
  ) {}

  /** @param brokers `host:port,…` */
  static async connect(brokers: string, clientId: string): Promise<KafkaTransport> {
    const kafka = kafkaClient(brokers, clientId)
    const admin = kafka.admin()
    // One request at a time keeps the order when one is repeated. A repeat may store a message twice: inboxes know.
    const producer = kafka.producer({
      allowAutoTopicCreation: false,
      maxInFlightRequests: 1,
      createPartitioner: Partitioners.DefaultPartitioner,
    })
    try {
      await Promise.all([admin.connect(), producer.connect()])
    } catch (error) {
      await Promise.allSettled([admin.disconnect(), producer.disconnect()])
      throw error
    }
    return new KafkaTransport(kafka, admin, producer)
  }

  async publish(messages: readonly EventMessage[]): Promise<void> {
    if (messages.length === 0) return
    const byTopic = new Map<string, Message[]>()
    for (const message of messages) {
      const topic = eventTopic(message.name)
      const records = byTopic.get(topic) ?? []
      records.push(toRecord(message))
      byTopic.set(topic, records)
    }
    await this.store([...byTopic].map(([topic, records]) => ({ topic, messages: records })))
  }

  async subscribe(subscription: Subscription): Promise<void> {
    await this.assertTopics([...subscription.names.map(eventTopic), deadLetterTopic(subscription.group)])
    const reader = new GroupReader({
      kafka: this.kafka,
      admin: this.admin,
      subscription,
      park: (parked) => this.park(subscription.group, parked),
    })
    try {
      await reader.start()
    } catch (error) {
      await reader.stop()
      throw error
    }
    this.readers.push(reader)
  }

  prune(keepHours: number): Promise<Pruned> {
    return pruneTopics(this.admin, keepHours)
  }

  async ready(): Promise<void> {
    await this.admin.describeCluster()
    for (const reader of this.readers) reader.assertReading()
  }

  async close(): Promise<void> {
    await Promise.all(this.readers.map((reader) => reader.stop()))
    await Promise.all([this.producer.disconnect(), this.admin.disconnect()])
  }

  private async park(group: string, parked: Parked): Promise<void> {
    await this.store([{ topic: deadLetterTopic(group), messages: [toDeadLetter(parked)] }])
  }

  /** Resolves once all replicas that are in step have it. */
  private async store(topicMessages: { topic: string; messages: Message[] }[]): Promise<void> {
    await this.producer.sendBatch({ acks: -1, timeout: storeWithinMs, topicMessages })
  }

  private async assertTopics(needed: readonly string[]): Promise<void> {
    const there = new Set(await this.admin.listTopics())
    const missing = [...new Set(needed)].filter((topic) => !there.has(topic))
    if (missing.length > 0) throw new TopicsMissing(missing)
  }
}
