import type { Admin, Kafka, KafkaMessage } from 'kafkajs'

const patienceMs = 30_000

export interface TopicContent {
  readonly records: KafkaMessage[]
  /** Where each partition that is not empty ended when it was looked at: the offset behind its last record. */
  readonly ends: { readonly partition: number; readonly offset: string }[]
}

/**
 * All records that a topic has at this moment, each partition's in its order. Read without leaving a trace.
 * @throws Error if that takes longer than 30 s
 */
export async function readTopic(
  { kafka, admin }: { kafka: Kafka; admin: Admin },
  topic: string,
): Promise<TopicContent> {
  const stretches = (await admin.fetchTopicOffsets(topic)).filter(({ low, high }) => low !== high)
  const ends = stretches.map(({ partition, high }) => ({ partition, offset: high }))
  if (ends.length === 0) return { records: [], ends }
  const missing = new Map(stretches.map(({ partition, high }) => [partition, BigInt(high)]))
  const found: { partition: number; record: KafkaMessage }[] = []
  const groupId = `${topic}.read-${crypto.randomUUID()}`
  const consumer = kafka.consumer({ groupId, allowAutoTopicCreation: false, maxWaitTimeInMs: 200 })
  let timer: NodeJS.Timeout | undefined
  try {
    await consumer.connect()
    await consumer.subscribe({ topic, fromBeginning: true })
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${topic} could not be read within ${patienceMs} ms`)),
        patienceMs,
      )
      const eachMessage = async ({ partition, message }: { partition: number; message: KafkaMessage }) => {
        const end = missing.get(partition)
        if (end === undefined) return
        found.push({ partition, record: message })
        if (BigInt(message.offset) + 1n >= end) missing.delete(partition)
        if (missing.size === 0) resolve()
      }
      consumer.run({ autoCommit: false, eachMessage }).catch(reject)
    })
  } finally {
    clearTimeout(timer)
    await consumer.disconnect()
    await admin.deleteGroups([groupId])
  }
  const records = found.sort((one, other) => one.partition - other.partition).map(({ record }) => record)
  return { records, ends }
}
