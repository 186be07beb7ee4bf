import { Logger } from '@nestjs/common'
import type { Admin, Consumer, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs'
import { deliver, type Delivery } from '../deliver'
import type { Subscription } from '../event-message'
import { fromRecord, type Parked } from './event-record'
import { noteStart } from './note-start'
import { eventTopic, redrivenTopic } from './topics'

const heartbeatEveryMs = 3_000
/**
 * So long after its last heartbeat a process counts as gone. One that begins again, as its broker was away, comes as
 * another member, and the group waits for the former one until then.
 */
const sessionMs = 12_000
const againAfterMs = 1_000
/** After so many handled messages their positions are stored, and at the end of each batch. */
const storePositionEvery = 50

export interface GroupReaderOptions {
  readonly kafka: Kafka
  readonly admin: Admin
  readonly subscription: Subscription
  /** Resolves once what could not be handled is stored elsewhere: only then does its partition go on. */
  readonly park: (parked: Parked) => Promise<void>
}

/** One process of a group: reads the partitions that Kafka gives it, each in its order, four at a time. */
export class GroupReader {
  private readonly log: Logger
  private readonly consumer: Consumer
  private readonly stopping = new AbortController()
  /** Settles when the group's positions stand in all partitions that it was given last. */
  private noted?: Promise<void>
  private failure: Error | undefined
  private again?: NodeJS.Timeout

  constructor(private readonly options: GroupReaderOptions) {
    const { kafka, admin, subscription } = options
    this.log = new Logger(`${subscription.group} events`)
    this.consumer = kafka.consumer({
      groupId: subscription.group,
      allowAutoTopicCreation: false,
      sessionTimeout: sessionMs,
      heartbeatInterval: heartbeatEveryMs,
      rebalanceTimeout: 60_000,
      maxWaitTimeInMs: 1_000,
      // After an error that outlives these tries the consumer ends, and we begin it again.
      retry: { retries: 3, initialRetryTime: 300, maxRetryTime: 2_000, restartOnFailure: async () => false },
    })
    const { GROUP_JOIN, CRASH } = this.consumer.events
    this.consumer.on(GROUP_JOIN, ({ payload }) => {
      this.failure = undefined
      this.noted = noteStart({ admin, consumer: this.consumer }, subscription.group, payload.memberAssignment)
      this.noted.catch((error: Error) => this.log.warn(`positions are not noted: ${error.message}`))
    })
    this.consumer.on(CRASH, ({ payload }) => this.onCrash(payload.error))
  }

  /** @throws Error if the group can't be joined */
  async start(): Promise<void> {
    await this.run()
    if (!this.noted) throw this.failure ?? new Error('the group was not joined')
    await this.noted
  }

  /** @throws Error with the reason why nothing is read at present */
  assertReading(): void {
    if (this.failure) throw this.failure
  }

  /** Lets the message that is being handled finish, unless it waits for its next try. */
  async stop(): Promise<void> {
    this.stopping.abort()
    clearTimeout(this.again)
    await this.consumer.disconnect()
  }

  private async run(): Promise<void> {
    const { group, names } = this.options.subscription
    const topics = [...new Set(names.map(eventTopic)), redrivenTopic(group)]
    await this.consumer.connect()
    await this.consumer.subscribe({ topics, fromBeginning: true })
    await this.consumer.run({
      eachBatchAutoResolve: false,
      autoCommitThreshold: storePositionEvery,
      partitionsConsumedConcurrently: 4,
      eachBatch: (batch) => this.read(batch),
    })
  }

  private onCrash(error: Error): void {
    this.failure = error
    if (this.stopping.signal.aborted) return
    this.log.error(`reading ended: ${error.message}; again in ${againAfterMs} ms`)
    clearTimeout(this.again)
    this.again = setTimeout(() => void this.runAgain(), againAfterMs)
  }

  private async runAgain(): Promise<void> {
    try {
      await this.run()
    } catch (error) {
      this.onCrash(error as Error)
    }
  }

  private async read(payload: EachBatchPayload): Promise<void> {
    const { batch, heartbeat, resolveOffset, commitOffsetsIfNecessary, isRunning, isStale } = payload
    await this.noted
    for (const record of batch.messages) {
      if (this.stopping.signal.aborted || !isRunning() || isStale()) return
      // While a handler takes its time the group knows that we live; what a beat has to say is heard below.
      const beating = setInterval(() => void heartbeat().catch(() => undefined), heartbeatEveryMs)
      try {
        if (!(await this.take(record, batch.topic, batch.partition))) return
      } finally {
        clearInterval(beating)
      }
      resolveOffset(record.offset)
      await commitOffsetsIfNecessary()
      await heartbeat()
    }
  }

  /** False if we are told to stop before the message was handled or parked. */
  private async take(record: KafkaMessage, topic: string, partition: number): Promise<boolean> {
    const delivery = await this.deliver(record)
    if (delivery.result === 'given up') {
      const { reason, tries } = delivery
      await this.options.park({ topic, partition, record, reason, tries })
    }
    return delivery.result !== 'stopped'
  }

  private async deliver(record: KafkaMessage): Promise<Delivery> {
    const { subscription } = this.options
    const message = fromRecord(record)
    if (!message) return { result: 'given up', reason: 'the record is not an event of ours', tries: 0 }
    if (!subscription.names.includes(message.name)) return { result: 'handled' }
    return deliver(subscription, message, { log: this.log, signal: this.stopping.signal })
  }
}
