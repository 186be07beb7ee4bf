import {
  Partitioners,
  type Admin,
  type ISocketFactory,
  type Kafka,
  type Message,
  type Producer,
} from 'kafkajs'
import type {
  Backlog,
  EventMessage,
  EventTransport,
  ParkedEvent,
  ParkedSelection,
  Pruned,
  Subscription,
} from '../event-message'
import { backlogOf } from './backlog'
import { parkedRecords, redriveRecords } from './dead-letters'
import { toDeadLetter, toRecord } from './event-record'
import { GroupReader } from './group-reader'
import { kafkaClient } from './kafka-client'
import { pruneTopics } from './prune-topics'
import { deadLetterTopic, eventTopic, topicOfProducer, topicsOfGroup } from './topics'
import { within } from './within'

const storeWithinMs = 10_000
/** Of the whole: what takes longer is published again, later. */
const publishWithinMs = 20_000
const askWithinMs = 30_000

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

  /**
   * @param brokers `host:port,…`
   * @param service whose facts are said: what it says them on has to be there
   * @param socketFactory how a broker is reached, if not by TCP as it is
   * @throws TopicsMissing
   */
  static async connect(
    brokers: string,
    service: string,
    socketFactory?: ISocketFactory,
  ): Promise<KafkaTransport> {
    const kafka = kafkaClient(brokers, service, socketFactory)
    const admin = kafka.admin()
    // One request at a time keeps the order when one is repeated. A repeat may store a message twice: inboxes know.
    const producer = kafka.producer({
      allowAutoTopicCreation: false,
      maxInFlightRequests: 1,
      createPartitioner: Partitioners.DefaultPartitioner,
    })
    const transport = new KafkaTransport(kafka, admin, producer)
    try {
      await within(askWithinMs, 'connecting', Promise.all([admin.connect(), producer.connect()]))
      const topic = topicOfProducer(service)
      if (topic !== undefined) await transport.assertTopics([topic])
      return transport
    } catch (error) {
      await Promise.allSettled([admin.disconnect(), producer.disconnect()])
      throw error
    }
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

  /** @throws TopicsMissing */
  async subscribe(subscription: Subscription): Promise<void> {
    const { group, names } = subscription
    await this.assertTopics([...names.map(eventTopic), ...topicsOfGroup(group)])
    const reader = new GroupReader({
      kafka: this.kafka,
      admin: this.admin,
      subscription,
      park: (parked) => this.store([{ topic: deadLetterTopic(group), messages: [toDeadLetter(parked)] }]),
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

  async parked(group: string, most?: number): Promise<ParkedEvent[]> {
    const parked = await parkedRecords({ kafka: this.kafka, admin: this.admin, group })
    return parked.slice(0, most)
  }

  redrive(group: string, selection: ParkedSelection = {}): Promise<number> {
    return redriveRecords({ kafka: this.kafka, admin: this.admin, group }, selection, (topic, messages) =>
      this.store([{ topic, messages }]),
    )
  }

  backlog(group: string): Promise<Backlog> {
    return within(askWithinMs, `backlog of ${group}`, backlogOf(this.admin, group))
  }

  async ready(): Promise<void> {
    await this.admin.describeCluster()
    for (const reader of this.readers) reader.assertReading()
  }

  async close(): Promise<void> {
    await Promise.all(this.readers.map((reader) => reader.stop()))
    await Promise.all([this.producer.disconnect(), this.admin.disconnect()])
  }

  /** Resolves once all replicas that are in step have it. */
  private async store(topicMessages: { topic: string; messages: Message[] }[]): Promise<void> {
    const sent = this.producer.sendBatch({ acks: -1, timeout: storeWithinMs, topicMessages })
    await within(publishWithinMs, 'storing', sent)
  }

  private async assertTopics(needed: readonly string[]): Promise<void> {
    const there = new Set(await this.admin.listTopics())
    const missing = [...new Set(needed)].filter((topic) => !there.has(topic))
    if (missing.length > 0) throw new TopicsMissing(missing)
  }
}
